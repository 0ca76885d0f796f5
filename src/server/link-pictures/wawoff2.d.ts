declare module 'wawoff2' {
  /** Unpacks the font inside of a WOFF2 file (TrueType or OpenType). */
  export function decompress(woff2: Uint8Array): Promise<Uint8Array>;
}
