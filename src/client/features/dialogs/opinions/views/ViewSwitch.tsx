import { FormattedMessage, useIntl } from 'react-intl';
import { mapMessages } from '../map/messages';
import { useOpinionsContext, OPINION_VIEWS } from '../opinionsContext';
import styles from './Views.module.css';

/** Map, table or list: the same groups for whoever would rather look, compare or read. */
export function ViewSwitch() {
  const { formatMessage } = useIntl();
  const { view, show } = useOpinionsContext();
  return (
    <div role="group" aria-label={formatMessage(mapMessages.views)} className={styles['switch']}>
      {OPINION_VIEWS.map((one) => (
        <button key={one} type="button" aria-pressed={one === view} onClick={() => show(one)}>
          <FormattedMessage {...mapMessages[one]} />
        </button>
      ))}
    </div>
  );
}
