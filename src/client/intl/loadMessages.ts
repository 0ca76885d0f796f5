import type { Locale } from '../../shared/locales';
import type { Messages } from './IntlRoot';

type MessageModule = { readonly default: object };
type Loader = () => Promise<MessageModule>;

type Part = 'shell' | 'features' | 'polls' | 'building' | 'account';

// Chunks of each language: the shell with the home page, what everybody may read, papers and results of polls, the page that papers are
// built on, one's own account with everything behind it.
// Only the reader's language is loaded.
const LOADERS: Readonly<Record<Part, Readonly<Record<Locale, Loader>>>> = {
  shell: {
    en: () => import(/* webpackChunkName: "messages-en" */ '../../../i18n/en.json?shell'),
    ar: () => import(/* webpackChunkName: "messages-ar" */ '../../../i18n/ar.json?shell'),
    tr: () => import(/* webpackChunkName: "messages-tr" */ '../../../i18n/tr.json?shell'),
  },
  features: {
    en: () =>
      import(/* webpackChunkName: "messages-en-features" */ '../../../i18n/en.json?features'),
    ar: () =>
      import(/* webpackChunkName: "messages-ar-features" */ '../../../i18n/ar.json?features'),
    tr: () =>
      import(/* webpackChunkName: "messages-tr-features" */ '../../../i18n/tr.json?features'),
  },
  polls: {
    en: () => import(/* webpackChunkName: "messages-en-polls" */ '../../../i18n/en.json?polls'),
    ar: () => import(/* webpackChunkName: "messages-ar-polls" */ '../../../i18n/ar.json?polls'),
    tr: () => import(/* webpackChunkName: "messages-tr-polls" */ '../../../i18n/tr.json?polls'),
  },
  building: {
    en: () =>
      import(/* webpackChunkName: "messages-en-building" */ '../../../i18n/en.json?building'),
    ar: () =>
      import(/* webpackChunkName: "messages-ar-building" */ '../../../i18n/ar.json?building'),
    tr: () =>
      import(/* webpackChunkName: "messages-tr-building" */ '../../../i18n/tr.json?building'),
  },
  account: {
    en: () => import(/* webpackChunkName: "messages-en-account" */ '../../../i18n/en.json?account'),
    ar: () => import(/* webpackChunkName: "messages-ar-account" */ '../../../i18n/ar.json?account'),
    tr: () => import(/* webpackChunkName: "messages-tr-account" */ '../../../i18n/tr.json?account'),
  },
};

const ONLY_SHELL = ['home', 'errors'];
const WITH_POLLS = ['have-your-say', 'poll-edit', 'workbench'];
const WITH_BUILDING = ['poll-edit', 'quiz-edit', 'workbench'];
const WITH_ACCOUNT = [
  'me',
  'profile-edit',
  'edit',
  'poll-edit',
  'quiz-edit',
  'admin',
  'sign-in',
  'workbench',
];

function partsFor(screenChunk: string): readonly Part[] {
  if (ONLY_SHELL.includes(screenChunk)) return ['shell'];
  return [
    'shell',
    'features',
    ...(WITH_POLLS.includes(screenChunk) ? (['polls'] as const) : []),
    ...(WITH_BUILDING.includes(screenChunk) ? (['building'] as const) : []),
    ...(WITH_ACCOUNT.includes(screenChunk) ? (['account'] as const) : []),
  ];
}

/** The webpack chunks with the texts that the screens of a chunk need. */
export function messageChunks(locale: Locale, screenChunk: string): readonly string[] {
  return partsFor(screenChunk).map((part) =>
    part === 'shell' ? `messages-${locale}` : `messages-${locale}-${part}`,
  );
}

/** The texts of a language that the screens of a chunk need, compiled. */
export async function loadMessages(locale: Locale, screenChunk: string): Promise<Messages> {
  const parts = await Promise.all(partsFor(screenChunk).map((part) => LOADERS[part][locale]()));
  return Object.assign({}, ...parts.map((part) => part.default)) as Messages;
}
