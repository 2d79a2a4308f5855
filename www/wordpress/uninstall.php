<?php
/**
 * Removes the settings. Posts, shortcodes and files of games stay.
 *
 * @package Notabene
 */

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

delete_option( 'notabene_home' );
delete_option( 'notabene_defaults' );
