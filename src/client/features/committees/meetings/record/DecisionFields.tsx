import { useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { MeetingSource } from '../../../../../shared/contract/meetings';
import { MEETING_LIMITS } from '../../../../../shared/meetings/limits';
import { Button } from '../../../../ui/Button';
import { useStartValue } from '../../../../ui/lazy/forms/formContext';
import { HiddenValue } from '../../../../ui/lazy/forms/HiddenValue';
import { movedIn } from '../../../have-your-say/builder/lists';
import { useNewId } from '../../../have-your-say/builder/newId';
import { useSaid } from '../../../have-your-say/builder/useSaid';
import styles from '../edit/MeetingEdit.module.css';
import { useRemoval } from '../edit/useRemoval';
import { meetingMessages } from '../messages';
import { DecisionRow } from './DecisionRow';
import { decisionSaid, recordMessages } from './messages';
import { rowsIn, rowsOf, type Rows } from './recordFields';

interface Props {
  readonly source: MeetingSource;
  readonly isBeside: boolean;
}

/** What was decided, in the order of the meeting. What stands in the register stays as it is. */
export function DecisionFields({ source, isBeside }: Props) {
  const { formatMessage } = useIntl();
  const { say, said } = useSaid();
  const newId = useNewId();
  const list = useRef<HTMLOListElement>(null);
  const start = useStartValue('decisions', JSON.stringify(rowsOf(source.decisions)));
  const [rows, setRows] = useState<Rows>(() => rowsIn({ decisions: start }));
  const removal = useRemoval(rows, setRows, recordMessages.removed);
  const known = new Map(source.decisions.map((decision) => [decision.id, decision]));
  const change = (next: Rows, id: string) => {
    setRows(next);
    say(formatMessage(decisionSaid, { number: next.findIndex((row) => row.id === id) + 1 }));
  };
  const focusOn = (id: string | undefined) =>
    requestAnimationFrame(() => {
      const place = id === undefined ? null : list.current?.querySelector(`[data-item="${id}"]`);
      (place?.querySelector<HTMLElement>('textarea') ?? list.current)?.focus();
    });
  const add = () => {
    const id = newId();
    change([...rows, { id }], id);
    focusOn(id);
  };
  const shown = [...rows, ...removal.gone.map((id) => ({ id }))];
  return (
    <section aria-labelledby="decisions-title" className={styles['agenda']}>
      <h2 id="decisions-title">
        <FormattedMessage {...meetingMessages.decisions} />
      </h2>
      <HiddenValue name="decisions" value={JSON.stringify(rows)} />
      <ol ref={list} tabIndex={-1} aria-labelledby="decisions-title" className={styles['items']}>
        {shown.map(({ id }, index) => (
          <li key={id} data-item={id} hidden={index >= rows.length}>
            <DecisionRow
              {...{ id, source, isBeside }}
              decision={known.get(id)}
              number={index + 1}
              isFirst={index === 0}
              isLast={index === rows.length - 1}
              onMove={(by) => change(movedIn(rows, id, by), id)}
              onRemove={() => {
                removal.one(id);
                focusOn(rows[index + 1]?.id ?? rows[index - 1]?.id);
              }}
            />
          </li>
        ))}
      </ol>
      {said}
      {rows.length < MEETING_LIMITS.decisions && (
        <p>
          <Button look="secondary" onClick={add}>
            <FormattedMessage {...recordMessages.add} />
          </Button>
        </p>
      )}
    </section>
  );
}
