import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import type { SeatManagement, Term } from '../../../../shared/contract/seats';
import { Badge } from '../../../ui/Badge';
import { PersonName } from '../../../parts/person/PersonName';
import { endingMessages, roleMessages } from '../../../parts/seats/messages';
import { TermSpan } from '../../../parts/seats/TermSpan';
import { ChangeTermForm } from './ChangeTermForm';
import { EndTermForm } from './EndTermForm';
import { seatMessages } from './messages';
import styles from '../../../parts/teams/Desk.module.css';

interface Props {
  readonly slug: string;
  readonly term: Term;
  readonly desk: SeatManagement;
}

/** Member of the committee, with the decisions about their term. */
export function TermRow({ slug, term, desk }: Props) {
  const who = useId();
  const { personId, name, role, seat, endedAs } = term;
  const category = desk.composition.find(({ key }) => key === seat)?.category.text;
  return (
    <li className={styles['row']}>
      <p id={who} className={styles['acts']}>
        <PersonName id={personId} name={name} />
        <Badge tone={role === 'member' ? 'neutral' : 'accent'}>
          <FormattedMessage {...roleMessages[role]} />
        </Badge>
        {category !== undefined && <bdi>{category}</bdi>}
        {endedAs !== null && (
          <Badge tone="warn">
            <FormattedMessage {...endingMessages[endedAs]} />
          </Badge>
        )}
      </p>
      <TermSpan since={term.since} until={term.until} />
      {endedAs === null && (
        <>
          <details className={styles['fold']}>
            <summary aria-describedby={who}>
              <FormattedMessage {...seatMessages.change} />
            </summary>
            <ChangeTermForm slug={slug} term={term} desk={desk} />
          </details>
          <details className={styles['fold']}>
            <summary aria-describedby={who}>
              <FormattedMessage {...seatMessages.end} />
            </summary>
            <EndTermForm slug={slug} term={term} />
          </details>
        </>
      )}
    </li>
  );
}
