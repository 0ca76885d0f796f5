import { useLayoutEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { canRankEqually } from '../../../../shared/ballots/answerFaults';
import type { Option } from '../../../../shared/ballots/paper';
import type { FieldProps } from './fieldProps';
import { rankingMessages } from './messages';
import { InlineSentence } from './InlineSentence';
import { RankedRow, type RowAction } from './RankedRow';
import * as rank from './ranks';
import type { Ranks } from './ranks';
import styles from './ranking.module.css';
import { UnrankedList } from './UnrankedList';

const CHANGES: Readonly<Record<RowAction, (ranks: Ranks, option: string) => Ranks>> = {
  up: rank.moveUp,
  down: rank.moveDown,
  join: rank.joinRankAbove,
  remove: rank.removeOption,
};

/**
 * An order made by pressing, with buttons, or with the mouse. What is left out stands below
 * everything that is ranked.
 */
export function RankingQuestion({ question, answer, onAnswer }: FieldProps<'ranking'>) {
  const { formatMessage } = useIntl();
  const { options, settings } = question;
  const canShare = canRankEqually(question);
  const ranks = answer?.ranking ?? [];
  const [said, say] = useState('');
  const [dragged, drag] = useState<string | null>(null);
  const { place, keepFocus } = useKeptFocus();
  const byId = new Map(options.map((option) => [option.id, option]));
  const places = rank.listRankPlaces(ranks);
  const count = ranks.flat().length;
  const isFull = settings.most !== null && count >= settings.most;

  const set = (next: Ranks, option: string) => {
    const at = rank.getRank(next, option);
    const values = { name: byId.get(option)?.label.text ?? '' };
    onAnswer({ ranking: next });
    say(
      at < 0
        ? formatMessage(rankingMessages.isOut, values)
        : formatMessage(rankingMessages.isAt, {
            ...values,
            place: rank.listRankPlaces(next)[at]!,
            count: next.flat().length,
          }),
    );
  };
  const act = (action: RowAction, option: string) => {
    keepFocus(option, action);
    set(CHANGES[action](ranks, option), option);
  };
  const add = ({ id }: Option) => {
    if (isFull) return;
    keepFocus(id, 'add');
    set(rank.appendOption(ranks, id), id);
  };
  const dropAt = (at: number) => {
    if (dragged === null || (isFull && rank.getRank(ranks, dragged) < 0)) return;
    const from = rank.getRank(ranks, dragged);
    const isLower = from >= 0 && from < at;
    set(rank.moveTo(ranks, dragged, isLower ? at + 1 : at), dragged);
    drag(null);
  };

  return (
    <div ref={place} className={styles['ranking']}>
      <p className={styles['note']}>
        <InlineSentence>
          <FormattedMessage {...rankingMessages.hint} />
        </InlineSentence>
        {canShare && (
          <InlineSentence>
            <FormattedMessage {...rankingMessages.equalHint} />
          </InlineSentence>
        )}
        {settings.most !== null && (
          <FormattedMessage {...rankingMessages.most} values={{ count: settings.most }} />
        )}
      </p>
      {count > 0 && (
        <ol className={styles['ranked']}>
          {ranks.flatMap((equals, at) =>
            equals.map((id) => (
              <RankedRow
                key={id}
                option={byId.get(id)!}
                place={places[at]!}
                isShared={equals.length > 1}
                isFirst={at === 0 && equals.length === 1}
                isLast={at === ranks.length - 1 && equals.length === 1}
                canJoin={canShare && at > 0}
                onAction={(action) => act(action, id)}
                onDrag={() => drag(id)}
                onDrop={() => dropAt(at)}
              />
            )),
          )}
        </ol>
      )}
      <UnrankedList
        options={options.filter(({ id }) => rank.getRank(ranks, id) < 0)}
        isFull={isFull}
        onAdd={add}
        onDrag={drag}
        onDrop={() => dragged !== null && act('remove', dragged)}
      />
      <p role="status" className="visually-hidden">
        {said}
      </p>
    </div>
  );
}

/** Keeps the focus where the person can go on when a button moves with its row, or goes with it. */
function useKeptFocus() {
  const place = useRef<HTMLDivElement>(null);
  const wanted = useRef<readonly string[]>([]);
  useLayoutEffect(() => {
    const buttons = [...(place.current?.querySelectorAll<HTMLElement>('[data-rank]') ?? [])];
    const found = wanted.current.flatMap(
      (name) => buttons.find(({ dataset }) => `${dataset['rank']} `.startsWith(`${name} `)) ?? [],
    );
    found[0]?.focus();
    wanted.current = [];
  });
  return {
    place,
    /** The same button of the option; where it is gone, one that is nearest to it. */
    keepFocus: (option: string, action: RowAction | 'add') =>
      (wanted.current = {
        add: ['add', `up ${option}`],
        remove: [`add ${option}`],
        up: [`up ${option}`],
        down: [`down ${option}`],
        join: [`join ${option}`, `up ${option}`],
      }[action]),
  };
}
