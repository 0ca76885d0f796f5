import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import type { AnswerFault } from '../../../../shared/ballots/answerFaults';
import type { Question } from '../../../../shared/ballots/paper';
import { useLocale } from '../../../intl/IntlRoot';
import { UserText } from '../../../ui/UserText';
import { getGroupName } from '../groupName';
import { faultMessages } from './messages';

/** By code; a newer host may know more of them. */
const TEXTS: Readonly<Partial<Record<string, MessageDescriptor>>> = faultMessages;

interface Props {
  readonly fault: AnswerFault;
  readonly question: Question | undefined;
}

/** Text that says what is wrong with an answer, and what to do about it. */
export function FaultText({ fault, question }: Props) {
  const { formatNumber } = useIntl();
  const locale = useLocale();
  const { least = 0, most = 0, given = 0 } = fault;
  const currency = question?.type === 'budget' ? question.settings.currency : null;
  const missing = given - most;
  const groups = (question?.type === 'budget' && question.settings.groups) || [];
  const group = groups.find(({ id }) => id === fault.group);
  const text: MessageDescriptor = TEXTS[fault.code] ?? faultMessages.malformed;
  return (
    <FormattedMessage
      {...text}
      values={{
        least,
        most,
        given,
        missing,
        group: group && <UserText key="group" text={getGroupName(group, locale)} />,
        amount:
          currency === null
            ? String(missing)
            : formatNumber(missing, { style: 'currency', currency, maximumFractionDigits: 0 }),
      }}
    />
  );
}
