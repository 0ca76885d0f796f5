import type {
  CAPTIONS_TYPE,
  DOCUMENT_TYPES,
  PICTURE_TYPES,
  VIDEO_TYPES,
} from '../../shared/contract/files';

export type MediaType =
  | (typeof DOCUMENT_TYPES)[number]
  | (typeof PICTURE_TYPES)[number]
  | (typeof VIDEO_TYPES)[number]
  | typeof CAPTIONS_TYPE;

const OFFICE = 'application/vnd.openxmlformats-officedocument';
const OPEN = 'application/vnd.oasis.opendocument';

/**
 * The ending of each kind of file: written in capitals it is the name by which people know it, in
 * every language.
 */
const ENDINGS: Readonly<Record<MediaType, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/avif': 'avif',
  'image/gif': 'gif',
  'application/pdf': 'pdf',
  'text/plain': 'txt',
  'text/csv': 'csv',
  'text/vtt': 'vtt',
  'video/mp4': 'mp4',
  'video/webm': 'webm',
  'text/markdown': 'md',
  'application/json': 'json',
  'application/rtf': 'rtf',
  [`${OPEN}.text`]: 'odt',
  [`${OPEN}.spreadsheet`]: 'ods',
  [`${OPEN}.presentation`]: 'odp',
  [`${OFFICE}.wordprocessingml.document`]: 'docx',
  [`${OFFICE}.spreadsheetml.sheet`]: 'xlsx',
  [`${OFFICE}.presentationml.presentation`]: 'pptx',
};

const endingOf = (name: string) => name.split('.').at(-1)!.toLowerCase().replace('jpeg', 'jpg');

/** Returns the name of a kind of file: PDF, JPG, ODT. */
export const getTypeName = (mediaType: string): string =>
  (Object.hasOwn(ENDINGS, mediaType) ? ENDINGS[mediaType as MediaType] : mediaType).toUpperCase();

/**
 * Tells whether a file may be one of these kinds: devices name kinds differently, some not at all,
 * so the ending counts, too.
 */
export const isOfKind = ({ type, name }: File, mediaTypes: readonly MediaType[]): boolean =>
  mediaTypes.some((one) => one === type || ENDINGS[one] === endingOf(name));

/** Lists media types and endings for the `accept` of an input. */
export const toAcceptList = (mediaTypes: readonly MediaType[]): readonly string[] =>
  mediaTypes.flatMap((one) => [one, `.${ENDINGS[one]}`]);
