import { strToU8, zipSync, type Zippable } from 'fflate';
import sharp from 'sharp';

export const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n%%EOF\n');

/** Creates a picture of so many pixels, with a place and a device written beside them. */
export const createPicture = (
  format: 'jpeg' | 'png' | 'webp' | 'avif' | 'gif',
  width = 40,
  height = 20,
) =>
  sharp({ create: { width, height, channels: 3, background: 'teal' } })
    .withExif({ IFD0: { Make: 'A device', Copyright: 'Somebody' } })
    .toFormat(format)
    .toBuffer();

const TYPES = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
const typesOf = (type: string) =>
  strToU8(
    `<?xml version="1.0"?><Types><Override PartName="/word/document.xml" ContentType="${type}"/></Types>`,
  );

/** Creates a text document, with more entries where they are given. */
export const createDocx = (more: Zippable = {}, type = TYPES): Buffer =>
  Buffer.from(
    zipSync({
      '[Content_Types].xml': typesOf(type),
      'word/document.xml': strToU8('<a/>'),
      ...more,
    }),
  );

export const createOdt = (more: Zippable = {}): Buffer =>
  Buffer.from(
    zipSync({
      mimetype: [strToU8('application/vnd.oasis.opendocument.text'), { level: 0 }],
      'content.xml': strToU8('<a/>'),
      ...more,
    }),
  );
