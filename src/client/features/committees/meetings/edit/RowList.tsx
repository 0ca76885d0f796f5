import { useRef, useState, type ReactNode } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { Button } from '../../../../ui/Button';
import { useStartValue } from '../../../../ui/forms/formContext';
import { HiddenValue } from '../../../../ui/forms/HiddenValue';
import { ToolButton } from '../../../../ui/forms/ToolButton';
import { moveItem } from '../../../../parts/builder/listEdits';
import { useNewId } from '../../../../ui/forms/useNewId';
import { useLiveRegion } from '../../../../parts/builder/useLiveRegion';
import styles from './MeetingEdit.module.css';
import { agendaEditMessages } from './messages';
import { parseRows, type Rows } from './rows';
import { useUndoableRemoval } from './useUndoableRemoval';

/** A row and where it stands; what can be done with it. */
export interface RowControls {
  readonly id: string;
  readonly number: number;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly onMove: (by: -1 | 1) => void;
  readonly onRemove: () => void;
}

interface Props {
  /** The field of the form with the order of the rows. */
  readonly name: string;
  readonly title: MessageDescriptor;
  readonly hint?: MessageDescriptor;
  /** The rows as they are saved. */
  readonly saved: Rows;
  readonly most: number;
  readonly add: MessageDescriptor;
  readonly removed: MessageDescriptor;
  /** For screen readers, after a row has come or moved. */
  readonly saidOf: (number: number) => string;
  readonly children: (place: RowControls) => ReactNode;
}

/**
 * A list of a form whose rows are added, moved and removed; they keep what was typed wherever they
 * go.
 */
export function RowList({ name, title, hint, saved, most, add, removed, saidOf, children }: Props) {
  const { say, said } = useLiveRegion();
  const newId = useNewId();
  const list = useRef<HTMLOListElement>(null);
  const start = useStartValue(name, JSON.stringify(saved));
  const [rows, setRows] = useState<Rows>(() => parseRows({ [name]: start }, name));
  const removal = useUndoableRemoval(rows, setRows, removed);
  const change = (next: Rows, id: string) => {
    setRows(next);
    say(saidOf(next.findIndex((row) => row.id === id) + 1));
  };
  const focusOn = (id: string | undefined) =>
    requestAnimationFrame(() => {
      const place = id === undefined ? null : list.current?.querySelector(`[data-item="${id}"]`);
      (place?.querySelector<HTMLElement>('textarea') ?? list.current)?.focus();
    });
  const addRow = () => {
    const id = newId();
    change([...rows, { id }], id);
    focusOn(id);
  };
  const shown = [...rows, ...removal.gone.map((id) => ({ id }))];
  return (
    <section aria-labelledby={`${name}-title`} className={styles['agenda']}>
      <h2 id={`${name}-title`}>
        <FormattedMessage {...title} />
      </h2>
      {hint && (
        <p className={styles['soft']}>
          <FormattedMessage {...hint} />
        </p>
      )}
      <HiddenValue name={name} value={JSON.stringify(rows)} />
      <ol ref={list} tabIndex={-1} aria-labelledby={`${name}-title`} className={styles['items']}>
        {shown.map(({ id }, index) => (
          <li key={id} data-item={id} hidden={index >= rows.length}>
            {children({
              id,
              number: index + 1,
              isFirst: index === 0,
              isLast: index === rows.length - 1,
              onMove: (by) => change(moveItem(rows, id, by), id),
              onRemove: () => {
                removal.one(id);
                focusOn(rows[index + 1]?.id ?? rows[index - 1]?.id);
              },
            })}
          </li>
        ))}
      </ol>
      {said}
      {rows.length < most && (
        <p>
          <Button look="secondary" onClick={addRow}>
            <FormattedMessage {...add} />
          </Button>
        </p>
      )}
    </section>
  );
}

interface MoveProps extends Pick<RowControls, 'isFirst' | 'isLast' | 'onMove'> {
  /** Subject of the heading. */
  readonly about: string;
}

/** Moves a row before the one before it, or after the next one. */
export const MoveTools = ({ about, isFirst, isLast, onMove }: MoveProps) => (
  <>
    <ToolButton
      label={agendaEditMessages.up}
      about={about}
      isDisabled={isFirst}
      onPress={() => onMove(-1)}
    />
    <ToolButton
      label={agendaEditMessages.down}
      about={about}
      isDisabled={isLast}
      onPress={() => onMove(1)}
    />
  </>
);

interface HeadProps {
  readonly place: RowControls;
  /** Id of the heading. */
  readonly id: string;
  readonly heading: string;
  readonly isKept: boolean;
}

/** The number of a row, and how it is moved and removed. */
export function RowHead({ place, id, heading, isKept }: HeadProps) {
  const { isFirst, isLast, onMove, onRemove } = place;
  return (
    <header className={styles['head']}>
      <h3 id={id}>{heading}</h3>
      <div className={styles['tools']}>
        {!(isFirst && isLast) && (
          <MoveTools about={id} isFirst={isFirst} isLast={isLast} onMove={onMove} />
        )}
        {!isKept && <ToolButton label={agendaEditMessages.remove} about={id} onPress={onRemove} />}
      </div>
    </header>
  );
}
