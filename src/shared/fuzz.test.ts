import { parseCensusFile, MAX_CENSUS_FAULTS } from './ballots/censusFile';
import { CAPTION_FAULTS, findCaptionFaults } from './captions';
import { toEmailKey, isEmail } from './emailAddress';
import { parseInvitationList } from './invitationList';
import { listAcceptedLanguages, findFirstLocale, LOCALE_CODES } from './locales';
import {
  PLACEHOLDER_ORIGIN,
  getPageAfterSignIn,
  listPageLinks,
  splitLocale,
  addLocale,
} from './routes';
import { limitMarkdown } from './limitMarkdown';
import { fuzz, anyMutatedText, readCorpus } from './testing/fuzz';

const corpus = (name: string) => readCorpus(`src/shared/testing/corpus/${name}.json`);

test('fuzz, lists of who may vote: addresses and ids with their lines, each once, or faults', () =>
  fuzz({
    corpus: corpus('census'),
    generated: anyMutatedText(
      'email\ngrace@one.example\n"omar@one.example";x\n',
      '00000000-0000-4000-8000-00000000000a\r\nﬁona@one.example\r\n',
    ),
    read: parseCensusFile,
    look({ entries, faults }, text) {
      const lines = text.split(/\r\n|\r|\n/).length;
      expect(faults.length).toBeLessThanOrEqual(MAX_CENSUS_FAULTS);
      expect(new Set(entries.map(({ value }) => value)).size).toBe(entries.length);
      for (const { line, value } of entries) {
        expect(line).toBeLessThanOrEqual(lines);
        expect(value).not.toMatch(/[\s\p{C}"<>,;]/u);
      }
    },
  }));

test('fuzz, captions: faults that are known, with lines that are there', () =>
  fuzz({
    corpus: corpus('captions'),
    generated: anyMutatedText(
      'WEBVTT\n\n1\n00:01.000 --> 00:02.000\n<v Omar>a</v>\n\nNOTE x\n\n01:00:01.000 --> 01:00:02.000 align:start\nb',
    ),
    read: findCaptionFaults,
    look(faults, text) {
      const lines = text.split(/\r\n|\r|\n/).length;
      for (const { line, fault } of faults) {
        expect(CAPTION_FAULTS).toContain(fault);
        expect(line).toBeLessThanOrEqual(lines);
      }
      if (faults.length === 0) expect(text).not.toMatch(/<\s*(?:script|style|img|svg|iframe)/i);
    },
  }));

test('fuzz, mail addresses: one receiver, no line, no control character', () =>
  fuzz({
    corpus: corpus('mailAddresses'),
    generated: anyMutatedText(
      'grace.bell+a@one.example',
      'ğrace@köy.example',
      ' Grace@One.Example ',
    ),
    read: (text) => ({ isAddress: isEmail(text), key: toEmailKey(text) }),
    look({ isAddress }, text) {
      if (!isAddress) return;
      expect(text.trim()).not.toMatch(/[\s\p{C}"<>()[\],;:\\]/u);
      expect(text.split('@')).toHaveLength(2);
    },
  }));

test('fuzz, lists of invitations: every address once, each that is none told with its line', () =>
  fuzz({
    corpus: [...corpus('mailAddresses'), ...corpus('census')],
    generated: anyMutatedText('Grace <grace@one.example>, omar@one.example;\n\nno address\n'),
    read: parseInvitationList,
    look({ emails, faults }) {
      const told = new Set(
        faults.filter(({ code }) => code === 'noAddress').map(({ text }) => text),
      );
      for (const email of emails) if (!isEmail(email)) expect(told).toContain(email.slice(0, 80));
    },
  }));

test('fuzz, Markdown that is made harmless: no longer than it was but for its escapes, and no letter is lost', () =>
  fuzz({
    corpus: [...corpus('markdown'), ...corpus('scripts')],
    generated: anyMutatedText(
      ...corpus('scripts').values(),
      '# a\n\n- b\n  - c\n\n> d\n\n| e | f |\n|-|-|\n| g | h |',
    ),
    read: limitMarkdown,
    look(stretches, text) {
      const lines = text.split('\n').length;
      const whole = stretches.map((stretch) => stretch.text).join('\n');
      expect(whole.length).toBeLessThanOrEqual(text.length + 2 * lines);
      const letters = (some: string) => some.replace(/[^\p{L}\p{N}]/gu, '');
      expect(letters(whole)).toBe(letters(text));
    },
  }));

test('[SPEC 2.4] fuzz, languages that somebody reads: one of the portal’s, or none', () =>
  fuzz({
    corpus: corpus('languages'),
    generated: anyMutatedText('tr-TR,tr;q=0.9,en;q=0.8', 'AR-eg', 'İ-tr'),
    read: (text) => findFirstLocale(listAcceptedLanguages(text)),
    look: (locale) => expect([...LOCALE_CODES, null]).toContain(locale),
  }));

test('[SPEC 1.4, 2.4, 4.1.6] fuzz, 10,000 routes: none that is kept or given leads to another site', () => {
  const routes = corpus('routes');
  expect(routes.size).toBeGreaterThanOrEqual(60);
  const leadsAway = (path: string) =>
    !/^\/(?![/\\])/.test(path) || new URL(path, PLACEHOLDER_ORIGIN).origin !== PLACEHOLDER_ORIGIN;
  return fuzz({
    corpus: routes,
    generated: anyMutatedText(
      ...routes.values(),
      '/ar/blogs?page=2#top',
      '/me/../..//evil.example',
    ),
    least: 10_000,
    read: (route) => ({
      after: getPageAfterSignIn(route),
      rest: splitLocale(route).rest,
      switched: LOCALE_CODES.map((locale) => addLocale(route, locale)),
      links: listPageLinks(route, 'tr').map(({ path }) => path),
    }),
    look({ after, rest, switched, links }) {
      const away = [after, rest, ...switched, ...links].filter(leadsAway);
      if (away.length > 0) expect(away).toEqual([]);
    },
  });
});
