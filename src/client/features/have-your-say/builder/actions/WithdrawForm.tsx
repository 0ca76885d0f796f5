import { FormattedMessage, useIntl } from 'react-intl';
import { FIXED_OPTION_COUNTS } from '../../../../../shared/ballots/methods';
import { toStandingQuestion } from '../../../../../shared/ballots/withdrawals';
import type { WithdrawalKind } from '../../../../../shared/contract/have-your-say';
import type { PollPaper } from '../../../../../shared/contract/papers';
import type { Localized } from '../../../../../shared/contract/text';
import { useMoments, type Moments } from '../../../../intl/moments';
import { Form, type Fields } from '../../../../ui/forms/Form';
import { faultMessages } from '../../../../ui/forms/messages';
import { RadioGroup } from '../../../../ui/forms/RadioGroup';
import { Select } from '../../../../ui/forms/Select';
import { useWithdrawOptionMutation } from '../builderApi';
import { formatDateOption } from '../../paper/dateName';
import styles from '../../../../parts/builder/builder.module.css';
import type { ActionProps } from './actionProps';
import { LocalizedAreas, readLocalizedAreas } from './LocalizedAreas';
import { cancelReasons, withdrawKinds, withdrawMessages } from './messages';
import { returnPaper, usePaperAction } from './usePaperAction';

interface Withdrawable {
  readonly question: string;
  readonly option: string;
  readonly name: string;
}

/**
 * Lists the options that can be taken out: one at least has to stand, and those of a proposal
 * belong together.
 */
function listWithdrawable(
  { questions, withdrawn, originalLocale: lang }: PollPaper,
  moments: Moments,
): Withdrawable[] {
  const toText = (text: Localized) => ({ text: text[lang] ?? '', lang });
  return questions
    .map((question) => toStandingQuestion(question, withdrawn))
    .filter(
      ({ method, options }) => FIXED_OPTION_COUNTS[method] === undefined && options.length > 1,
    )
    .flatMap(({ id, prompt, options }) =>
      options.map(({ id: option, label, startsAt }) => ({
        question: id,
        option,
        name: `${formatDateOption(moments, { startsAt, label: toText(label) })} · ${toText(prompt).text}`,
      })),
    );
}

/** Takes an option out of a poll that has opened. Voters and readers of the result are told why. */
export function WithdrawForm(props: ActionProps) {
  const { formatMessage } = useIntl();
  const { originalLocale: original } = props.paper;
  const { act, isLoading, failure } = usePaperAction(
    useWithdrawOptionMutation(),
    props,
    returnPaper,
  );
  const options = listWithdrawable(props.paper, useMoments());
  const send = (fields: Fields) => {
    const { question, option } = options.find((one) => one.option === fields['option'])!;
    const kind = fields['kind'] as WithdrawalKind;
    return act({ question, option, kind, reason: readLocalizedAreas(fields, 'reason') });
  };
  if (options.length === 0) return <FormattedMessage {...withdrawMessages.none} />;
  return (
    <div className={styles['stack']}>
      <p>
        <FormattedMessage {...withdrawMessages.text} />
      </p>
      <Form
        key={props.paper.withdrawn.length}
        label={withdrawMessages.withdraw}
        look="danger"
        check={(fields) =>
          readLocalizedAreas(fields, 'reason')[original]
            ? {}
            : { [`reason.${original}`]: faultMessages.missing }
        }
        onSubmit={send}
        isPending={isLoading}
        failure={failure}
      >
        <Select
          name="option"
          label={withdrawMessages.option}
          options={options.map(({ option, name }) => ({ value: option, label: name }))}
          defaultValue={options[0]!.option}
        />
        <RadioGroup
          name="kind"
          label={withdrawMessages.kind}
          options={(['withdrew', 'struckOff'] as const).map((value) => ({
            value,
            label: formatMessage(withdrawKinds[value]),
          }))}
          defaultValue="withdrew"
        />
        <LocalizedAreas name="reason" labels={cancelReasons} required={original} />
      </Form>
    </div>
  );
}
