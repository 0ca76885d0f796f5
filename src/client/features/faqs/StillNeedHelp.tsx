import { FormattedMessage } from 'react-intl';
import { FEEDBACK_LIMITS } from '../../../shared/feedbackLimits';
import { ButtonLink } from '../../ui/Button';
import { getFeedbackPath } from '../../ui/feedbackPath';
import { askMessages } from './messages';
import styles from './StillNeedHelp.module.css';

interface Props {
  readonly page: string;
  /** The words that were searched for. */
  readonly sought?: string;
}

/** The way to ask the editors, who are told on which page and after which words. */
export function AskLink({ page, sought = '' }: Props) {
  const words = sought.slice(0, FEEDBACK_LIMITS.sought);
  return (
    <ButtonLink look="secondary" to={getFeedbackPath({ about: 'question', page, sought: words })}>
      <FormattedMessage {...askMessages.ask} />
    </ButtonLink>
  );
}

/** Below the answers: whoever has not found theirs asks. */
export function StillNeedHelp(props: Props) {
  return (
    <section aria-labelledby="still-need-help" className={styles['help']}>
      <h2 id="still-need-help">
        <FormattedMessage {...askMessages.title} />
      </h2>
      <p>
        <FormattedMessage {...askMessages.text} />
      </p>
      <p>
        <AskLink {...props} />
      </p>
    </section>
  );
}
