import { FormattedMessage, useIntl } from 'react-intl';
import type { QueueItem } from '../../../../shared/contract/moderation';
import { Badge, type Tone } from '../../../ui/Badge';
import { getTextPath } from '../../../parts/comments/textPath';
import { reasonMessages } from '../../../parts/comments/messages';
import { Facts } from '../../../ui/Fact';
import { Link } from '../../../ui/Link';
import { PersonName } from '../../../parts/person/PersonName';
import { TimeText } from '../../../ui/TimeText';
import { UserText } from '../../../ui/UserText';
import { WrittenText } from '../../../parts/content/WrittenText';
import styles from '../Feedback.module.css';
import { Quotation } from '../Quotation';
import { DecideForm } from './DecideForm';
import {
  causeMessages,
  hiddenBefore,
  moderationMessages,
  reasonTimes,
  stateMessages,
} from './messages';
import { countReasons } from './countReasons';

interface Props {
  readonly item: QueueItem;
  readonly isChosen: boolean;
  readonly onChosen: (isChosen: boolean) => void;
  readonly onDecided: () => void;
}

const TONES = { shown: 'neutral', held: 'warn', hidden: 'bad' } as const satisfies Record<
  QueueItem['state'],
  Tone
>;

/**
 * One thing that waits: its words, where and in answer to what they stand, who wrote them, and what
 * others said about them.
 */
export function QueueCard({ item, isChosen, onChosen, onDecided }: Props) {
  const { formatMessage } = useIntl();
  const { cause, state, at, appeal, reports } = item;
  return (
    // Entries are reached by the Tab key: keys decide the one with the focus.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <li className={styles['message']} data-row tabIndex={0}>
      <div className={styles['heading']}>
        <input
          type="checkbox"
          className={styles['choose']}
          checked={isChosen}
          aria-label={formatMessage(moderationMessages.choose)}
          onChange={({ target }) => onChosen(target.checked)}
        />
        <h2 className={styles['heading']}>
          <FormattedMessage {...causeMessages[cause]} />
          <Badge tone={TONES[state]}>
            <FormattedMessage {...stateMessages[state]} />
          </Badge>
        </h2>
      </div>
      <p className={styles['soft']}>
        <TimeText value={at} format="dateTime" />
      </p>
      <div className={styles['answered']}>
        <WrittenText written={item} headingLevel={3} />
      </div>
      <About item={item} />
      {reports.length > 0 && <Reports reports={reports} />}
      {appeal && (
        <div>
          <h3 className={styles['soft']}>
            <FormattedMessage {...moderationMessages.appeal} />
          </h3>
          <Quotation text={appeal.text} />
        </div>
      )}
      <DecideForm items={[item]} onDecided={onDecided} />
    </li>
  );
}

function About({ item }: { readonly item: QueueItem }) {
  const { place, answers, alike, author } = item;
  return (
    <Facts
      rows={[
        [
          <FormattedMessage {...moderationMessages.place} />,
          <Link to={getTextPath(item, place)}>
            <UserText text={place.title} />
          </Link>,
        ],
        [
          <FormattedMessage {...moderationMessages.answers} />,
          answers && <Quotation text={answers} />,
        ],
        [
          <FormattedMessage {...moderationMessages.alike} />,
          alike && (
            <Link to={getTextPath({ kind: 'statement', id: '', number: alike.number }, place)}>
              <UserText text={{ text: alike.body, lang: alike.lang }} />
            </Link>
          ),
        ],
        [
          <FormattedMessage {...moderationMessages.author} />,
          <>
            <PersonName id={author?.id ?? null} name={author?.name ?? ''} />
            {item.hiddenBefore > 0 && (
              <>
                {' · '}
                <FormattedMessage {...hiddenBefore} values={{ count: item.hiddenBefore }} />
              </>
            )}
          </>,
        ],
      ]}
    />
  );
}

/** Reasons of the reports with their numbers, the most frequent first, and what people added. */
function Reports({ reports }: Pick<QueueItem, 'reports'>) {
  const { formatMessage } = useIntl();
  return (
    <div>
      <h3 className={styles['soft']}>
        <FormattedMessage {...moderationMessages.reports} />
      </h3>
      <ul className={styles['reports']}>
        {countReasons(reports).map(({ reason, count }) => (
          <li key={reason}>
            {count > 1 ? (
              <FormattedMessage
                {...reasonTimes}
                values={{ reason: formatMessage(reasonMessages[reason]), count }}
              />
            ) : (
              <FormattedMessage {...reasonMessages[reason]} />
            )}
            {reports
              .filter((report) => report.reason === reason && report.note !== '')
              .map(({ note, at }) => (
                <Quotation key={`${at} ${note}`} text={note} />
              ))}
          </li>
        ))}
      </ul>
    </div>
  );
}
