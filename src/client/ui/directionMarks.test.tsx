import type { ReactNode } from 'react';
import { getLocaleInfo, type Locale } from '../../shared/locales';
import { renderScreen } from '../testing/renderScreen';
import { PersonName } from '../parts/person/PersonName';
import { UserText } from './UserText';

const HOSTILE = 'Grace\u202e lleB\u2066';
const MARKS = /[\u202a-\u202e\u2066-\u2069]/;

/**
 * Finds the elements that hold a mark themselves; an embedding that begins in one of these ends
 * with it (HTML, 4.5.23).
 */
function holders({ container }: { readonly container: HTMLElement }): readonly string[] {
  return [...container.querySelectorAll('*')]
    .filter(({ childNodes }) =>
      [...childNodes].some(
        ({ nodeType, data }: ChildNode & { data?: string }) =>
          nodeType === Node.TEXT_NODE && MARKS.test(data ?? ''),
      ),
    )
    .map(({ tagName }) => tagName);
}

const WRITTEN: readonly (readonly [string, ReactNode])[] = [
  ['a text', <UserText key="text" text={{ text: HOSTILE, lang: 'en' }} />],
  ['a text with its note', <UserText key="note" note text={{ text: HOSTILE, lang: 'ar' }} />],
  ['a name', <PersonName key="name" id="00000000-0000-4000-8000-000000000001" name={HOSTILE} />],
];

test.each(WRITTEN)(
  '%s with a mark that turns the direction keeps it to itself',
  (_name, element) => {
    expect(holders(renderScreen(<p>{element} 5</p>))).toEqual(['BDI']);
  },
);

test.each<[Locale, Locale]>([
  ['en', 'ar'],
  ['ar', 'tr'],
])(
  '[SPEC 4.4.1] on a page in %s a text in %s has its own language and direction',
  (locale, lang) => {
    const { container } = renderScreen(<UserText text={{ text: 'x', lang }} />, { locale });
    const text = container.querySelector('bdi');
    expect(text).toHaveAttribute('lang', lang);
    expect(text).toHaveAttribute('dir', getLocaleInfo(lang).dir);
  },
);
