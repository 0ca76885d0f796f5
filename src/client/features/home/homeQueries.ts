import type { ListArg } from '../../api/contentEndpoints';
import type { HomeBlock } from '../../../shared/contract/settings';
import type { Locale } from '../../../shared/locales';

type ListBlock = keyof ReturnType<typeof getHomeListArgs>;

const LIST_BLOCKS: readonly HomeBlock[] = ['polls', 'dialogs', 'events', 'posts'];

/** Tells whether a part of the home page is a short list. */
export const isListBlock = (block: HomeBlock): block is ListBlock => LIST_BLOCKS.includes(block);

/** Returns the queries of the short lists of the home page. */
export function getHomeListArgs(locale: Locale) {
  const take = (limit: number) => ({ locale, limit: String(limit) });
  return {
    polls: { section: 'have-your-say', phase: 'open', ...take(3) },
    dialogs: { section: 'dialogs', phase: 'open', ...take(4) },
    events: { section: 'events', phase: 'upcoming', ...take(4) },
    posts: { section: 'blogs', ...take(3) },
  } as const satisfies { readonly [block in HomeBlock]?: ListArg };
}
