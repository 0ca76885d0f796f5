/** Builds a box of an MP4 file (ISO/IEC 14496-12 §4.2). */
export const createBox = (type: string, ...content: readonly Buffer[]): Buffer => {
  const body = Buffer.concat(content);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(body.length + 8, 0);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, body]);
};

const FULL = Buffer.alloc(4);

/** Builds a track of this kind, whose samples are in these forms. */
export const createTrack = (handler: string, ...formats: readonly string[]): Buffer => {
  const count = Buffer.alloc(4);
  count.writeUInt32BE(formats.length);
  const entries = formats.map((format) => createBox(format, Buffer.alloc(78)));
  const table = createBox('stsd', FULL, count, ...entries);
  const named = createBox('hdlr', FULL, FULL, Buffer.from(handler), Buffer.alloc(13));
  return createBox('trak', createBox('mdia', named, createBox('minf', createBox('stbl', table))));
};

/** Builds an MP4 file as hosts look at it: its tracks, and bytes that are no film. */
export const createMp4 = (
  tracks: readonly Buffer[] = [createTrack('vide', 'avc1'), createTrack('soun', 'mp4a')],
): Buffer =>
  Buffer.concat([
    createBox('ftyp', Buffer.from('isom'), FULL, Buffer.from('isommp41')),
    createBox('mdat', Buffer.alloc(2_000, 7)),
    createBox('moov', ...tracks),
  ]);

const ebmlSize = (bytes: number): Buffer =>
  Buffer.from([0x10 | (bytes >> 24), bytes >> 16, bytes >> 8, bytes].map((byte) => byte & 0xff));
/** Builds an element of a WebM file (RFC 8794), its id with the bits that tell its length. */
const element = (id: readonly number[], ...content: readonly Buffer[]): Buffer => {
  const body = Buffer.concat(content);
  return Buffer.concat([Buffer.from(id), ebmlSize(body.length), body]);
};

/** Builds a WebM file as hosts look at it. */
export const createWebm = (
  codecs: readonly string[] = ['V_VP9', 'A_OPUS'],
  docType = 'webm',
): Buffer => {
  const entries = codecs.map((name) => element([0xae], element([0x86], Buffer.from(name))));
  return Buffer.concat([
    element([0x1a, 0x45, 0xdf, 0xa3], element([0x42, 0x82], Buffer.from(docType))),
    element(
      [0x18, 0x53, 0x80, 0x67],
      element([0x15, 0x49, 0xa9, 0x66], Buffer.alloc(20)),
      element([0x16, 0x54, 0xae, 0x6b], ...entries),
      element([0x1f, 0x43, 0xb6, 0x75], Buffer.alloc(500, 7)),
    ),
  ]);
};
