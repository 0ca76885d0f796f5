import { FormattedMessage, useIntl } from 'react-intl';
import type { SecurityFacts } from '../../../../shared/contract/accounts';
import { secondFactorMessages } from './messages';

interface Props {
  readonly state: NonNullable<SecurityFacts['secondFactor']>;
}

/** Says since when there is a second step, and how many recovery codes are left. */
export function SecondFactorState({ state: { since, recoveryCodes: count } }: Props) {
  const { formatDate } = useIntl();
  const date = formatDate(since, { dateStyle: 'long' });
  return (
    <p>
      <FormattedMessage {...secondFactorMessages.on} values={{ date }} />
      <br />
      <FormattedMessage {...secondFactorMessages.codesLeft} values={{ count }} />
    </p>
  );
}
