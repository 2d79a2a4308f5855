<?php
/**
 * Pasted addresses of boards (oEmbed). WordPress puts frames of sites that it does not know into a box without an origin, in
 * which they can load nothing; frames of the own Notabene become boards.
 *
 * @package Notabene
 */

defined( 'ABSPATH' ) || exit;

/**
 * Turns the frame of an answer into a board of this page.
 *
 * @param string|false $html   What WordPress made of the answer.
 * @param object       $answer Answer of the provider.
 * @return string|false
 */
function notabene_link( $html, $answer ) {
	$home = notabene_home();
	$code = isset( $answer->html ) && is_string( $answer->html ) ? $answer->html : '';
	if ( '' === $home || ! preg_match( '/<iframe\b[^>]*?\ssrc=(["\'])(.*?)\1/i', $code, $found ) ) {
		return $html;
	}
	$address = html_entity_decode( $found[2], ENT_QUOTES | ENT_HTML5, 'UTF-8' );
	$start   = $home . 'embed.html#';
	if ( 0 !== strpos( $address, $start ) ) {
		return $html;
	}
	$typed = array();
	foreach ( explode( '&', substr( $address, strlen( $start ) ) ) as $pair ) {
		list( $name, $value )        = array_pad( explode( '=', $pair, 2 ), 2, '' );
		$typed[ urldecode( $name ) ] = urldecode( $value );
	}
	return notabene_board( $typed );
}
add_filter( 'oembed_dataparse', 'notabene_link', 20, 2 );

/**
 * Boards out of the cache of pasted links need the script as well.
 *
 * @param string|false $html Cached result.
 * @return string|false
 */
function notabene_cached_link( $html ) {
	if ( is_string( $html ) && false !== strpos( $html, ' data-notabene-' ) && '' !== notabene_home() ) {
		wp_enqueue_script( NOTABENE_SCRIPT );
	}
	return $html;
}
add_filter( 'embed_oembed_html', 'notabene_cached_link' );
