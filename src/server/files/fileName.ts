import { CAPTIONS_TYPE, FILE_LIMITS, VIDEO_TYPES } from '../../shared/contract/files';
import { readText } from '../identity/readName';

const SURROGATE = /\p{Cs}/gu;
const NAMELESS = 'file';

/**
 * Reads a name as it is kept: without folders, on one line, and with nothing in it that turns the
 * reading direction.
 */
export function readFileName(name: string): string {
  const text = readText(name.replace(SURROGATE, '').split(/[\\/]/).at(-1) ?? '');
  return text.replace(/\s+/g, ' ').replace(/^[. ]+/, '') || NAMELESS;
}

/**
 * Endings that a name of each type may have; the first one is added to a name that ends with
 * another.
 */
const ENDINGS: Readonly<Record<string, readonly string[]>> = {
  'image/webp': ['webp'],
  'application/pdf': ['pdf'],
  'text/plain': ['txt'],
  'text/csv': ['csv'],
  'text/markdown': ['md', 'markdown'],
  'text/vtt': ['vtt'],
  'video/mp4': ['mp4', 'm4v'],
  'video/webm': ['webm'],
  'application/json': ['json', 'geojson'],
  'application/rtf': ['rtf'],
  'application/vnd.oasis.opendocument.text': ['odt'],
  'application/vnd.oasis.opendocument.spreadsheet': ['ods'],
  'application/vnd.oasis.opendocument.presentation': ['odp'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['docx'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['xlsx'],
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': ['pptx'],
};

const PICTURE_ENDING = /\.(jpe?g|png|webp|avif|gif)$/i;

const endingOf = (name: string): string => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';

/** Finds the text type that a name tells; undefined where it tells none. */
export const getTextType = (name: string): string | undefined =>
  ['text/plain', 'text/csv', 'text/markdown', 'text/vtt', 'application/json'].find((type) =>
    ENDINGS[type]?.includes(endingOf(name)),
  );

/**
 * Returns the name with an ending of its type: what a device does with a file, it decides by that.
 */
export function addEnding(name: string, mediaType: string): string {
  const endings = ENDINGS[mediaType] ?? [];
  if (endings.includes(endingOf(name))) return name;
  const ending = `.${endings[0]}`;
  const stem = mediaType === 'image/webp' ? name.replace(PICTURE_ENDING, '') : name;
  return [...stem].slice(0, FILE_LIMITS.nameLetters - ending.length).join('') + ending;
}

/** Tells whether it is a film, or what belongs to it while it runs. */
export const isVideoOrCaptions = (mediaType: string | null): boolean =>
  [...VIDEO_TYPES, CAPTIONS_TYPE].some((type) => type === mediaType);

const encoded = (name: string): string =>
  encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/** `Content-Disposition` with the name in any script (RFC 6266, RFC 8187). */
export function createContentDisposition(kind: 'inline' | 'attachment', name: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\w .-]/g, '_');
  return `${kind}; filename="${plain}"; filename*=UTF-8''${encoded(name)}`;
}
