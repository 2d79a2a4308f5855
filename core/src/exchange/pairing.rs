//! Codes by which two devices find each other without a server: what WebRTC asks for in a session description
//! (RFC 8866, RFC 8839, RFC 8841), in two hundred characters instead of a thousand.
//!
//! `w=1` and characters of six bits, of which the last five are a check sum of all others. The projector shows an
//! offer, the remote control an answer. All of it is untrusted text, read in linear time.

use super::link::{BitReader, BitWriter};
use super::result::{CHECK, check_characters};
use super::share::{read_text, write_text};
use std::net::{Ipv4Addr, Ipv6Addr};

/// Prefix of a pairing code, also in the fragment of an address.
pub const PAIRING_PREFIX: &str = "w=";
/// The written version.
const VERSION: char = '1';
/// Maximum length of a code.
const LONGEST: usize = 2_000;
/// Maximum length of a session description.
const LONGEST_DESCRIPTION: usize = 20_000;
/// Maximum number of addresses of a device.
const MOST_HOSTS: usize = 6;
/// Maximum length of the name and the password of a connection (RFC 8839, 5.4).
const LONGEST_SECRET: usize = 256;
/// Length of the fingerprint of a certificate (SHA-256) in bytes.
const FINGERPRINT: usize = 32;
/// Last label of names that only the local network knows (RFC 6762).
const LOCAL: &str = ".local";

/// The device that wrote a code.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum PairingSide {
    /// The projector, which begins.
    Projector,
    /// The remote control, which answers.
    Remote,
}

/// A network address of a device.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Host {
    /// IP address, or a name of the local network.
    pub address: String,
    /// Port of UDP.
    pub port: u16,
}

/// The facts of a session description.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PairingCode {
    /// The device that wrote it.
    pub side: PairingSide,
    /// Name and password of the connection.
    pub secret: (String, String),
    /// SHA-256 of the certificate of the device.
    pub fingerprint: [u8; FINGERPRINT],
    /// Addresses of the device, the best first.
    pub hosts: Vec<Host>,
}

/// Reason why a code is refused.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum PairingError {
    /// No code at all.
    Missing,
    /// A character was lost or changed.
    Changed,
    /// A later version of Notabene wrote it.
    Newer,
}

impl PairingCode {
    /// Reads the session description of a browser. None if it lacks a fact, or the device has no address.
    pub fn of_description(side: PairingSide, sdp: &str) -> Option<PairingCode> {
        let sdp = Some(sdp).filter(|sdp| sdp.len() <= LONGEST_DESCRIPTION)?;
        let attribute = |name: &str| sdp.lines().find_map(|line| line.trim().strip_prefix(name));
        let print = attribute("a=fingerprint:sha-256 ")?;
        let bytes: Option<Vec<u8>> = print.split(':').map(|hex| u8::from_str_radix(hex, 16).ok()).collect();
        let mut hosts = Vec::new();
        let candidates = sdp.lines().filter_map(|line| line.trim().strip_prefix("a=candidate:"));
        for host in candidates.filter_map(Host::of_candidate) {
            if hosts.len() < MOST_HOSTS && !hosts.contains(&host) {
                hosts.push(host);
            }
        }
        let secret = (attribute("a=ice-ufrag:")?.to_string(), attribute("a=ice-pwd:")?.to_string());
        let code = PairingCode { side, secret, fingerprint: bytes?.try_into().ok()?, hosts };
        code.is_valid().then_some(code)
    }

