import type { WrittenEvent } from '../../../../../shared/contract/writtenEvent';
import type { Localized } from '../../../../../shared/contract/text';
import { LOCALE_CODES, type Locale } from '../../../../../shared/locales';

type Agenda = WrittenEvent['agenda'];

const LINE = /^(\d{1,2}):(\d\d)\s+(.+)$/;
const MIDNIGHT = '00:00';

/** Converts the agenda to a text in each language: `18:00 Welcome`, one line for each part. */
export const formatAgenda = (agenda: Agenda): Localized =>
  Object.fromEntries(
    LOCALE_CODES.map((lang) => {
      const said = agenda.flatMap(({ time, title }) =>
        title[lang] ? [`${time} ${title[lang]}`] : [],
      );
      return [lang, said.join('\n')] as const;
    }).filter(([, text]) => text !== ''),
  );

/** Parses the lines of one language; a line without a time belongs to the time before it. */
function linesIn(text: string): { time: string; title: string }[] {
  let last = MIDNIGHT;
  return text.split('\n').flatMap((line) => {
    const [, hour, minute, title] = LINE.exec(line.trim()) ?? [];
    if (hour && minute) last = `${hour.padStart(2, '0')}:${minute}`;
    const said = title ?? line.trim();
    return said === '' ? [] : [{ time: last, title: said }];
  });
}

/**
 * Parses the agenda of all languages: lines at the same time are the same part, one after the
 * other.
 */
export function parseAgenda(text: Localized): Agenda {
  const parts = new Map<string, { time: string; title: Partial<Record<Locale, string>> }>();
  for (const lang of LOCALE_CODES) {
    const seen = new Map<string, number>();
    for (const { time, title } of linesIn(text[lang] ?? '')) {
      const place = seen.get(time) ?? 0;
      seen.set(time, place + 1);
      const key = `${time} ${place}`;
      const known = parts.get(key) ?? { time, title: {} };
      known.title[lang] = title;
      parts.set(key, known);
    }
  }
  return [...parts.values()].sort((one, other) => one.time.localeCompare(other.time));
}
