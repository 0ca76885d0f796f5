type Row = readonly [pattern: RegExp, name: string];

// The first that matches: browsers name those they descend from as well.
const BROWSERS: readonly Row[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|Chromium|CriOS)\//, 'Chrome'],
  [/\bVersion\/.*\bSafari\//, 'Safari'],
];

const SYSTEMS: readonly Row[] = [
  [/\bAndroid\b/, 'Android'],
  [/\b(?:iPhone|iPad)\b/, 'iOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

/** Longer headers are no browser's. */
const MOST_CHARACTERS = 512;

const nameIn = (rows: readonly Row[], text: string): string | undefined =>
  rows.find(([pattern]) => pattern.test(text))?.[1];

/**
 * Browser and system from a User-Agent header, such as `Firefox · Linux`; empty when it names
 * neither.
 */
export function toDeviceName(userAgent: string | undefined): string {
  const text = (userAgent ?? '').slice(0, MOST_CHARACTERS);
  return [nameIn(BROWSERS, text), nameIn(SYSTEMS, text)].filter(Boolean).join(' · ');
}
