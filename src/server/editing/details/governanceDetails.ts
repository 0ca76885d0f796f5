import type { WrittenGovernance } from '../../../shared/contract/writtenDetails';
import type { DetailFault } from '../../../shared/details/detailFaults';
import type { Localized } from '../../../shared/contract/text';
import { readLine, readLocalized, readOptional } from '../readWritten';
import type { Detailing } from './detailing';
import { dayFaults } from './days';
import { leadsTo } from './namedContents';

const PARTS = ['body', 'decision', 'commitment'] as const;

const line = (text: Localized) => readLocalized(text, readLine);

/** As it is kept. Only what was dropped has a reason for that. */
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
    ...dayFaults(`entries.${index}.on`, on),
    ...(Object.keys(text).length === 0
      ? [{ field: `entries.${index}.text`, fault: 'missing' } as const]
      : []),
  ]);

/** How bodies, decisions and commitments are written. */
export const governanceDetailing: Detailing<'governance'> = {
  section: 'governance',
  read: readGovernance,
  keep: (details, { stored }) => {
    // What nobody writes here stays as it is.
    const part = <P extends (typeof PARTS)[number]>(name: P) =>
      details[name] && { ...stored[name], ...details[name] };
    return {
      details: { ...stored, ...Object.fromEntries(PARTS.map((name) => [name, part(name)])) },
    };
  },
  judge: async ({ trx, row, kind, details }) => {
    const parent = details.body?.parent ?? null;
    const chain = { section: 'governance', path: ['body', 'parent'] } as const;
    const isCycle = parent !== null && (await leadsTo(trx, chain, { from: parent, to: row.slug }));
    return [
      ...partFaults(kind, details),
      ...dayFaults('decidedOn', details.decision?.decidedOn),
      ...dayFaults('dueOn', details.commitment?.dueOn),
      ...entryFaults(details),
      ...(isCycle ? [{ field: 'parent', fault: 'cycle' } as const] : []),
    ];
  },
};
