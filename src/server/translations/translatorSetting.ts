/** A service that speaks the API of LibreTranslate. */
export interface TranslatorSetting {
  /** Address below which its operations are: `translate` is below. */
  readonly url: URL;
  readonly key: string | null;
}

type Environment = Readonly<Record<string, string | undefined>>;

const isHttp = (text: string): boolean => /^https?:\/\//.test(text) && URL.canParse(text);

/**
 * Returns an address that ends in a slash; otherwise the last part of the path would be replaced
 * when an operation is resolved against it.
 */
function folderAt(address: string): URL {
  const url = new URL(address);
  if (!url.pathname.endsWith('/')) url.pathname += '/';
  return url;
}

/**
 * Reads the service that translates what people wrote: at `MEYDAN_TRANSLATOR`, with the key
 * `MEYDAN_TRANSLATOR_KEY` where it wants one; with nothing set, nothing is translated. Wrong values
 * become faults, a sentence each.
 */
export function readTranslatorSetting(
  env: Environment,
  faults: string[],
): TranslatorSetting | null {
  const text = env.MEYDAN_TRANSLATOR?.trim();
  const key = env.MEYDAN_TRANSLATOR_KEY?.trim() || null;
  if (!text) {
    if (key !== null)
      faults.push('MEYDAN_TRANSLATOR_KEY is a key to nothing without MEYDAN_TRANSLATOR.');
    return null;
  }
  if (isHttp(text)) return { url: folderAt(text), key };
  faults.push(
    `MEYDAN_TRANSLATOR must be an address such as https://translate.example, not “${text}”.`,
  );
  return null;
}
