<?php
/**
 * The page Settings, Notabene: where the boards come from, and how they look unless a post says otherwise.
 *
 * @package Notabene
 */

defined( 'ABSPATH' ) || exit;

/**
 * The options that have a default for the whole site.
 */
const NOTABENE_DEFAULTS = array( 'language', 'letters', 'notation', 'theme' );

/**
 * The defaults of the site.
 *
 * @return string[] Values by option.
 */
function notabene_defaults() {
	$kept         = get_option( 'notabene_defaults', array() );
	$kept         = is_array( $kept ) ? array_intersect_key( $kept, array_flip( NOTABENE_DEFAULTS ) ) : array();
	list( $good ) = notabene_sorted( $kept );
	return $good;
}

/**
 * Tells WordPress of the settings.
 */
function notabene_settings() {
	register_setting(
		'notabene',
		'notabene_home',
		array(
			'type'              => 'string',
			'default'           => '',
			'sanitize_callback' => 'notabene_checked_home',
		)
	);
	register_setting(
		'notabene',
		'notabene_defaults',
		array(
			'type'              => 'array',
			'default'           => array(),
			'sanitize_callback' => 'notabene_checked_defaults',
		)
	);
	add_settings_section( 'notabene', '', '__return_empty_string', 'notabene' );
	add_settings_field( 'notabene_home', __( 'Address of Notabene', 'notabene' ), 'notabene_home_field', 'notabene', 'notabene', array( 'label_for' => 'notabene_home' ) );
	$labels = array(
		'language' => __( 'Language of the sentences', 'notabene' ),
		'letters'  => __( 'Letters of the pieces', 'notabene' ),
		'notation' => __( 'Notation', 'notabene' ),
		'theme'    => __( 'Colours', 'notabene' ),
	);
	foreach ( NOTABENE_DEFAULTS as $name ) {
		$about = array(
			'label_for' => 'notabene_' . $name,
			'name'      => $name,
		);
		add_settings_field( 'notabene_' . $name, $labels[ $name ], 'notabene_default_field', 'notabene', 'notabene', $about );
	}
}
add_action( 'admin_init', 'notabene_settings' );

/**
 * Checks the address of a folder of Notabene.
 *
 * @param mixed $typed What was typed.
 * @return string The address; the one before if it is none.
 */
function notabene_checked_home( $typed ) {
	$typed = is_string( $typed ) ? trim( $typed ) : '';
	if ( '' === $typed ) {
		return '';
	}
	// The address of one of its pages means their folder.
	$address = preg_replace( '/(?:index|embed)\.html.*$|[?#].*$|embed\.js.*$/', '', $typed );
	$checked = esc_url_raw( $address, array( 'http', 'https' ) );
	if ( '' === $checked || ! wp_parse_url( $checked, PHP_URL_HOST ) ) {
		add_settings_error( 'notabene_home', 'notabene_home', __( 'The address of Notabene begins with https:// and names a folder.', 'notabene' ) );
		return (string) get_option( 'notabene_home', '' );
	}
	return trailingslashit( $checked );
}

/**
 * Checks the defaults of the site.
 *
 * @param mixed $typed What was chosen.
 * @return string[]
 */
function notabene_checked_defaults( $typed ) {
	$typed              = is_array( $typed ) ? array_intersect_key( $typed, array_flip( NOTABENE_DEFAULTS ) ) : array();
	list( $good, $bad ) = notabene_sorted( $typed );
	if ( $bad ) {
		add_settings_error( 'notabene_defaults', 'notabene_defaults', __( 'One of the choices is not possible and was left out.', 'notabene' ) );
	}
	return $good;
}

/**
 * The field of the address.
 */
function notabene_home_field() {
	$home = (string) get_option( 'notabene_home', '' );
	printf(
		'<input type="url" id="notabene_home" name="notabene_home" class="regular-text code" value="%s" placeholder="https://www.club.example/notabene/">',
		esc_attr( $home )
	);
	echo '<p class="description">';
	if ( file_exists( dirname( NOTABENE_FILE ) . '/site/embed.js' ) ) {
		esc_html_e( 'Empty: the boards come with this plugin. Or the folder of Notabene on your own server.', 'notabene' );
	} else {
		esc_html_e( 'The folder of Notabene on your own server.', 'notabene' );
	}
	echo ' ';
	esc_html_e( 'If it is on another server, that server must allow this site to use it (Access-Control-Allow-Origin).', 'notabene' );
	echo '</p>';
}

/**
 * The field of a default.
 *
 * @param array $about Name of the option.
 */
function notabene_default_field( $about ) {
	$name   = $about['name'];
	$chosen = notabene_defaults()[ $name ] ?? '';
	printf( '<select id="notabene_%1$s" name="notabene_defaults[%1$s]">', esc_attr( $name ) );
	printf( '<option value="">%s</option>', esc_html__( 'default', 'notabene' ) );
	foreach ( notabene_options()[ $name ]['words'] ?? array() as $word ) {
		printf( '<option value="%s"%s>%s</option>', esc_attr( $word ), selected( $chosen, $word, false ), esc_html( $word ) );
	}
	echo '</select>';
}

/**
 * The place of the page in the menu.
 */
function notabene_menu() {
	add_options_page( __( 'Notabene', 'notabene' ), __( 'Notabene', 'notabene' ), 'manage_options', 'notabene', 'notabene_page' );
}
add_action( 'admin_menu', 'notabene_menu' );

/**
 * The page. WordPress checks nonce and capability once more when it is sent to options.php.
 */
function notabene_page() {
	if ( ! current_user_can( 'manage_options' ) ) {
		return;
	}
	echo '<div class="wrap"><h1>' . esc_html( get_admin_page_title() ) . '</h1>';
	echo '<p>' . esc_html__( 'In a post, add the block “Notabene board”, or write a game between [pgn] and [/pgn] (draughts: [pdn] and [/pdn]).', 'notabene' ) . '</p>';
	echo '<form action="options.php" method="post">';
	settings_fields( 'notabene' );
	do_settings_sections( 'notabene' );
	submit_button();
	echo '</form></div>';
}
