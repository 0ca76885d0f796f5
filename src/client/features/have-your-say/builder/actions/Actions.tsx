import type { ComponentType } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLocaleContext } from '../../../../intl/IntlRoot';
import { Accordion } from '../../../../ui/Accordion';
import { Notice } from '../../../../ui/Notice';
import styles from '../../../../parts/builder/builder.module.css';
import { actionMessages, actionTitles } from './messages';
import type { ActionProps } from './actionProps';
import { CancelForm } from './CancelForm';
import { CensusForm } from './CensusForm';
import { CloseForm } from './CloseForm';
import { CopyForm } from './CopyForm';
import { ImportForm } from './ImportForm';
import { OutcomeForm } from './OutcomeForm';
import { RecountForm } from './RecountForm';
import { TokenForm } from './TokenForm';
import { WithdrawForm } from './WithdrawForm';

type Name = keyof typeof actionTitles;

interface Moment {
  readonly paper: ActionProps['paper'];
  readonly hasClosed: boolean;
}

interface Action {
  readonly name: Name;
  readonly Form: ComponentType<ActionProps>;
  readonly isPossible: (moment: Moment) => boolean;
}

const ACTIONS: readonly Action[] = [
  {
    name: 'tokens',
    Form: TokenForm,
    isPossible: ({ paper }) => !paper.isFrozen && paper.rules.eligibility === 'tokens',
  },
  {
    name: 'census',
    Form: CensusForm,
    isPossible: ({ paper: { isFrozen, isCancelled, rules } }) =>
      !isFrozen && !isCancelled && rules.eligibility === 'members' && rules.group === null,
  },
  { name: 'import', Form: ImportForm, isPossible: ({ paper }) => !paper.isFrozen },
  { name: 'recount', Form: RecountForm, isPossible: ({ paper }) => !paper.isFrozen },
  { name: 'copy', Form: CopyForm, isPossible: () => true },
  {
    name: 'close',
    Form: CloseForm,
    isPossible: ({ paper, hasClosed }) => paper.isFrozen && !hasClosed && !paper.isCancelled,
  },
  {
    name: 'withdraw',
    Form: WithdrawForm,
    isPossible: ({ paper }) => paper.isFrozen && !paper.isSealed && !paper.isCancelled,
  },
  {
    name: 'cancel',
    Form: CancelForm,
    isPossible: ({ paper }) => !paper.isSealed && !paper.isCancelled,
  },
  {
    name: 'outcome',
    Form: OutcomeForm,
    isPossible: ({ paper, hasClosed }) => hasClosed && !paper.isCancelled,
  },
];

/** Acts on a poll besides writing it: only those that are possible now. */
export function Actions(props: ActionProps) {
  const { now } = useLocaleContext();
  const { paper, isDirty } = props;
  const closesAt = paper.rules.closesAt;
  const isOver = closesAt !== null && Date.parse(closesAt) <= now;
  const hasClosed = paper.isSealed || (paper.isFrozen && isOver);
  const possible = ACTIONS.filter(({ isPossible }) => isPossible({ paper, hasClosed }));
  return (
    <section aria-labelledby="actions-title" className={styles['actions']}>
      <h2 id="actions-title" className={styles['partTitle']}>
        <FormattedMessage {...actionMessages.title} />
      </h2>
      {isDirty && (
        <Notice>
          <p>
            <FormattedMessage {...actionMessages.saveFirst} />
          </p>
        </Notice>
      )}
      <Accordion
        entries={possible.map(({ name, Form }) => ({
          id: `action-${name}`,
          title: <FormattedMessage {...actionTitles[name]} />,
          content: <Form {...props} />,
        }))}
      />
    </section>
  );
}
