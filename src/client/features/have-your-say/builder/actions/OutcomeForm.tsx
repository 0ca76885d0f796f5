import { FormattedMessage } from 'react-intl';
import { DatePicker } from '../../../../ui/lazy/forms/DatePicker';
import { Form, type Fields } from '../../../../ui/lazy/forms/Form';
import type { Faults } from '../../../../ui/lazy/forms/formContext';
import { faultMessages } from '../../../../ui/lazy/forms/messages';
import { useWriteOutcomeMutation } from '../builderApi';
import styles from '../builder.module.css';
import type { ActionProps } from './actionProps';
import { LocalizedAreas, localizedOf } from './LocalizedAreas';
import { nextLabels, outcomeMessages, statementLabels } from './messages';
import { itself, usePaperAction } from './usePaperAction';

/** Form for the decision after the vote, and for the next steps; those who voted are told. */
export function OutcomeForm(props: ActionProps) {
  const { originalLocale: original } = props.paper;
  const { act, isLoading, failure } = usePaperAction(useWriteOutcomeMutation(), props, itself);
  const check = (fields: Fields): Faults => ({
    ...(!localizedOf(fields, 'statement')[original] && {
      [`statement.${original}`]: faultMessages.missing,
    }),
    ...(!fields['decidedOn'] && { decidedOn: faultMessages.missing }),
  });
  const send = (fields: Fields) => {
    const next = localizedOf(fields, 'next');
    return act({
      statement: localizedOf(fields, 'statement'),
      next: Object.keys(next).length > 0 ? next : null,
      decidedOn: fields['decidedOn'] ?? '',
    });
  };
  return (
    <div className={styles['stack']}>
      <p>
        <FormattedMessage {...outcomeMessages.text} />
      </p>
      <Form
        label={outcomeMessages.publish}
        check={check}
        onSubmit={send}
        isPending={isLoading}
        failure={failure}
      >
        <DatePicker name="decidedOn" label={outcomeMessages.decidedOn} />
        <LocalizedAreas name="statement" labels={statementLabels} required={original} />
        <LocalizedAreas name="next" labels={nextLabels} required={null} />
      </Form>
    </div>
  );
}
