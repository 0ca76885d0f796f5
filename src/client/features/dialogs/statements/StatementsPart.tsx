import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import type { DetailPage } from '../../../../shared/contract/content';
import type { DialogDetails } from '../../../../shared/contract/dialogs';
import { isSectionWritable } from '../../../../shared/settings';
import { useLocaleContext } from '../../../intl/IntlRoot';
import { AllStatements } from './AllStatements';
import { StatementDeck } from './StatementDeck';
import { LinkedStatement } from './LinkedStatement';
import { statementMessages } from './messages';
import { ClosedNotice } from './ClosedNotice';
import { OwnAnswers } from './OwnAnswers';
import { SortedStatements } from './SortedStatements';
import { getStatementPhase } from './statementPhase';
import { StatementsContext } from './statementsContext';
import styles from './StatementsPart.module.css';
import { StatementComposer } from './StatementComposer';

export type StatementsDialog = DetailPage<DialogDetails>;

/**
 * A dialog of statements: the next one to answer, writing one’s own, what one answered before, and
 * all of them.
 */
export function StatementsPart({ dialog }: { readonly dialog: StatementsDialog }) {
  const { locale, settings } = useLocaleContext();
  const [search] = useSearchParams();
  const linked = search.get('statement') ?? '';
  const standing = getStatementPhase(dialog);
  const isOpen = standing === 'open' && isSectionWritable(settings, 'dialogs');
  const { resultsAfter } = dialog.details;
  const place = {
    slug: dialog.slug,
    locale,
    dialogId: dialog.id,
    isOpen,
    resultsAfter,
  };
  return (
    <StatementsContext value={place}>
      <section className={styles['part']} aria-labelledby="statements">
        <h2 id="statements" className={styles['title']}>
          <FormattedMessage
            {...(standing === 'over' ? statementMessages.titleOver : statementMessages.title)}
          />
        </h2>
        {/^\d{1,6}$/.test(linked) && <LinkedStatement number={Number(linked)} />}
        {isOpen ? (
          <Answering key={dialog.id} count={dialog.details.turnout?.statements ?? 0} />
        ) : (
          <>
            {standing !== 'open' && <ClosedNotice dialog={dialog} standing={standing} />}
            {standing === 'over' ? <Folded dialog={dialog} /> : <SortedStatements />}
          </>
        )}
      </section>
    </StatementsContext>
  );
}

/** Folded below what came of them. */
function Folded({ dialog: { details } }: { readonly dialog: StatementsDialog }) {
  const count = details.turnout?.statements ?? 0;
  return <AllStatements count={count} known={count} onShow={() => undefined} />;
}

/** While people can answer. */
function Answering({ count }: { readonly count: number }) {
  const [known, setKnown] = useState(count);
  return (
    <>
      <StatementDeck count={count} />
      <StatementComposer onWritten={(isShown) => setKnown((now) => now + Number(isShown))} />
      <OwnAnswers />
      <AllStatements count={count} known={known} onShow={() => setKnown(count)} />
    </>
  );
}
