import { Type, type Static, type TSchema } from 'typebox';
import { CAPTION_FAULTS } from '../captions';
import { createLocalizedSchema } from './localizedText';
import { Count, DateTime, LocaleSchema, Text, nullable } from './text';

export const FILE_LIMITS = {
  /** Size of one file, unless the installation says otherwise; a city's plans are large. */
  bytes: 100_000_000,
  /** Size of one request that brings a part of a file. */
  partBytes: 5_000_000,
  nameLetters: 200,
  /** Files of one person that have not arrived whole. */
  unfinished: 20,
  linkSeconds: 60,
  /** Lifetime of a link to a film or its captions: browsers read on while it is watched. */
  filmLinkSeconds: 14_400,
  attachments: 50,
  title: 150,
  description: 600,
  alt: 300,
  credit: 120,
} as const;

/**
 * Media types that are stored, judged by the bytes: pictures are written anew, documents are handed
 * out as they came.
 */
export const PICTURE_TYPES = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/avif',
  'image/gif',
] as const;
export const DOCUMENT_TYPES = [
  'application/pdf',
  'text/plain',
  'text/csv',
  'text/markdown',
  'application/json',
  'application/rtf',
  'application/vnd.oasis.opendocument.text',
  'application/vnd.oasis.opendocument.spreadsheet',
  'application/vnd.oasis.opendocument.presentation',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation',
] as const;

/** Films of lessons, and their captions: handed out as they came. */
export const VIDEO_TYPES = ['video/mp4', 'video/webm'] as const;
export const CAPTIONS_TYPE = 'text/vtt';

/** The widths in pixels in which a picture is handed out; never wider than it came. */
export const PICTURE_WIDTHS = [480, 960, 1600] as const;

const FILE_STATES = ['uploading', 'checking', 'ready', 'refused'] as const;
export type FileState = (typeof FILE_STATES)[number];

/** Reasons for which a file that arrived whole is not stored. */
export const FILE_REFUSALS = [
  'type',
  'picture',
  'video',
  'captions',
  'infected',
  'bomb',
  'damaged',
] as const;
export type FileRefusal = (typeof FILE_REFUSALS)[number];

const FileId = Type.String({ format: 'uuid' });

/**
 * Version of every picture for people who are shown a link to its content: `GET
 * /v1/files/{id}/social.jpg`.
 */
export const SOCIAL_PICTURE = { name: 'social.jpg', width: 1200, height: 630 } as const;

/** `POST /v1/files`: announces a file; its bytes follow in parts. */
export const NewFile = Type.Object(
  {
    name: Type.String({ minLength: 1, maxLength: FILE_LIMITS.nameLetters }),
    bytes: Type.Integer({ minimum: 1 }),
  },
  { additionalProperties: false },
);
export type NewFile = Static<typeof NewFile>;

/**
 * `POST /v1/files`, `GET /v1/files/{id}` and `PATCH /v1/files/{id}`, which takes the next part
 * (`application/offset+octet-stream`, header `Upload-Offset`: how many bytes the host has): how far
 * a file has come.
 */
export const FileInfo = Type.Object({
  id: FileId,
  name: Type.String(),
  bytes: Count,
  received: Count,
  state: Type.Enum([...FILE_STATES]),
  refusal: nullable(Type.Enum([...FILE_REFUSALS])),
  mediaType: nullable(Type.String()),
  /** Faults of captions that were refused, with the line. */
  faults: nullable(
    Type.Array(
      Type.Object({
        line: Type.Integer({ minimum: 1 }),
        fault: Type.Enum([...CAPTION_FAULTS]),
      }),
    ),
  ),
  /** Pixels; null for what is no picture. */
  width: nullable(Count),
  height: nullable(Count),
});
export type FileInfo = Static<typeof FileInfo>;

/**
 * `POST /v1/files/{id}/link`: an address that opens the file without a Bearer header, for {@link
 * FILE_LIMITS.linkSeconds}, a film for longer. What stands behind its `?` opens `GET
 * /v1/files/{id}/w/{width}` too.
 */
export const FileLink = Type.Object({ href: Type.String(), expiresAt: DateTime });
export type FileLink = Static<typeof FileLink>;

const Share = Type.Number({ minimum: 0, maximum: 1 });

/**
 * Point of a picture that stays in view wherever its edges are cropped, from its left and its top,
 * in shares of its width and height. The host keeps two decimals.
 */
export const FocalPoint = Type.Object({ x: Share, y: Share }, { additionalProperties: false });
export type FocalPoint = Static<typeof FocalPoint>;

/** A cover without one is cropped around its middle. */
const focus = Type.Optional(FocalPoint);

/** Describes the picture of a content: `GET /v1/files/{file}/w/{width}`. */
export const createCoverSchema = <T extends TSchema>(text: T) =>
  Type.Object({
    file: FileId,
    alt: text,
    credit: Type.String(),
    width: Count,
    height: Count,
    focus,
  });
export const Cover = createCoverSchema(Text);
export type Cover = Static<typeof Cover>;

/** A document of a content: `GET /v1/files/{file}/{name}`. */
export const Attachment = Type.Object({
  file: FileId,
  name: Type.String(),
  mediaType: Type.String(),
  bytes: Count,
  /** Digest of its bytes, in hexadecimal digits. */
  sha256: Type.String(),
  title: Text,
  description: Text,
  locale: nullable(LocaleSchema),
  addedAt: DateTime,
});
export type Attachment = Static<typeof Attachment>;

const WrittenCover = Type.Object(
  {
    file: FileId,
    alt: createLocalizedSchema(FILE_LIMITS.alt),
    credit: Type.String({ maxLength: FILE_LIMITS.credit }),
    focus,
  },
  { additionalProperties: false },
);
const WrittenAttachment = Type.Object(
  {
    file: FileId,
    title: createLocalizedSchema(FILE_LIMITS.title),
    description: createLocalizedSchema(FILE_LIMITS.description),
    locale: nullable(LocaleSchema),
  },
  { additionalProperties: false },
);

/**
 * `GET /v1/{section}/{slug}/files`, for those who may change the content; `PUT` writes it from the
 * revision that was read.
 */
export const ContentFiles = Type.Object({
  revision: Type.Integer({ minimum: 1 }),
  cover: nullable(Type.Object({ ...WrittenCover.properties, info: FileInfo })),
  attachments: Type.Array(Type.Object({ ...WrittenAttachment.properties, info: FileInfo })),
});
export type ContentFiles = Static<typeof ContentFiles>;

export const ContentFilesChange = Type.Object(
  {
    revision: Type.Integer({ minimum: 1 }),
    cover: nullable(WrittenCover),
    attachments: Type.Array(WrittenAttachment, { maxItems: FILE_LIMITS.attachments }),
  },
  { additionalProperties: false },
);
export type ContentFilesChange = Static<typeof ContentFilesChange>;
