import { FormattedMessage } from 'react-intl';
import type { COMMITTEE_KINDS, CommitteeFacts } from '../../../shared/contract/committees';
import { kindMessages } from '../../intl/contents/messages';
import { Badge } from '../../ui/Badge';
import { committeeMessages } from './messages';

interface Props {
  readonly kind: string;
  readonly details: CommitteeFacts;
}

/** Badges of a committee: its kind, and whether it has been dissolved or is looking for members. */
export function CommitteeBadges({ kind, details: { dissolution, vacantSeats } }: Props) {
  return (
    <>
      <Badge tone="accent">
        <FormattedMessage {...kindMessages[kind as (typeof COMMITTEE_KINDS)[number]]} />
      </Badge>
      {dissolution && (
        <Badge>
          <FormattedMessage {...committeeMessages.dissolved} />
        </Badge>
      )}
      {!dissolution && vacantSeats > 0 && (
        <Badge tone="warn">
          <FormattedMessage {...committeeMessages.vacancies} values={{ count: vacantSeats }} />
        </Badge>
      )}
    </>
  );
}