    /// The session description for a browser.
    pub fn description(&self) -> String {
        let setup = match self.side {
            PairingSide::Projector => "actpass",
            PairingSide::Remote => "active",
        };
        let print: Vec<String> = self.fingerprint.iter().map(|byte| format!("{byte:02X}")).collect();
        let (name, password) = &self.secret;
        let mut lines = vec![
            "v=0".to_string(),
            "o=- 1 2 IN IP4 127.0.0.1".into(),
            "s=-".into(),
            "t=0 0".into(),
            "a=group:BUNDLE 0".into(),
            "m=application 9 UDP/DTLS/SCTP webrtc-datachannel".into(),
            "c=IN IP4 0.0.0.0".into(),
        ];
        lines.extend(self.hosts.iter().enumerate().map(|(n, host)| host.candidate(n)));
        lines.extend([
            format!("a=ice-ufrag:{name}"),
            format!("a=ice-pwd:{password}"),
            format!("a=fingerprint:sha-256 {}", print.join(":")),
            format!("a=setup:{setup}"),
            "a=mid:0".into(),
            "a=sctp-port:5000".into(),
            "a=max-message-size:262144".into(),
        ]);
        lines.into_iter().map(|line| line + "\r\n").collect()
    }

    /// The code, with its prefix.
    pub fn write(&self) -> String {
        let mut w = BitWriter::with_version(VERSION);
        w.write_bits(u32::from(self.side == PairingSide::Remote), 1);
        write_text(&mut w, &self.secret.0);
        write_text(&mut w, &self.secret.1);
        self.fingerprint.iter().for_each(|byte| w.write_bits(u32::from(*byte), 8));
        w.number(self.hosts.len() as u32);
        self.hosts.iter().for_each(|host| host.write(&mut w));
        let body = w.finish();
        [PAIRING_PREFIX, &body, &check_characters(&body)].concat()
    }

    /// Reads a code, alone, in a link, or with words around it.
    ///
    /// # Errors
    /// The reason why it is refused.
    pub fn read(text: &str) -> Result<PairingCode, PairingError> {
        let at = text.rfind(PAIRING_PREFIX).or_else(|| text.rfind("W=")).ok_or(PairingError::Missing)?;
        let rest = text.get(at + PAIRING_PREFIX.len()..).unwrap_or_default();
        let is_sign = |c: char| c.is_ascii_alphanumeric() || c == '-' || c == '_';
        let end = rest.find(|c| !is_sign(c)).unwrap_or(rest.len());
        let code = rest.get(..end).filter(|code| code.len() <= LONGEST).ok_or(PairingError::Changed)?;
        match code.chars().next() {
            Some(VERSION) => {}
            Some(version) if version.is_ascii_digit() && version > VERSION => {
                return Err(PairingError::Newer);
            }
            _ => return Err(PairingError::Changed),
        }
        let cut = code.len().checked_sub(CHECK).filter(|cut| *cut > 0).ok_or(PairingError::Changed)?;
        let (body, sum) = code.split_at_checked(cut).ok_or(PairingError::Changed)?;
        let read = Some(body).filter(|body| check_characters(body) == sum);
        let read = read.and_then(|body| read_fields(&mut BitReader::new(body.get(1..)?)));
        read.filter(PairingCode::is_valid).ok_or(PairingError::Changed)
    }

    /// True if every value may stand in a session description.
    fn is_valid(&self) -> bool {
        let is_secret = |text: &str| {
            (4..=LONGEST_SECRET).contains(&text.len())
                && text.bytes().all(|b| b.is_ascii_alphanumeric() || b"+/-_=".contains(&b))
        };
        is_secret(&self.secret.0)
            && is_secret(&self.secret.1)
            && (1..=MOST_HOSTS).contains(&self.hosts.len())
            && self.hosts.iter().all(Host::is_valid)
    }
}

fn read_fields(r: &mut BitReader) -> Option<PairingCode> {
    let side = if r.read_bits(1)? == 1 { PairingSide::Remote } else { PairingSide::Projector };
    let secret = (read_text(r)?, read_text(r)?);
    let bytes: Option<Vec<u8>> = (0..FINGERPRINT).map(|_| r.read_bits(8).map(|byte| byte as u8)).collect();
    let count = Some(r.number()? as usize).filter(|count| *count <= MOST_HOSTS)?;
    let hosts: Option<Vec<Host>> = (0..count).map(|_| Host::read(r)).collect();
    Some(PairingCode { side, secret, fingerprint: bytes?.try_into().ok()?, hosts: hosts? })
}

