import { FormattedMessage } from 'react-intl';
import { TimeText } from '../../../ui/TimeText';
import { opinionMessages } from './messages';
import { useOpinionsContext } from './opinionsContext';
import styles from './Opinions.module.css';

/** Number of people who took part, and the time of the map. */
export function OpinionNumbers() {
  const { dialog, opinions } = useOpinionsContext();
  const { participants, grouped, votes, at } = opinions;
  const statements = dialog.details.turnout?.statements ?? opinions.statements.length;
  return (
    <div className={styles['soft']}>
      <p>
        <FormattedMessage
          {...opinionMessages.turnout}
          values={{ people: participants, answers: votes, statements }}
        />
      </p>
      <p>
        <FormattedMessage {...opinionMessages.placed} values={{ count: grouped }} />
      </p>
      {dialog.phase === 'closed' && (
        <p>
          <FormattedMessage {...opinionMessages.final} />
        </p>
      )}
      {dialog.phase !== 'closed' && at && (
        <p>
          <FormattedMessage
            {...opinionMessages.asOf}
            values={{ time: <TimeText value={at} format="dateTime" /> }}
          />
        </p>
      )}
    </div>
  );
}
