<?php
/**
 * Lets WordPress fetch pages of servers on this machine, which it refuses otherwise: those of the tests.
 *
 * @package Notabene
 */

add_filter( 'http_request_host_is_external', '__return_true' );
add_filter(
	'http_allowed_safe_ports',
	function ( $ports ) {
		return array_merge( $ports, array_map( 'intval', explode( ' ', (string) getenv( 'NOTABENE_PORTS' ) ) ) );
	}
);
// Waiting for a server that no test has would take half a minute.
add_filter( 'pre_http_request', function ( $done, $arguments, $address ) {
	return 0 === strpos( $address, 'http://127.0.0.1:' ) ? $done : new WP_Error( 'blocked', $address );
}, 10, 3 );
// The language of the site: WordPress itself only takes one whose own translations are installed.
add_filter(
	'pre_determine_locale',
	function ( $locale ) {
		$wanted = get_option( 'tests_locale' );
		return $wanted ? $wanted : $locale;
	}
);
