import { useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { WrittenItem, WrittenMeeting } from '../../../../../shared/contract/meetings';
import type { Locale } from '../../../../../shared/locales';
import { listItemStarts } from '../../../../../shared/meetings/agenda';
import { MEETING_LIMITS } from '../../../../../shared/meetings/meetingRules';
import { Button } from '../../../../ui/Button';
import { useStartValue } from '../../../../ui/forms/formContext';
import type { Fields } from '../../../../ui/forms/Form';
import { HiddenValue } from '../../../../ui/forms/HiddenValue';
import { useNewId } from '../../../../ui/forms/useNewId';
import { useLiveRegion } from '../../../../parts/builder/useLiveRegion';
import { AgendaRow } from './AgendaRow';
import styles from './MeetingEdit.module.css';
import { agendaEditMessages, agendaSaid } from './messages';
import {
  moveRow,
  listNumbers,
  setRowLevel,
  restoreRow,
  toRows,
  toTree,
  removeRow,
  type Rows,
} from './outline';
import { getItemFieldName, readAgendaRows } from './writtenPlan';
import { findMomentOrGapEnd, isTimeZone, toDay } from '../../../../../shared/timeZones';
import { useLocaleContext } from '../../../../intl/IntlRoot';
import { readTextField } from '../../../../ui/forms/localized';
import { ListedTimes } from '../../../../ui/ListedTimes';
import { useUndoableRemoval } from './useUndoableRemoval';

const MINUTE_MS = 60_000;

interface Props {
  readonly written: WrittenMeeting;
  readonly original: Locale;
  /** Fields of the form as typed now: the beginning and the duration of each item. */
  readonly typed: Fields;
}

/**
 * The items of the agenda, in one list in their order: those below another keep what was typed
 * wherever they go.
 */
export function AgendaFields({ written, original, typed }: Props) {
  const { formatMessage } = useIntl();
  const { say, said } = useLiveRegion();
  const newId = useNewId();
  const list = useRef<HTMLOListElement>(null);
  const start = useStartValue('agenda', JSON.stringify(toRows(written.agenda)));
  const [rows, setRows] = useState<Rows>(() => readAgendaRows({ agenda: start }));
  const remove = useUndoableRemoval(rows, setRows, agendaEditMessages.removed, {
    without: removeRow,
    putBack: restoreRow,
  });
  const numbers = listNumbers(rows);
  const begins = useBegins(rows, typed);
  const known = itemsById(written);

  const change = (next: Rows, id: string) => {
    setRows(next);
    const number = listNumbers(next)[next.findIndex((row) => row.id === id)] ?? '';
    say(formatMessage(agendaSaid, { number }));
  };
  const focusOn = (id: string | undefined) =>
    requestAnimationFrame(() => {
      const place = id === undefined ? null : list.current?.querySelector(`[data-item="${id}"]`);
      (place?.querySelector<HTMLElement>('textarea') ?? list.current)?.focus();
    });
  const add = () => {
    const id = newId();
    change([...rows, { id, isBelow: false }], id);
    focusOn(id);
  };
  const shown = [...rows, ...remove.gone.map((id) => ({ id, isBelow: false }))];
  return (
    <section aria-labelledby="agenda-title" className={styles['agenda']}>
      <h2 id="agenda-title">
        <FormattedMessage {...agendaEditMessages.title} />
      </h2>
      <p className={styles['soft']}>
        <FormattedMessage {...agendaEditMessages.hint} />
      </p>
      <HiddenValue name="agenda" value={JSON.stringify(rows)} />
      <ListedTimes moments={begins.slice(0, 1)}>
        <ol ref={list} tabIndex={-1} aria-labelledby="agenda-title" className={styles['items']}>
          {shown.map(({ id, isBelow }, index) => {
            const isGone = index >= rows.length;
            return (
              <li key={id} data-item={id} data-below={isBelow || undefined} hidden={isGone}>
                <AgendaRow
                  id={id}
                  original={original}

                  isBelow={isBelow}
                  item={known.get(id)}
                  number={numbers[index] ?? ''}
                  begin={begins[index] ?? null}
                  canIndent={index > 0}
                  isFirst={moveRow(rows, id, -1) === rows}
                  isLast={moveRow(rows, id, 1) === rows}
                  onMove={(by) => change(moveRow(rows, id, by), id)}
                  onPlace={(below) => change(setRowLevel(rows, id, below), id)}
                  onRemove={() => {
                    remove.one(id);
                    focusOn(rows[index + 1]?.id ?? rows[index - 1]?.id);
                  }}
                />
              </li>
            );
          })}
        </ol>
      </ListedTimes>
      {said}
      {rows.length < MEETING_LIMITS.items && (
        <p>
          <Button look="secondary" onClick={add}>
            <FormattedMessage {...agendaEditMessages.add} />
          </Button>
        </p>
      )}
    </section>
  );
}

const itemsById = ({ agenda }: WrittenMeeting): ReadonlyMap<string, Omit<WrittenItem, 'items'>> =>
  new Map(agenda.flatMap((item) => [item, ...item.items]).map((item) => [item.id, item]));

/**
 * Calculates when each row begins, an ISO moment; none as long as the meeting has no beginning, and
 * on the day of today as long as it has no day.
 */
function useBegins(rows: Rows, typed: Fields): readonly string[] {
  const { now } = useLocaleContext();
  const zone = readTextField(typed, 'timezone');
  const time = readTextField(typed, 'startsAt.time');
  if (time === '' || !isTimeZone(zone)) return [];
  const day = readTextField(typed, 'startsAt.day') || toDay(now, zone);
  const start = findMomentOrGapEnd(`${day}T${time}`, zone);
  const planned = (id: string) => ({
    minutes: Number(typed[getItemFieldName(id, 'minutes')] ?? 0),
  });
  const tree = toTree(rows).map(({ id, items }) => ({
    ...planned(id),
    items: items.map(planned),
  }));
  return listItemStarts(tree)
    .flatMap(({ at, items }) => [at, ...items])
    .map((minutes) => new Date(start + minutes * MINUTE_MS).toISOString());
}
