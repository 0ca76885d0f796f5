import { use, useMemo, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { Locale } from '../../shared/locales';
import { IntlRoot, useLocaleContext, type Messages } from './IntlRoot';
import type { LazyMessagePart } from './laterFiles';

const asked = new Map<string, Promise<Messages>>();

async function load(part: LazyMessagePart, locale: Locale): Promise<Messages> {
  const { loadPartTexts } = await import(/* webpackChunkName: "screens" */ './messageChunks');
  return loadPartTexts(part, locale);
}

/**
 * Loads the texts of one part, asked for once. Rejects without a network; then it can be asked
 * again.
 */
export function loadLazyMessages(part: LazyMessagePart, locale: Locale): Promise<Messages> {
  const key = `${part} ${locale}`;
  const texts = asked.get(key) ?? load(part, locale);
  asked.set(key, texts);
  texts.catch(() => asked.delete(key));
  return texts;
}

interface Props {
  readonly part: LazyMessagePart;
  /** One text of the part: where the page has it, nothing is fetched. */
  readonly has: { readonly id: string };
  readonly children: ReactNode;
}

/** For what can be opened on every page: its texts come with it. Suspends until they are there. */
export function LazyMessages({ part, has, children }: Props) {
  const isThere = has.id in useIntl().messages;
  return isThere ? children : <WithTexts part={part}>{children}</WithTexts>;
}

function WithTexts({ part, children }: Pick<Props, 'part' | 'children'>) {
  const reading = useLocaleContext();
  const { messages } = useIntl();
  const texts = use(loadLazyMessages(part, reading.locale));
  const all = useMemo(() => ({ ...messages, ...texts }) as Messages, [messages, texts]);
  return (
    <IntlRoot {...reading} messages={all}>
      {children}
    </IntlRoot>
  );
}
