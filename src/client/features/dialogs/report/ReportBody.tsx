import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { OPINION_LIMITS, type Opinions } from '../../../../shared/contract/opinions';
import { AllStatements } from '../opinions/lists/AllStatements';
import { GroupCards } from '../opinions/lists/GroupCards';
import { MajorityLists } from '../opinions/lists/MajorityLists';
import { DividedStatements, SharedStatements } from '../opinions/lists/StatementLists';
import { opinionMessages } from '../opinions/messages';
import { AlikePeople } from '../opinions/method/AlikePeople';
import { Method } from '../opinions/method/Method';
import { OpinionFiles } from '../opinions/method/OpinionFiles';
import { Stability } from '../opinions/method/Stability';
import { OpinionNumbers } from '../opinions/OpinionNumbers';
import type { OpinionsDialog } from '../opinions/opinionsContext';
import { OpinionsProvider } from '../opinions/OpinionsProvider';
import { getReportPath } from '../opinions/reportPath';
import { Views } from '../opinions/views/Views';
import styles from './Report.module.css';

interface Props {
  readonly dialog: OpinionsDialog;
  readonly opinions: Opinions;
}

/** The groups and all lists, how sure they are, how they were found, and the answers as files. */
export function ReportBody({ dialog, opinions }: Props) {
  const id = useId();
  return (
    <OpinionsProvider dialog={dialog} opinions={opinions}>
      <section className={styles['parts']} aria-labelledby={id}>
        <h2 id={id}>
          <FormattedMessage {...opinionMessages.title} />
        </h2>
        <OpinionNumbers />
        <Views />
        <SharedStatements most={OPINION_LIMITS.consensus} />
        <DividedStatements most={OPINION_LIMITS.divided} />
        <GroupCards />
        <MajorityLists />
        <Stability />
        <Method />
        <OpinionFiles />
        <AlikePeople />
        <AllStatements path={getReportPath(dialog.slug)} />
      </section>
    </OpinionsProvider>
  );
}
