import { act, cleanup, render } from '@testing-library/react';
import { SOURCE_LOCALE } from '../../shared/locales';
import type { Messages } from '../intl/IntlRoot';
import { findUnnamedFields } from '../testing/findUnnamedFields';
import { isCommentsPath, isReactionsPath } from '../testing/fakeApi';
import { listBareTimes } from '../testing/listBareTimes';
import { readMessages } from '../testing/readMessages';
import { toLocale, toMessageNames, type Language } from './languages';
import { DEFAULT_ANSWERS, prepareStage } from './stage';
import type { Story } from './story';

const messagesOf = (language: Language): Messages =>
  language === 'keys' ? toMessageNames(readMessages(SOURCE_LOCALE)) : readMessages(language);

/** Far from the city: its times are not the reader’s. */
const READER_ZONE = 'America/New_York';

/** Shows a story until its answers have arrived, and takes it away again. */
export async function showStory(
  story: Story,
  language: Language,
  { isSignedIn = true, messages = messagesOf(language) } = {},
) {
  const locale = toLocale(language, true);
  const settings = { locale, messages, isSignedIn, readerZone: READER_ZONE };
  const { element, calls, isSettled } = await prepareStage(story, settings);
  const { container } = await act(async () => render(element));
  do await act(takeTurn);
  while (!isSettled());
  const text = container.textContent;
  const unnamed = findUnnamedFields(container);
  const bareTimes = listBareTimes(container, locale, messages);
  cleanup();

  const known = Object.keys({ ...DEFAULT_ANSWERS, ...story.answers(locale) });
  const unknown = calls.filter(
    ({ method, path, search }) =>
      !known.includes(path) &&
      !known.includes(`${method} ${path}`) &&
      !known.includes(`${path}?${search}`) &&
      !isCommentsPath(path) &&
      !isReactionsPath(path),
  );
  return {
    text,
    unnamed,
    bareTimes,
    unknown: unknown.map(({ path, search }) => `${path}?${search}`),
  };
}

/** Lets what has happened be drawn, and that ask what it needs. */
const takeTurn = () => new Promise<void>((done) => void setTimeout(done));
