<?php
/**
 * Plugin Name:       Notabene
 * Description:       Boards for chess, Chess960, Scharten and draughts in your posts: games to step through, with an explanation of every move.
 * Version:           0.1.0
 * Requires at least: 6.1
 * Requires PHP:      7.4
 * Author:            The Notabene authors
 * License:           MIT OR Apache-2.0
 * License URI:       https://opensource.org/license/mit
 * Text Domain:       notabene
 * Domain Path:       /languages
 *
 * @package Notabene
 */

defined( 'ABSPATH' ) || exit;

define( 'NOTABENE_FILE', __FILE__ );

require __DIR__ . '/includes/options.php';
require __DIR__ . '/includes/text.php';
require __DIR__ . '/includes/board.php';
require __DIR__ . '/includes/settings.php';
require __DIR__ . '/includes/media.php';
require __DIR__ . '/includes/links.php';

/**
 * Loads the translations that come with the plugin.
 */
function notabene_translations() {
	load_plugin_textdomain( 'notabene', false, dirname( plugin_basename( NOTABENE_FILE ) ) . '/languages' );
}
add_action( 'init', 'notabene_translations', 1 );
