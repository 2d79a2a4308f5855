<?php
/**
 * Files of games in the media library.
 *
 * @package Notabene
 */

defined( 'ABSPATH' ) || exit;

/**
 * The types of files of games, by the ends of their names.
 */
const NOTABENE_FILES = array(
	'pgn' => 'application/vnd.chess-pgn',
	'pdn' => 'application/x-draughts-pdn',
);

/**
 * Bytes of a file that are looked at.
 */
const NOTABENE_LOOK = 65536;

/**
 * Allows files of games for everybody who may upload files.
 *
 * @param string[] $types Types by the ends of names.
 * @return string[]
 */
function notabene_types( $types ) {
	return $types + NOTABENE_FILES;
}
add_filter( 'upload_mimes', 'notabene_types' );

/**
 * Looks into an uploaded file: WordPress itself only sees that it is a text, and refuses it for that.
 *
 * @param array  $found What WordPress found: ext, type, proper_filename.
 * @param string $path  Path of the file.
 * @param string $name  Name of the file.
 * @return array
 */
function notabene_file( $found, $path, $name ) {
	$end = strtolower( pathinfo( $name, PATHINFO_EXTENSION ) );
	if ( ! isset( NOTABENE_FILES[ $end ] ) ) {
		return $found;
	}
	$is_good = notabene_is_record( $path );
	return array_merge(
		$found,
		array(
			'ext'  => $is_good ? $end : false,
			'type' => $is_good ? NOTABENE_FILES[ $end ] : false,
		)
	);
}
add_filter( 'wp_check_filetype_and_ext', 'notabene_file', 10, 3 );

/**
 * True if a file may be a record of games: a text without markup that begins as records do.
 *
 * @param string $path Path of the file.
 * @return bool
 */
function notabene_is_record( $path ) {
	// phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- a file on this server.
	$text = is_readable( $path ) ? file_get_contents( $path, false, null, 0, NOTABENE_LOOK ) : false;
	if ( ! is_string( $text ) || false !== strpos( $text, "\0" ) ) {
		return false;
	}
	$text = preg_replace( '/^\xEF\xBB\xBF/', '', $text );
	if ( preg_match( '/<(?:\?|%|!|(?:html|head|body|script|svg|iframe|object|embed)\b)/i', $text ) ) {
		return false;
	}
	// A tag, a comment, a line that PGN leaves out, or the number of a move.
	return 1 === preg_match( '/^\s*(?:\[\s*\w+\s+"|[{;%(]|\d+\s*\.)/', $text );
}
