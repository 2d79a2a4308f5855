//! Codes that pair a projector with a remote control: nothing is lost, and changed codes are refused.

use crate::common::laws::laws;
use notabene_core::exchange::pairing::{Host, PairingCode, PairingError, PairingSide};
use proptest::prelude::*;

/// As Chrome writes it.
const DESCRIPTION: &str = "v=0\r\no=- 4611731400430051336 2 IN IP4 127.0.0.1\r\ns=-\r\nt=0 0\r\na=group:BUNDLE 0\r\n\
a=extmap-allow-mixed\r\na=msid-semantic: WMS\r\nm=application 53211 UDP/DTLS/SCTP webrtc-datachannel\r\n\
c=IN IP4 192.168.1.20\r\n\
a=candidate:2439 1 udp 2113937151 0f3a1b2c-1234-4abc-8def-0123456789ab.local 53211 typ host generation 0 network-cost 999\r\n\
a=candidate:77 1 udp 2113939711 2001:db8::1 53213 typ host generation 0\r\n\
a=candidate:13 1 tcp 1518280447 192.168.1.20 9 typ host tcptype active generation 0\r\n\
a=candidate:14 1 udp 1518280447 192.168.1.20 53212 typ host generation 0\r\n\
a=candidate:15 1 udp 1518280447 203.0.113.4 53212 typ srflx raddr 0.0.0.0 rport 0\r\n\
a=ice-ufrag:Qx+7\r\na=ice-pwd:aB3dE/fGhIjKlMnOpQrStUvW\r\na=ice-options:trickle\r\n\
a=fingerprint:sha-256 00:01:02:03:04:05:06:07:08:09:0A:0B:0C:0D:0E:0F:10:11:12:13:14:15:16:17:18:19:1A:1B:1C:1D:1E:FF\r\n\
a=setup:actpass\r\na=mid:0\r\na=sctp-port:5000\r\na=max-message-size:262144\r\n";

fn code() -> PairingCode {
    PairingCode::of_description(PairingSide::Projector, DESCRIPTION).expect("a whole description")
}

#[test]
fn a_description_becomes_a_short_code_and_a_description_again() {
    let code = code();
    let addresses: Vec<&str> = code.hosts.iter().map(|host| host.address.as_str()).collect();
    assert_eq!(
        addresses,
        ["0f3a1b2c-1234-4abc-8def-0123456789ab.local", "2001:db8::1", "192.168.1.20"],
        "neither TCP nor addresses found by a server"
    );
    let text = code.write();
    assert!(text.starts_with("w=1") && text.len() < 200, "{} {text}", text.len());
    assert_eq!(PairingCode::read(&text), Ok(code.clone()));
    // In a link, with words and a full stop.
    assert_eq!(
        PairingCode::read(&format!("Take https://club.example/#wall/remote/{text}.")),
        Ok(code.clone())
    );
    let again = PairingCode::of_description(PairingSide::Projector, &code.description());
    assert_eq!(again, Some(code));
}

#[test]
fn what_is_no_code_is_refused_with_a_reason() {
    let text = code().write();
    for other in ["", "e4", "r=1ABC", "https://club.example/#wall"] {
        assert_eq!(PairingCode::read(other), Err(PairingError::Missing), "{other}");
    }
    assert_eq!(PairingCode::read(&text.replace("w=1", "w=2")), Err(PairingError::Newer));
    for n in 3..text.len() {
        let mut changed = text.clone().into_bytes();
        changed[n] = if changed[n] == b'A' { b'B' } else { b'A' };
        let changed = String::from_utf8(changed).unwrap();
        assert_eq!(PairingCode::read(&changed), Err(PairingError::Changed), "{n}");
        assert_eq!(PairingCode::read(&text[..n]), Err(PairingError::Changed), "{n}");
    }
}

#[test]
fn a_description_without_a_fact_or_with_lines_of_its_own_is_refused() {
    for lost in ["a=ice-ufrag", "a=ice-pwd", "a=fingerprint", "a=candidate"] {
        let rest: String =
            DESCRIPTION.split_inclusive("\r\n").filter(|line| !line.starts_with(lost)).collect();
        assert_eq!(PairingCode::of_description(PairingSide::Remote, &rest), None, "{lost}");
    }
    let foreign = |address: &str| {
        PairingCode { hosts: vec![Host { address: address.into(), port: 9 }], ..code() }.write()
    };
    assert!(PairingCode::read(&foreign("phone-3.local")).is_ok());
    for address in ["evil.example", "1.2.3.4 9 typ host\r\na=x", ".local", "a b.local"] {
        assert_eq!(PairingCode::read(&foreign(address)), Err(PairingError::Changed), "{address}");
    }
}

proptest! {
    #![proptest_config(laws(256))]

    #[test]
    fn any_text_is_read_or_refused(text in "(w=1)?[A-Za-z0-9=#/ -]{0,300}") {
        if let Ok(code) = PairingCode::read(&text) {
            prop_assert_eq!(PairingCode::read(&code.write()), Ok(code));
        }
        drop(PairingCode::of_description(PairingSide::Remote, &text));
    }

    #[test]
    fn codes_lose_nothing(
        fingerprint in any::<[u8; 32]>(),
        secret in ("[A-Za-z0-9+/]{4,20}", "[A-Za-z0-9+/]{22,40}"),
        ports in proptest::collection::vec(1u16.., 1..6),
        ip in any::<[u8; 4]>(),
        wide in any::<[u8; 16]>(),
        is_remote in any::<bool>(),
    ) {
        let address = |n: usize| match n % 3 {
            0 => std::net::Ipv4Addr::from(ip).to_string(),
            1 => std::net::Ipv6Addr::from(wide).to_string(),
            _ => format!("{:02x}{:02x}-{n}.local", ip[0], ip[1]),
        };
        let host = |(n, port): (usize, u16)| Host { address: address(n), port };
        let hosts: Vec<Host> = ports.into_iter().enumerate().map(host).collect();
        let side = if is_remote { PairingSide::Remote } else { PairingSide::Projector };
        let code = PairingCode { side, secret, fingerprint, hosts };
        prop_assert_eq!(PairingCode::read(&code.write()), Ok(code.clone()));
    }
}
