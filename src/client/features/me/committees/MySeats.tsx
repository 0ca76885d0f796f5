import { FormattedMessage } from 'react-intl';
import { toDay } from '../../../../shared/timeZones';
import type { MySeats as Mine } from '../../../../shared/contract/seats';
import { useLocaleContext } from '../../../intl/IntlRoot';
import { Badge } from '../../../ui/Badge';
import { ButtonLink } from '../../../ui/Button';
import { EmptyState } from '../../../ui/EmptyState';
import styles from '../../../parts/teams/Teams.module.css';
import { Link } from '../../../ui/Link';
import { Part } from '../../../ui/Part';
import { Declaration } from '../../../parts/seats/Declaration';
import { electedByPoll, endingMessages, roleMessages } from '../../../parts/seats/messages';
import { TermSpan } from '../../../parts/seats/TermSpan';
import { UserText } from '../../../ui/UserText';
import { emptyMessages } from '../messages';
import { InterestsForm } from './InterestsForm';
import { mySeatsMessages } from './messages';
import { CommitteeTasks } from './CommitteeTasks';

type Term = Mine['terms'][number];

/** Terms that run or come, and apart from them those that are over. */
export function MySeats({ terms }: Mine) {
  const current = terms.filter(({ isOver, isDissolved }) => !isOver && !isDissolved);
  const former = terms.filter((term) => !current.includes(term));
  return (
    <>
      <Part title={mySeatsMessages.mine}>
        {current.length > 0 ? <Terms terms={current} /> : <NoSeat />}
      </Part>
      {former.length > 0 && (
        <Part title={mySeatsMessages.former}>
          <Terms terms={former} />
        </Part>
      )}
    </>
  );
}

const NoSeat = () => (
  <EmptyState text={<FormattedMessage {...emptyMessages.committees} />}>
    <ButtonLink to="/committees/vacancies" look="secondary">
      <FormattedMessage {...mySeatsMessages.vacancies} />
    </ButtonLink>
  </EmptyState>
);

const Terms = ({ terms }: Mine) => (
  <ul className={styles['list']}>
    {terms.map((term) => (
      <TermRow key={term.id} term={term} />
    ))}
  </ul>
);

function TermRow({ term }: { readonly term: Term }) {
  const { committee, role, category, title, since, until, endedAs, isDissolved, mayGive } = term;
  const { electedBy, interests, isOver } = term;
  const { now, timeZone } = useLocaleContext();
  const isToCome = since > toDay(now, timeZone);
  return (
    <li className={styles['row']}>
      <h3>
        <Link to={`/committees/${committee.slug}`}>
          <UserText text={committee.title} />
        </Link>
      </h3>
      <p className={styles['facts']}>
        {title && <UserText text={title} />}
        {category && <UserText text={category} />}
        <TermSpan since={since} until={until} />
      </p>
      <p className={styles['acts']}>
        <Badge tone={role === 'member' || role === 'substitute' ? 'neutral' : 'accent'}>
          <FormattedMessage {...roleMessages[role]} />
        </Badge>
        {isToCome && (
          <Badge tone="warn">
            <FormattedMessage {...mySeatsMessages.toCome} />
          </Badge>
        )}
        {endedAs !== null && (
          <Badge tone="warn">
            <FormattedMessage {...endingMessages[endedAs]} />
          </Badge>
        )}
        {isDissolved && (
          <Badge tone="warn">
            <FormattedMessage {...mySeatsMessages.dissolved} />
          </Badge>
        )}
      </p>
      <CommitteeTasks term={term} />
      {electedBy && (
        <p className={styles['facts']}>
          <Link to={`/have-your-say/${electedBy.slug}`}>
            <FormattedMessage
              {...electedByPoll}
              values={{ poll: <UserText key="poll" text={electedBy.title} /> }}
            />
          </Link>
        </p>
      )}
      {interests && <Declaration interests={interests} />}
      {!isOver && !isDissolved && (
        <details className={styles['fold']}>
          <summary>
            <FormattedMessage {...mySeatsMessages[interests ? 'declareAnew' : 'declare']} />
          </summary>
          <InterestsForm term={term} />
        </details>
      )}
      {mayGive && (
        <p className={styles['acts']}>
          <Link to={`/committees/${committee.slug}`}>
            <FormattedMessage {...mySeatsMessages.give} />
          </Link>
        </p>
      )}
    </li>
  );
}
