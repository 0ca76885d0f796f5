import type { Locale } from '../../shared/locales';
import type { Messages } from './IntlRoot';

type MessageModule = { readonly default: object };
type Loader = () => Promise<MessageModule>;

// Two chunks per language: the shell with the home page, and all other features. Only the reader's language is loaded.
const SHELL: Readonly<Record<Locale, Loader>> = {
  en: () => import(/* webpackChunkName: "messages-en" */ '../../../i18n/en.json?shell'),
  ar: () => import(/* webpackChunkName: "messages-ar" */ '../../../i18n/ar.json?shell'),
  tr: () => import(/* webpackChunkName: "messages-tr" */ '../../../i18n/tr.json?shell'),
};
const FEATURES: Readonly<Record<Locale, Loader>> = {
  en: () => import(/* webpackChunkName: "messages-en-features" */ '../../../i18n/en.json?features'),
  ar: () => import(/* webpackChunkName: "messages-ar-features" */ '../../../i18n/ar.json?features'),
  tr: () => import(/* webpackChunkName: "messages-tr-features" */ '../../../i18n/tr.json?features'),
};

const ONLY_SHELL = ['home', 'errors'];

/** The webpack chunks with the texts that the screens of a chunk need. */
export function messageChunks(locale: Locale, screenChunk: string): readonly string[] {
  const shell = `messages-${locale}`;
  return ONLY_SHELL.includes(screenChunk) ? [shell] : [shell, `${shell}-features`];
}

/** The texts of a language that the screens of a chunk need, compiled. */
export async function loadMessages(locale: Locale, screenChunk: string): Promise<Messages> {
  const loaders = ONLY_SHELL.includes(screenChunk) ? [SHELL] : [SHELL, FEATURES];
  const parts = await Promise.all(loaders.map((part) => part[locale]()));
  return Object.assign({}, ...parts.map((part) => part.default)) as Messages;
}
