import { STATEMENT_LIMITS } from '../../shared/contract/statements';
import { TEST_LOCALES } from '../../shared/testing/testLocales';
import { toStatementLetters } from '../../shared/statementLetters';
import { findOpinionGroups } from '../../opinions/opinionGroups';
import { VoteRows } from '../../opinions/voteRows';
import { calendarFrom } from './moments';
import { readDemonstration } from './readDemonstration';
import { votesOf } from './statementVotes';
import type { SeedConversation, SeedDialog } from './schemas';

const NOW = new Date('2026-03-10T09:00:00Z');
const { contents, residents, settings } = readDemonstration('harbour-city');
const CALENDAR = calendarFrom(NOW, settings.time.zone);

const WITH_STATEMENTS = contents.dialogs.flatMap((dialog) =>
  dialog.conversation ? [[dialog.slug, dialog, dialog.conversation] as const] : [],
);

const votes = (dialog: SeedDialog, conversation: SeedConversation) =>
  votesOf({ ...dialog, conversation }, residents.length, CALENDAR, NOW);

function groupsOf(dialog: SeedDialog, conversation: SeedConversation) {
  const rows = new VoteRows();
  const numbers = new Map<string | number, number>();
  for (const { person, statement, vote } of votes(dialog, conversation)) {
    if (!numbers.has(person)) numbers.set(person, numbers.size);
    rows.set(numbers.get(person)!, statement, vote);
  }
  const states = conversation.statements.map(({ hidden, heldFor, isMeta }) => {
    if (hidden || heldFor) return 'out';
    return isMeta ? 'meta' : 'in';
  });
  return findOpinionGroups(rows, states).map;
}

describe.each(WITH_STATEMENTS)('%s', (_slug, dialog, conversation) => {
  it('the same votes come about again', () => {
    expect(votes(dialog, conversation)).toEqual(votes(dialog, conversation));
  });

  it('what those who run it begin with stands in three languages', () => {
    const seeds = conversation.statements.filter(({ author }) => author === null);
    expect(seeds.length).toBeGreaterThan(5);
    expect(seeds.map(({ texts }) => Object.keys(texts).toSorted())).toEqual(
      seeds.map(() => TEST_LOCALES.toSorted()),
    );
  });

  it('every text is as long as a statement may be, and no two say the same', () => {
    const texts = conversation.statements.flatMap(({ texts: all }) => Object.values(all));
    const { least, most } = STATEMENT_LIMITS;
    expect(texts.filter((text) => [...text].length < least || [...text].length > most)).toEqual([]);
    expect(new Set(texts.map(toStatementLetters)).size).toBe(texts.length);
  });

  it('authors wrote in their language, agree with it, and every camp has an opinion', () => {
    const cast = votes(dialog, conversation);
    conversation.statements.forEach(({ author, lang, texts, likes }, number) => {
      expect(texts[lang]).toBeDefined();
      expect(likes).toHaveLength(conversation.camps.length);
      if (author === null) return;
      if (typeof author === 'number') expect(residents[author]!.locale).toBe(lang);
      const own = cast.find(({ person, statement }) => person === author && statement === number);
      expect(own).toMatchObject({ vote: 1 });
    });
  });

  it('has groups, and something that all of them share', () => {
    const { groups, consensus, statements } = groupsOf(dialog, conversation);
    expect(groups.length).toBeGreaterThan(1);
    expect(statements[consensus[0]!]!.consensus).toBeGreaterThan(0.5);
    expect(groups.every(({ representative }) => representative.length > 0)).toBe(true);
  });
});
