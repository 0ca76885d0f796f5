import type { ListArg } from '../../api/contentEndpoints';
import type { Locale } from '../../../shared/locales';

/** Returns the queries of the short lists of the home page. */
export function getHomeListArgs(locale: Locale) {
  const take = (limit: number) => ({ locale, limit: String(limit) });
  return {
    polls: { section: 'have-your-say', phase: 'open', ...take(3) },
    dialogs: { section: 'dialogs', phase: 'open', ...take(4) },
    events: { section: 'events', phase: 'upcoming', ...take(4) },
    posts: { section: 'blogs', ...take(3) },
  } as const satisfies Record<string, ListArg>;
}
