import type { WrittenGovernance } from '../../../shared/contract/writtenDetails';
import type { DetailFault } from '../../../shared/details/detailFaults';
import type { Localized } from '../../../shared/contract/text';
import { readLine, readLocalized, readOptional } from '../readWritten';
import type { DetailRules, DetailWrite } from './detailing';
import { findDayFaults } from './days';
import { isAboveItself, parentOfCommittee } from './bodyTree';

const PARTS = ['body', 'decision', 'commitment'] as const;

const line = (text: Localized) => readLocalized(text, readLine);

/** Reads the details as they are kept. Only what was dropped has a reason for that. */
const readGovernance = ({ body, decision, commitment }: WrittenGovernance): WrittenGovernance => ({
  body,
  decision: decision && {
    ...decision,
    number: readLine(decision.number),
    method: line(decision.method),
    tally: readOptional(decision.tally, readLine),
  },
  commitment: commitment && {
    ...commitment,
    responsible: line(commitment.responsible),
    droppedReason:
      commitment.state === 'dropped' ? readOptional(commitment.droppedReason, readLine) : null,
    entries: commitment.entries
      .map(({ on, text }) => ({ on, text: line(text) }))
      .sort((first, second) => first.on.localeCompare(second.on)),
  },
});

/** Exactly the part of its kind is there. */
const partFaults = (kind: string, details: WrittenGovernance): DetailFault[] =>
  PARTS.filter((part) => (details[part] !== null) !== (part === kind)).map((field) => ({
    field,
    fault: 'otherKind',
  }));

const entryFaults = ({ commitment }: WrittenGovernance): DetailFault[] =>
  (commitment?.entries ?? []).flatMap(({ on, text }, index): DetailFault[] => [
    ...findDayFaults(`entries.${index}.on`, on),
    ...(Object.keys(text).length === 0
      ? [{ field: `entries.${index}.text`, fault: 'missing' } as const]
      : []),
  ]);

async function isBodyAboveItself({ trx, row, details: { body } }: DetailWrite<'governance'>) {
  if (body === null) return false;
  const own = { section: 'governance', slug: row.slug } as const;
  const { parent, committee } = body;
  const above = committee === null ? null : await parentOfCommittee(trx, committee);
  return isAboveItself(trx, {
    id: row.id,
    names: committee === null ? [own] : [own, { section: 'committees', slug: committee }],
    above: [
      ...(parent === null ? [] : [{ section: 'governance', slug: parent } as const]),
      ...(above ? [above] : []),
    ],
  });
}

/** Detailing of bodies, decisions and commitments. */
export const governanceDetailRules: DetailRules<'governance'> = {
  section: 'governance',
  read: readGovernance,
  keep: (details, { stored }) => {
    // Parts that nobody writes here stay as they are.
    const part = <P extends (typeof PARTS)[number]>(name: P) =>
      details[name] && { ...stored[name], ...details[name] };
    return {
      details: { ...stored, ...Object.fromEntries(PARTS.map((name) => [name, part(name)])) },
    };
  },
  judge: async (writing) => {
    const { kind, details } = writing;
    const isCycle = await isBodyAboveItself(writing);
    return [
      ...partFaults(kind, details),
      ...findDayFaults('decidedOn', details.decision?.decidedOn),
      ...findDayFaults('dueOn', details.commitment?.dueOn),
      ...entryFaults(details),
      ...(isCycle ? [{ field: 'parent', fault: 'cycle' } as const] : []),
    ];
  },
};