/// Forms of an address in a code: two bits.
const IP_4: u32 = 0;
const IP_6: u32 = 1;
const LOCAL_ID: u32 = 2;
const NAME: u32 = 3;

impl Host {
    /// Reads a candidate (RFC 8839, 5.1) behind `a=candidate:`. None for another protocol than UDP, and for relays.
    fn of_candidate(text: &str) -> Option<Host> {
        let words: Vec<&str> = text.split(' ').collect();
        let &[_, component, protocol, _, address, port, "typ", kind, ..] = words.as_slice() else {
            return None;
        };
        let is_direct = component == "1" && protocol.eq_ignore_ascii_case("udp") && kind == "host";
        is_direct.then(|| Some(Host { address: address.into(), port: port.parse().ok()? })).flatten()
    }

    /// The line of a candidate; the first one has the highest priority.
    fn candidate(&self, n: usize) -> String {
        let priority = 2_130_706_431 - 256 * n as u32;
        format!("a=candidate:{} 1 udp {priority} {} {} typ host", n + 1, self.address, self.port)
    }

    /// True for an IP address or a name of the local network: a code cannot lead to other computers by name.
    fn is_valid(&self) -> bool {
        let is_name = |name: &str| {
            (1..64).contains(&name.len()) && name.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'-')
        };
        self.port > 0
            && (self.address.parse::<Ipv4Addr>().is_ok()
                || self.address.parse::<Ipv6Addr>().is_ok()
                || self.address.strip_suffix(LOCAL).is_some_and(is_name))
    }

    fn write(&self, w: &mut BitWriter) {
        let mut write = |form, bytes: &[u8]| {
            w.write_bits(form, 2);
            bytes.iter().for_each(|byte| w.write_bits(u32::from(*byte), 8));
        };
        if let Ok(ip) = self.address.parse::<Ipv4Addr>() {
            write(IP_4, &ip.octets());
        } else if let Ok(ip) = self.address.parse::<Ipv6Addr>() {
            write(IP_6, &ip.octets());
        } else if let Some(id) = self.address.strip_suffix(LOCAL).and_then(id_bytes) {
            write(LOCAL_ID, &id);
        } else {
            write(NAME, &[]);
            write_text(w, &self.address);
        }
        w.write_bits(u32::from(self.port), 16);
    }

    fn read(r: &mut BitReader) -> Option<Host> {
        let form = r.read_bits(2)?;
        let mut bytes = |count: usize| -> Option<Vec<u8>> {
            (0..count).map(|_| r.read_bits(8).map(|byte| byte as u8)).collect()
        };
        let address = match form {
            IP_4 => Ipv4Addr::from(<[u8; 4]>::try_from(bytes(4)?).ok()?).to_string(),
            IP_6 => Ipv6Addr::from(<[u8; 16]>::try_from(bytes(16)?).ok()?).to_string(),
            LOCAL_ID => id_text(&bytes(16)?) + LOCAL,
            _ => read_text(r)?,
        };
        Some(Host { address, port: r.read_bits(16)? as u16 })
    }
}

/// Lengths of the groups of an id (RFC 9562) in bytes.
const GROUPS: [usize; 5] = [4, 2, 2, 2, 6];

/// The bytes of an id in its usual form: small letters, groups divided by hyphens.
fn id_bytes(id: &str) -> Option<Vec<u8>> {
    let digits: String = id.chars().filter(|c| *c != '-').collect();
    let pairs = (0..16).map(|n| u8::from_str_radix(digits.get(2 * n..2 * n + 2)?, 16).ok());
    let bytes: Vec<u8> = pairs.collect::<Option<_>>()?;
    (id_text(&bytes) == id).then_some(bytes)
}

fn id_text(bytes: &[u8]) -> String {
    let mut rest = bytes;
    let groups = GROUPS.map(|count| {
        let (group, after) = rest.split_at(count.min(rest.len()));
        rest = after;
        group.iter().map(|byte| format!("{byte:02x}")).collect::<String>()
    });
    groups.join("-")
}
