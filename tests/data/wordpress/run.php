<?php
/**
 * Does one thing in WordPress as its administrator and prints JSON: `php run.php FOLDER WHAT ARGUMENTS`.
 *
 * @package Notabene
 */

require $argv[1] . '/wp-load.php';
require ABSPATH . 'wp-admin/includes/admin.php';
wp_set_current_user( 1 );
$notabene_plugin = 'notabene/notabene.php';

/**
 * Puts a file into the media library.
 *
 * @param string $name Name of the file.
 * @param string $text Its contents.
 * @return string The type of the attachment, or why it was refused.
 */
function notabene_uploaded( $name, $text ) {
	$path = wp_tempnam( $name );
	file_put_contents( $path, $text );
	$id = media_handle_sideload( array( 'name' => $name, 'tmp_name' => $path ), 0 );
	return is_wp_error( $id ) ? 'refused: ' . $id->get_error_message() : get_post_mime_type( $id ) . ' ' . wp_get_attachment_url( $id );
}

switch ( $argv[2] ) {
	case 'activate':
		$notabene_result = activate_plugin( $notabene_plugin );
		$notabene_answer = is_wp_error( $notabene_result ) ? $notabene_result->get_error_message() : is_plugin_active( $notabene_plugin );
		break;
	case 'post':
		$notabene_answer = wp_insert_post(
			wp_slash(
				array(
					'post_title'   => $argv[3],
					'post_content' => $argv[4],
					'post_status'  => 'publish',
				)
			)
		);
		break;
	case 'shortcode':
		$notabene_answer = do_shortcode( $argv[3] );
		break;
	case 'option':
		update_option( $argv[3], $argv[4] );
		$notabene_answer = get_option( $argv[3] );
		break;
	case 'upload':
		$notabene_answer = notabene_uploaded( $argv[3], $argv[4] );
		break;
	case 'uninstall':
		update_option( 'notabene_home', 'https://club.example/' );
		deactivate_plugins( $notabene_plugin );
		uninstall_plugin( $notabene_plugin );
		wp_cache_flush();
		$notabene_answer = array( get_option( 'notabene_home', null ), get_option( 'notabene_defaults', null ) );
		break;
}
echo wp_json_encode( $notabene_answer ), "\n";
