import { LOCALE_CODES } from '../../shared/locales';
import type { PushMessage } from '../../shared/pushMessage';

const ICON = '/icon.svg';

/** Notification that the browser is to show. */
export interface ShownNotification {
  readonly title: string;
  readonly options: {
    readonly body: string;
    readonly lang: string;
    readonly dir: 'ltr' | 'rtl' | 'auto';
    readonly tag: string;
    readonly icon: string;
    readonly data: { readonly path: string };
  };
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

function parse(text: string): Partial<Record<keyof PushMessage, unknown>> {
  try {
    return (JSON.parse(text) as object | null) ?? {};
  } catch {
    return {};
  }
}

/** Returns a path of this portal; an address that leads elsewhere becomes the first page. */
export function toOwnPath(url: unknown, origin: string): string {
  const text = textOf(url);
  if (!text.startsWith('/') || !URL.canParse(text, origin)) return '/';
  const found = new URL(text, origin);
  const path = found.pathname + found.search + found.hash;
  // Two slashes are left of `/.//host`, and would lead there.
  return found.origin === origin && !/^\/[/\\]/.test(path) ? path : '/';
}

/**
 * Browsers take the leave away from whoever shows nothing: what cannot be read still says where it
 * comes from.
 */
export function toShownNotification(text: string, origin: string): ShownNotification {
  const { title, body, lang, dir, url, tag } = parse(text);
  return {
    title: textOf(title) || new URL(origin).host,
    options: {
      body: textOf(body),
      lang: LOCALE_CODES.find((code) => code === lang) ?? '',
      dir: dir === 'rtl' || dir === 'ltr' ? dir : 'auto',
      tag: textOf(tag),
      icon: ICON,
      data: { path: toOwnPath(url, origin) },
    },
  };
}

/** A page of the portal that is open. */
export interface OpenPage {
  readonly url: string;
  readonly focused?: boolean;
}

/**
 * Finds the page that a press on a notification goes on in: the one that is there already,
 * otherwise the one that was used last; none is open: null.
 */
export function findPageToFocus<T extends OpenPage>(pages: readonly T[], url: string): T | null {
  return (
    pages.find((page) => page.url === url) ??
    pages.find(({ focused }) => focused) ??
    pages[0] ??
    null
  );
}
