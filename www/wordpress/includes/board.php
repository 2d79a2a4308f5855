<?php
/**
 * Boards in posts: the shortcodes, the block, and the script of the page.
 *
 * @package Notabene
 */

defined( 'ABSPATH' ) || exit;

const NOTABENE_SCRIPT = 'notabene-boards';
const NOTABENE_EDITOR = 'notabene-board-editor';

/**
 * The address of the folder of Notabene, with a slash at its end: that of the settings, or that of the plugin.
 *
 * @return string Empty if there is none.
 */
function notabene_home() {
	$home = (string) get_option( 'notabene_home', '' );
	if ( '' !== $home ) {
		return trailingslashit( $home );
	}
	$is_there = file_exists( dirname( NOTABENE_FILE ) . '/site/embed.js' );
	return $is_there ? plugins_url( 'site/', NOTABENE_FILE ) : '';
}

/**
 * Tells WordPress of shortcodes, block and scripts.
 */
function notabene_register() {
	add_shortcode( 'pgn', 'notabene_shortcode' );
	add_shortcode( 'pdn', 'notabene_shortcode' );
	$home = notabene_home();
	// Without a version: the script itself looks whether it is the newest copy.
	wp_register_script( NOTABENE_SCRIPT, $home ? $home . 'embed.js' : false, array(), null, true ); // phpcs:ignore WordPress.WP.EnqueuedResourceParameters.MissingVersion
	$needs = array( 'wp-blocks', 'wp-block-editor', 'wp-components', 'wp-compose', 'wp-element', 'wp-i18n' );
	wp_register_script( NOTABENE_EDITOR, plugins_url( 'block/editor.js', NOTABENE_FILE ), $needs, '0.1.0', true );
	$about = array(
		'home'    => $home,
		'options' => notabene_options(),
	);
	wp_add_inline_script( NOTABENE_EDITOR, 'window.notabeneBoard = ' . wp_json_encode( $about, JSON_HEX_TAG | JSON_HEX_AMP ) . ';', 'before' );
	wp_set_script_translations( NOTABENE_EDITOR, 'notabene', dirname( NOTABENE_FILE ) . '/languages' );
	$block = array(
		'render_callback' => 'notabene_block',
		'attributes'      => notabene_attributes(),
	);
	register_block_type( dirname( NOTABENE_FILE ) . '/block', $block );
}
add_action( 'init', 'notabene_register' );

/**
 * Makes the script of the boards a module.
 *
 * @param string $tag    Element of a script.
 * @param string $handle Its name.
 * @return string
 */
function notabene_module( $tag, $handle ) {
	if ( NOTABENE_SCRIPT !== $handle ) {
		return $tag;
	}
	$tag = preg_replace( '/\stype=([\'"])[^\'"]*\1/', '', $tag );
	return str_replace( '<script ', '<script type="module" ', $tag );
}
add_filter( 'script_loader_tag', 'notabene_module', 10, 2 );

/**
 * The shortcodes [pgn] and [pdn].
 *
 * @param array|string $typed Attributes.
 * @param string|null  $text  Text inside.
 * @param string       $name  Name of the shortcode.
 * @return string
 */
function notabene_shortcode( $typed, $text, $name ) {
	$typed = array_map( 'notabene_unquoted', is_array( $typed ) ? $typed : array() );
	if ( isset( $typed['position'] ) ) {
		// Editors turn the hyphens of FEN into dashes.
		$typed['position'] = preg_replace( '/[\x{2010}-\x{2015}\x{2212}]/u', '-', $typed['position'] );
	}
	$text = notabene_typed( (string) $text );
	if ( '' !== $text ) {
		$typed[ $name ] = $text;
	}
	return notabene_board( $typed );
}

/**
 * The attributes of the block: the options in camel case.
 *
 * @return array
 */
function notabene_attributes() {
	$attributes = array();
	foreach ( array_keys( notabene_options() ) as $name ) {
		$camel                = lcfirst( str_replace( '-', '', ucwords( $name, '-' ) ) );
		$attributes[ $camel ] = array(
			'type'    => 'string',
			'default' => '',
		);
	}
	return $attributes;
}

/**
 * The block, drawn on the server.
 *
 * @param array $attributes Attributes of the block.
 * @return string
 */
function notabene_block( $attributes ) {
	$typed = array();
	foreach ( $attributes as $name => $value ) {
		$name = strtolower( preg_replace( '/[A-Z]/', '-$0', $name ) );
		if ( isset( notabene_options()[ $name ] ) && '' !== $value ) {
			$typed[ $name ] = $value;
		}
	}
	return notabene_board( $typed, get_block_wrapper_attributes() );
}

/**
 * A board: an element with its options as attributes and the game as text for readers without scripts.
 *
 * @param array  $typed   Options by name, as they were typed.
 * @param string $wrapper Attributes of the element, escaped.
 * @return string
 */
function notabene_board( array $typed, $wrapper = '' ) {
	list( $options, $bad ) = notabene_sorted( $typed );
	$options              += notabene_defaults();
	$given                 = array_intersect_key( $options, array_flip( array( 'pgn', 'pdn', 'moves' ) ) );
	$inside                = $given ? reset( $given ) : ( $options['src'] ?? $options['position'] ?? '' );
	if ( 'true' === ( $options['puzzle'] ?? '' ) ) {
		// The text would tell the moves that are to be found.
		$inside = '';
	}
	if ( ! $options ) {
		$options['game'] = 'chess';
	}
	$out = '<div' . ( $wrapper ? ' ' . $wrapper : '' );
	foreach ( $options as $name => $value ) {
		// Line breaks as references: no filter behind this one makes paragraphs of them.
		$out .= ' data-notabene-' . $name . '="' . str_replace( "\n", '&#10;', esc_attr( $value ) ) . '"';
	}
	$out .= '>' . str_replace( "\n", '<br>', esc_html( $inside ) ) . '</div>';
	if ( '' === notabene_home() ) {
		return $out . notabene_complaint( __( 'Notabene has no folder yet: an administrator gives its address under Settings, Notabene.', 'notabene' ) );
	}
	wp_enqueue_script( NOTABENE_SCRIPT );
	foreach ( $bad as $name ) {
		/* translators: %s: name of an option */
		$out .= notabene_complaint( sprintf( __( 'Notabene does not know the option “%s”, or its value.', 'notabene' ), $name ) );
	}
	return $out;
}

/**
 * A sentence for those who can mend the page; other readers do not see it.
 *
 * @param string $sentence What is wrong.
 * @return string
 */
function notabene_complaint( $sentence ) {
	return current_user_can( 'edit_posts' ) ? '<p class="notabene-complaint">' . esc_html( $sentence ) . '</p>' : '';
}
