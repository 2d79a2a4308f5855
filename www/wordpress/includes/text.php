<?php
/**
 * Games out of posts: what editors and WordPress put into a typed text is taken out again.
 *
 * @package Notabene
 */

defined( 'ABSPATH' ) || exit;

/**
 * The text as it was typed: paragraphs and line breaks are lines, signs are signs, tags of HTML are gone.
 *
 * @param string $html Text inside a shortcode.
 * @return string
 */
function notabene_typed( $html ) {
	$text = str_replace( array( "\r\n", "\r" ), "\n", $html );
	$text = preg_replace( '#<br\s*/?>\n?#i', "\n", $text );
	$text = preg_replace( '#</(?:p|div|li|h[1-6])>\s*#i', "\n\n", $text );
	// Tags of HTML only: a comment may have an angle bracket of its own.
	$text = preg_replace( '#</?(?:p|div|li|ul|ol|h[1-6]|span|em|strong|b|i|u|a|code|pre|font|tt)(?:\s[^<>]*)?>#i', '', $text );
	$text = html_entity_decode( $text, ENT_QUOTES | ENT_HTML5, 'UTF-8' );
	$text = preg_replace( '/[ \t]+\n/', "\n", $text );
	return trim( preg_replace( '/\n{3,}/', "\n\n", $text ) );
}

/**
 * The value of an attribute without the curly quotes that editors put around it.
 *
 * @param mixed $value Value of a shortcode.
 * @return mixed
 */
function notabene_unquoted( $value ) {
	if ( ! is_string( $value ) ) {
		return $value;
	}
	$value = html_entity_decode( $value, ENT_QUOTES | ENT_HTML5, 'UTF-8' );
	return preg_replace( '/^[“”„″»«’‘\x{a0}\s]+|[“”„″»«’‘\x{a0}\s]+$/u', '', $value ) ?? $value;
}

/**
 * Keeps WordPress from changing the signs between [pgn] and [/pgn].
 *
 * @param string[] $names Shortcodes whose text stays as it is.
 * @return string[]
 */
function notabene_untouched( $names ) {
	return array_merge( $names, array( 'pgn', 'pdn' ) );
}
add_filter( 'no_texturize_shortcodes', 'notabene_untouched' );
