import { sql } from 'kysely';
import type { PortalSettings } from '../../shared/contract/settings';
import type { OpeningTasks } from '../../shared/contract/setup';
import type { Localized } from '../../shared/contract/text';
import type { LegalPage } from '../../shared/routes';
import { getSettings } from '../city/currentSettings';
import { selectLegalInForce } from '../db/legalInForce';
import type { HostContext } from '../hostContext';

type Identity = PortalSettings['identity'];

/** Shorter words may stand in a text by chance. */
const MIN_LETTERS = 3;

/** Lists names and contact as texts say them; of an address, each line. */
function listFacts({ cityName, portalName, contact }: Partial<Identity>): readonly string[] {
  const { email, phone, website, address } = contact ?? {};
  const texts = [cityName, portalName, address].flatMap((text) => Object.values(text ?? {}));
  return [...texts, email, phone, website]
    .flatMap((fact) => (fact ?? '').split('\n'))
    .map((line) => line.trim())
    .filter((line) => line.length >= MIN_LETTERS);
}

const escapeRegExp = (words: string): string => words.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/** Matches words that stand for themselves: “Gent” is not in “Gentenaars”. */
const toPattern = (words: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])${escapeRegExp(words)}(?![\\p{L}\\p{N}])`, 'gu');

/** Finds the first of the former facts that a text still says, apart from those that hold now. */
export function findFormerFact(
  text: string,
  former: readonly Partial<Identity>[],
  now: Identity,
): string | null {
  const current = listFacts(now).toSorted((one, other) => other.length - one.length);
  const rest = current.reduce((words, fact) => words.replace(toPattern(fact), '\n'), text);
  const facts = new Set(former.flatMap(listFacts));
  return [...facts].find((fact) => toPattern(fact).test(rest)) ?? null;
}

/** Lists the legal texts in force that still say a former name or contact, with those words. */
export async function listOutdatedTexts({
  db,
  clock,
}: Pick<HostContext, 'db' | 'clock'>): Promise<OpeningTasks['outdatedTexts']> {
  const { rows: former } = await sql<{ value: Partial<Identity> }>`
    select value from settings where area = 'identity' order by revision desc`.execute(db);
  if (former.length < 2) return [];
  const { rows } = await sql<{
    kind: LegalPage;
    title: Localized;
    summary: Localized;
    body: Localized;
  }>`
    select kind, title, summary, body from contents
    where id in ${selectLegalInForce(new Date(clock()))} order by kind`.execute(db);
  const { identity } = getSettings();
  const values = former.map(({ value }) => value);
  return rows.flatMap(({ kind, title, summary, body }) => {
    const text = [title, summary, body].flatMap((texts) => Object.values(texts)).join('\n');
    const words = findFormerFact(text, values, identity);
    return words === null ? [] : [{ kind, words }];
  });
}
