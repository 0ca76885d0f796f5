const UTF8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** RFC 4648 §5, without padding. */
export function toBase64url(bytes: Uint8Array): string {
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** Decodes the bytes of a base64url value; null when it is none. */
export function parseBase64urlBytes(encoded: string): Uint8Array<ArrayBuffer> | null {
  if (!/^[\w-]*$/.test(encoded) || encoded.length % 4 === 1) return null;
  const binary = atob(encoded.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = new Uint8Array(binary.length);
  for (let place = 0; place < binary.length; place += 1) bytes[place] = binary.charCodeAt(place);
  return bytes;
}

/** Decodes the UTF-8 text of a base64url value; null when it is neither. */
export function parseBase64urlText(encoded: string): string | null {
  const bytes = parseBase64urlBytes(encoded);
  try {
    return bytes && UTF8.decode(bytes);
  } catch {
    return null;
  }
}
