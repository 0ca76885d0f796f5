import type { Author, ContentSource } from '../../shared/contract/editing';

export const CITY_AUTHOR: Author = {
  id: 'organisation',
  kind: 'organisation',
  name: { text: 'Harbour City', lang: 'en' },
};
export const TEAM_AUTHOR: Author = {
  id: '00000000-0000-4000-8000-000000000007',
  kind: 'team',
  name: { text: 'Yeşil Mahalleler', lang: 'tr' },
};

/** Creates a draft with all its texts in English and a title in Turkish. */
export const aSource = (more: Partial<ContentSource> = {}): ContentSource => ({
  id: '00000000-0000-4000-8000-000000000001',
  section: 'blogs',
  title: { en: 'Shade for every bench', tr: 'Her banka gölge' },
  summary: { en: 'Which benches have no tree.' },
  body: { en: 'We walked along **every** street.' },
  originalLocale: 'en',
  topics: ['environment'],
  area: 'old-port',
  visibility: 'public',
  slug: 'shade-for-every-bench',
  status: 'draft',
  revision: 3,
  hasMembers: false,
  missing: [],
  mayPublish: true,
  acts: ['submit', 'schedule', 'publish', 'delete'],
  publishedAt: null,
  retraction: null,
  isDeleted: false,
  changed: { at: '2026-05-01T08:03:00.000Z', by: 'Omar Haddad' },
  outdated: [],
  returnNote: '',
  ...more,
});
