/** A stretch of a text in UTF-16 offsets, `end` not included. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

const HOST = /[\p{L}\p{N}\p{M}._@+-]+/gu;
const PATH = /[:/?#]\S+/y;
const SCHEMES = new Set(['http', 'https', 'ftp']);
// Domains that are words of a sentence too (it, us, at) are left out: "thank you.it was great".
const TOP_LEVEL = new Set(
  (
    'com org net edu gov mil info biz io dev app xyz online ' +
    'uk ie de ch fr pt nl dk se fi pl cz eu ca au nz jp cn br za'
  ).split(' '),
);

/**
 * The web and e-mail addresses in a text, in order: what has a scheme or `www.`, a host name under a well-known
 * top-level domain, a host name of any country with a path; each with its path. Takes linear time.
 */
export function findAddresses(text: string): Range[] {
  const addresses: Range[] = [];
  let end = 0;
  for (const { 0: host, index } of text.matchAll(HOST)) {
    if (index < end || !isAddress(host.toLowerCase(), text, index + host.length)) continue;
    PATH.lastIndex = index + host.length;
    end = index + host.length + (PATH.exec(text)?.[0].length ?? 0);
    addresses.push({ start: index, end });
  }
  return addresses;
}

function isAddress(host: string, text: string, hostEnd: number): boolean {
  if (SCHEMES.has(host)) return text.startsWith('://', hostEnd);
  if (host.startsWith('www.')) return true;
  const labels = host.replace(/\.+$/, '').split('.');
  const last = labels.at(-1) ?? '';
  if (labels.length < 2 || labels.includes('')) return false;
  return TOP_LEVEL.has(last) || (text[hostEnd] === '/' && /^[a-z]{2}$/.test(last));
}
