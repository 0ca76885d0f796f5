import type { Localized } from '../../shared/contract/text';
import { fold } from '../../shared/fold';

interface Texts {
  readonly title: Localized;
  readonly summary: Localized;
  readonly body: Localized;
}

/** Returns the text that a search looks through: every language of every text, folded. */
export const toSearchText = ({ title, summary, body }: Texts): string =>
  fold([title, summary, body].flatMap((texts) => Object.values(texts)).join('\n'));
