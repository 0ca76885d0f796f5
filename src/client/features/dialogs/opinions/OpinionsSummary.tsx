import { FormattedMessage } from 'react-intl';
import type { Opinions } from '../../../../shared/contract/opinions';
import { ButtonLink } from '../../../ui/Button';
import { DividedStatements, SharedStatements } from './lists/StatementLists';
import { opinionMessages } from './messages';
import { StabilitySentence } from './method/Stability';
import { OpinionNumbers } from './OpinionNumbers';
import styles from './Opinions.module.css';
import type { OpinionsDialog } from './opinionsContext';
import { OpinionsProvider } from './OpinionsProvider';
import { getReportPath } from './reportPath';
import { Views } from './views/Views';

interface Props {
  readonly dialog: OpinionsDialog;
  readonly opinions: Opinions;
}

/**
 * Number of statements in each list on the page of the dialogue; the report has all of them, with
 * every group and how sure the figures are.
 */
const MOST = 3;

/** The groups, what they share and what sets them apart, on the page of the dialogue. */
export function OpinionsSummary({ dialog, opinions }: Props) {
  return (
    <OpinionsProvider dialog={dialog} opinions={opinions}>
      <div className={styles['shown']}>
        <div className={styles['part']}>
          <OpinionNumbers />
          {opinions.stability && (
            <p className={styles['soft']}>
              <StabilitySentence stability={opinions.stability} />
            </p>
          )}
          <Views />
        </div>
        <SharedStatements most={MOST} isShort />
        <DividedStatements most={MOST} isShort />
        <p>
          <ButtonLink look="secondary" to={getReportPath(dialog.slug)}>
            <FormattedMessage {...opinionMessages.toReport} />
          </ButtonLink>
        </p>
      </div>
    </OpinionsProvider>
  );
}
