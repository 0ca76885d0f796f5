import type { Attachment, ContentFiles, Cover, FileInfo } from '../../shared/contract/files';
import { aText } from './factories';

const ID = '00000000-0000-4000-8000-0000000000';

/** Returns the id of the file with this number, of two digits. */
export const toFileId = (number: number): string => ID + String(number).padStart(2, '0');

export const aFileInfo = (more: Partial<FileInfo> = {}): FileInfo => ({
  id: toFileId(1),
  name: 'plan-of-the-quay.pdf',
  bytes: 1_240_000,
  received: 1_240_000,
  state: 'ready',
  refusal: null,
  mediaType: 'application/pdf',
  width: null,
  height: null,
  faults: null,
  ...more,
});

export const aPictureInfo = (more: Partial<FileInfo> = {}): FileInfo =>
  aFileInfo({
    id: toFileId(2),
    name: 'quay.webp',
    mediaType: 'image/webp',
    width: 1600,
    height: 900,
    ...more,
  });

export const aCover = (more: Partial<Cover> = {}): Cover => ({
  file: toFileId(2),
  alt: aText('Benches below young trees'),
  credit: 'Ayşe Kaya',
  width: 1600,
  height: 900,
  ...more,
});

export const anAttachment = (more: Partial<Attachment> = {}): Attachment => ({
  file: toFileId(1),
  name: 'plan-of-the-quay.pdf',
  mediaType: 'application/pdf',
  bytes: 1_240_000,
  sha256: 'a3'.repeat(32),
  locale: 'en',
  title: aText('Plan of the quay'),
  description: aText('At 1:500, with the new benches.'),
  addedAt: '2026-04-01T08:00:00Z',
  ...more,
});

/** Creates a picture and two documents. */
export const someFiles = (more: Partial<ContentFiles> = {}): ContentFiles => ({
  revision: 3,
  cover: {
    file: toFileId(2),
    alt: { en: 'Benches below young trees' },
    credit: 'Ayşe Kaya',
    info: aPictureInfo(),
  },
  attachments: [
    {
      file: toFileId(1),
      title: { en: 'Plan of the quay' },
      description: {},
      locale: 'en',
      info: aFileInfo(),
    },
    {
      file: toFileId(3),
      title: { en: 'List of trees' },
      description: {},
      locale: null,
      info: aFileInfo({ id: toFileId(3), name: 'trees.csv', mediaType: 'text/csv' }),
    },
  ],
  ...more,
});
