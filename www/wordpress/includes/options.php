<?php
/**
 * The options of boards, from the list that the tests compare with the boards themselves.
 *
 * @package Notabene
 */

defined( 'ABSPATH' ) || exit;

/**
 * All options of a board by their names; each with its kind and, for words, the words.
 *
 * @return array
 */
function notabene_options() {
	static $options = null;
	if ( null === $options ) {
		$options = wp_json_file_decode( dirname( NOTABENE_FILE ) . '/options.json', array( 'associative' => true ) );
		$options = is_array( $options ) ? $options : array();
	}
	return $options;
}

/**
 * The longest text of an option, in bytes.
 */
const NOTABENE_LONGEST = 200000;

/**
 * Checks the value of an option.
 *
 * @param string $name  Name of the option.
 * @param mixed  $value Value as it was typed.
 * @return string|null The value; null if the option is unknown or the value is not one of it.
 */
function notabene_value( $name, $value ) {
	$option = notabene_options()[ $name ] ?? null;
	if ( null === $option || ! is_scalar( $value ) ) {
		return null;
	}
	if ( is_bool( $value ) ) {
		$value = $value ? 'true' : 'false';
	}
	$text = trim( (string) $value );
	$word = strtolower( $text );
	switch ( $option['kind'] ) {
		case 'words':
		case 'letters':
			return in_array( $word, $option['words'], true ) ? $word : null;
		case 'truth':
			$word = '' === $word ? 'true' : $word;
			return in_array( $word, array( 'true', 'false' ), true ) ? $word : null;
		case 'ply':
			return 'last' === $word || preg_match( '/^\d{1,9}$/', $word ) ? $word : null;
		case 'number':
			return preg_match( '/^0*[1-9]\d{0,8}$/', $word ) ? ltrim( $word, '0' ) : null;
		case 'address':
			// An address on the web or on this site; nothing that runs.
			return '' !== $text && esc_url_raw( $text, array( 'http', 'https' ) ) === $text ? $text : null;
		default:
			return strlen( $text ) <= NOTABENE_LONGEST && wp_check_invalid_utf8( $text ) === $text ? $text : null;
	}
}

/**
 * Sorts what was typed into the options of a board and the names of those that are none or have a wrong value.
 *
 * @param array $typed Names with values; a name alone, with a number as its key, is a truth.
 * @return array Two arrays: options, and names that are wrong.
 */
function notabene_sorted( array $typed ) {
	$good = array();
	$bad  = array();
	foreach ( $typed as $name => $value ) {
		if ( is_int( $name ) ) {
			$name  = (string) $value;
			$value = '';
		} elseif ( '' === $value || null === $value ) {
			continue;
		}
		$name    = strtolower( str_replace( '_', '-', $name ) );
		$checked = notabene_value( $name, $value );
		if ( null !== $checked && '' !== $checked ) {
			$good[ $name ] = $checked;
		} else {
			$bad[] = $name;
		}
	}
	return array( $good, $bad );
}
