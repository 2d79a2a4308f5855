<?php
/**
 * Installs WordPress: `php install.php FOLDER`.
 *
 * @package Notabene
 */

define( 'WP_INSTALLING', true );
require $argv[1] . '/wp-load.php';
require ABSPATH . 'wp-admin/includes/upgrade.php';
wp_install( 'The club', 'admin', 'admin@club.example', false, '', 'a password for tests' );
echo get_bloginfo( 'version' ), "\n";
