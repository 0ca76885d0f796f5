import { FormattedMessage } from 'react-intl';
import { ButtonLink } from '../../../ui/Button';
import { Notice } from '../../../ui/Notice';
import { TimeText } from '../../../ui/TimeText';
import { statementMessages } from './messages';
import type { StatementPhase } from './statementPhase';
import type { StatementsDialog } from './StatementsPart';

interface Props {
  readonly dialog: StatementsDialog;
  readonly standing: Exclude<StatementPhase, 'open'>;
}

/** Reason for which answers are closed now: a draft, for those who write it, not begun, or over. */
export function ClosedNotice({ dialog, standing }: Props) {
  const { slug, opensAt, details } = dialog;
  if (standing === 'draft') {
    return (
      details.rights.edit && (
        <Notice tone="accent">
          <p>
            <FormattedMessage {...statementMessages.draft} />
          </p>
          <ButtonLink look="secondary" to={`/dialogs/${slug}/edit?part=statements`}>
            <FormattedMessage {...statementMessages.addSeeds} />
          </ButtonLink>
        </Notice>
      )
    );
  }
  if (standing === 'upcoming' && opensAt) {
    return (
      <Notice tone="accent" icon="clock">
        <p>
          <FormattedMessage
            {...statementMessages.upcoming}
            values={{ date: <TimeText value={opensAt} format="dateTime" /> }}
          />
        </p>
      </Notice>
    );
  }
  return (
    <Notice icon="clock">
      <p>
        <FormattedMessage {...statementMessages.over} />
      </p>
    </Notice>
  );
}
