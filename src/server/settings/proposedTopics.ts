import ar from '../../../i18n/ar.json';
import en from '../../../i18n/en.json';
import tr from '../../../i18n/tr.json';
import type { TermProposals } from '../../shared/contract/vocabularies';
import { LOCALE_CODES, type Locale } from '../../shared/locales';

const TEXTS: Readonly<Record<Locale, Readonly<Record<string, string>>>> = { en, ar, tr };
const ID = 'host.topic.';

/** Topics that most cities have, in the order of their messages. */
export const PROPOSED_TOPICS: TermProposals['items'] = Object.keys(en)
  .filter((id) => id.startsWith(ID))
  .map((id) => ({
    key: id.slice(ID.length),
    name: Object.fromEntries(
      LOCALE_CODES.flatMap((code) => (TEXTS[code][id] ? [[code, TEXTS[code][id]]] : [])),
    ),
  }));
