import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { computeAdjustedRand } from '../opinions/adjustedRand';
import { NO_GROUP } from '../opinions/groupLabels';
import { findOpinionGroups } from '../opinions/opinionGroups';
import { replayVotes, listStatementStates } from '../opinions/publishedConversation';
import { PUBLISHED_FILE_NAMES, type PublishedTable } from '../opinions/publishedFiles';
import { parsePublishedTables } from '../opinions/testing/parsePublishedTables';
import { printNote, printTable } from './print';

const FOLDER = join(import.meta.dirname, '..', 'opinions', 'testing', 'data');
const RECORDED = ['brexit-consensus', '15-per-hour-seattle'] as const;

function readRecorded(name: string) {
  const texts = Object.fromEntries(
    Object.entries(PUBLISHED_FILE_NAMES).map(([table, file]) => [
      table,
      readFileSync(join(FOLDER, name, file), 'utf8'),
    ]),
  );
  return parsePublishedTables(texts as Record<PublishedTable, string>).conversation!;
}

/**
 * Our groups of a recorded conversation against the published ones, of the people who are in both.
 */
function agreementOf(name: string): string[] {
  const { votes: events, comments, participants } = readRecorded(name);
  const { votes, voters } = replayVotes(events);
  const published = new Map(participants.map(({ voter, group }) => [voter, group]));
  const { memory, map } = findOpinionGroups(votes, listStatementStates(comments));
  const both = [...voters.keys()].filter(
    (row) => memory.nameOf[row] !== NO_GROUP && typeof published.get(voters[row]!) === 'number',
  );
  const ours = both.map((row) => memory.nameOf[row]!);
  const theirs = both.map((row) => published.get(voters[row]!)!);
  return [
    name,
    String(both.length),
    String(map.groups.length),
    String(new Set(theirs).size),
    computeAdjustedRand(ours, theirs).toFixed(3),
  ];
}

/** Prints the adjusted Rand index for each recorded conversation. */
export function printAgreement(): void {
  printTable('Agreement with the published groups of recorded conversations', [
    ['', 'people', 'groups', 'published', 'adjusted Rand'],
    ...RECORDED.map(agreementOf),
  ]);
  printNote('Published groups grew over months of updates; ours start anew from the last votes.');
}
