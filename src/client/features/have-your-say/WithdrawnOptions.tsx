import { FormattedMessage } from 'react-intl';
import type { PollDetails } from '../../../shared/contract/have-your-say';
import { useLocale } from '../../intl/IntlRoot';
import { useMoments } from '../../intl/moments';
import { withdrawalMessages } from '../../intl/withdrawals/messages';
import { Notice } from '../../ui/Notice';
import { UserText } from '../../ui/UserText';
import { pollMessages } from './messages';
import { nameDateOptions } from './results/namedQuestion';

const BETWEEN = ' ';

interface Props {
  readonly details: Pick<PollDetails, 'questions' | 'withdrawals'>;
  /** Question whose withdrawn options are listed; absent: those of all questions. */
  readonly question?: string;
  /** The reader has voted and can still vote otherwise. */
  readonly isChangeable?: boolean;
}

/** Lists options that stand no longer since the poll has opened, why, and what that means. */
export function WithdrawnOptions({ details, question, isChangeable = false }: Props) {
  const { questions, withdrawals = [] } = details;
  const moments = useMoments();
  const locale = useLocale();
  const told = withdrawals.filter((one) => question === undefined || one.question === question);
  const options = new Map(
    questions
      .map((one) => nameDateOptions(moments, locale, one))
      .flatMap((one) => one.options.map((it) => [it.id, it] as const)),
  );
  if (told.length === 0) return null;
  return (
    <Notice title={<FormattedMessage {...pollMessages.withdrawnTitle} />}>
      <ul>
        {told.map(({ option, kind, reason }) => (
          <li key={option}>
            <FormattedMessage
              {...withdrawalMessages[kind]}
              values={{
                option: (
                  <strong key="option">
                    <UserText text={options.get(option)!.label} />
                  </strong>
                ),
              }}
            />
            {BETWEEN}
            <UserText text={reason} />
          </li>
        ))}
      </ul>
      <p>
        <FormattedMessage {...pollMessages.withdrawnHow} />
      </p>
      {isChangeable && (
        <p>
          <FormattedMessage {...pollMessages.withdrawnChange} />
        </p>
      )}
    </Notice>
  );
}
