import { FormattedMessage } from 'react-intl';
import { DatePicker } from '../../../../ui/forms/DatePicker';
import { Form, type Fields } from '../../../../ui/forms/Form';
import type { Faults } from '../../../../ui/forms/formContext';
import { faultMessages } from '../../../../ui/forms/messages';
import { useWriteOutcomeMutation } from '../builderApi';
import styles from '../../../../parts/builder/builder.module.css';
import type { ActionProps } from './actionProps';
import { LocalizedAreas, readLocalizedAreas } from './LocalizedAreas';
import { nextLabels, outcomeMessages, statementLabels } from './messages';
import { returnPaper, usePaperAction } from './usePaperAction';

/** Form for the decision after the vote, and for the next steps; those who voted are told. */
export function OutcomeForm(props: ActionProps) {
  const { originalLocale: original } = props.paper;
  const { act, isLoading, failure } = usePaperAction(useWriteOutcomeMutation(), props, returnPaper);
  const check = (fields: Fields): Faults => ({
    ...(!readLocalizedAreas(fields, 'statement')[original] && {
      [`statement.${original}`]: faultMessages.missing,
    }),
    ...(!fields['decidedOn'] && { decidedOn: faultMessages.missing }),
  });
  const send = (fields: Fields) => {
    const next = readLocalizedAreas(fields, 'next');
    return act({
      statement: readLocalizedAreas(fields, 'statement'),
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
