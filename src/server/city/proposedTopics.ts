import english from '../../../i18n/en.json';
import type { TermProposals } from '../../shared/contract/vocabularies';
import { LOCALE_CODES } from '../../shared/locales';
import { findPageText } from './texts';

const ID = 'host.topic.';

/** Lists topics that most cities have, in every language: a new installation begins with them. */
export const listProposedTopics = (): TermProposals['items'] =>
  Object.keys(english)
    .filter((id) => id.startsWith(ID))
    .map((id) => ({
      key: id.slice(ID.length),
      name: Object.fromEntries(
        LOCALE_CODES.flatMap((code) => {
          const name = findPageText(code, id);
          return name ? [[code, name]] : [];
        }),
      ),
    }));
