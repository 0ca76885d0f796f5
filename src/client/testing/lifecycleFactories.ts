import type {
  EditorialQueueItem,
  Version,
  Versions,
  VersionTexts,
} from '../../shared/contract/lifecycle';

export const aVersion = (more: Partial<Version> = {}): Version => ({
  revision: 3,
  at: '2026-04-28T08:00:00Z',
  act: 'change',
  note: 'The third street was missing.',
  by: { text: 'Harbour City', lang: 'en' },
  person: null,
  isPublic: true,
  ...more,
});

/** Creates the versions of a content that was published and corrected once. */
export const someVersions = (more: Partial<Versions> = {}): Versions => ({
  id: '00000000-0000-4000-8000-000000000001',
  title: { text: 'Shade for every bench', lang: 'en' },
  mayEdit: false,
  items: [
    aVersion(),
    aVersion({ revision: 2, act: 'publish', note: '', at: '2026-04-20T08:00:00Z' }),
  ],
  next: null,
  total: 2,
  ...more,
});

export const aVersionText = (more: Partial<VersionTexts> = {}): VersionTexts => ({
  revision: 3,
  title: { en: 'Shade for every bench', ar: 'ظل لكل مقعد' },
  summary: { en: 'Which benches have no tree.' },
  body: { en: 'We walked along each street.', ar: 'مشينا في كل شارع.' },
  details: 'same',
  ...more,
});

export const aDeskItem = (more: Partial<EditorialQueueItem> = {}): EditorialQueueItem => ({
  id: '00000000-0000-4000-8000-000000000001',
  section: 'blogs',
  slug: 'shade-for-every-bench',
  title: { text: 'Shade for every bench', lang: 'en' },
  status: 'draft',
  isRetracted: false,
  isDeleted: false,
  by: { text: 'Harbour City', lang: 'en' },
  revision: 4,
  publishedAt: null,
  updatedAt: '2026-04-28T08:00:00Z',
  ...more,
});
