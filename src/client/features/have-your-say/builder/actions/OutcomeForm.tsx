import { FormattedMessage } from 'react-intl';
import { useKeys } from '../../../../api/useKeys';
import { DatePicker } from '../../../../ui/lazy/forms/DatePicker';
import { Form, type Fields } from '../../../../ui/lazy/forms/Form';
import type { Faults } from '../../../../ui/lazy/forms/formContext';
import { faultMessages } from '../../../../ui/lazy/forms/messages';
import { useWriteOutcomeMutation } from '../builderApi';
import styles from '../builder.module.css';
import { Failure } from '../Failure';
import type { ActionProps } from './actionProps';
import { LocalizedAreas, localizedOf } from './LocalizedAreas';
import { nextLabels, outcomeMessages, statementLabels } from './messages';

/** What was decided after the vote, and what happens next; those who voted are told. */
export function OutcomeForm({ slug, paper, isDirty, onPaper }: ActionProps) {
  const { originalLocale: original, revision } = paper;
  const keyFor = useKeys();
  const [write, { isLoading, error }] = useWriteOutcomeMutation();
  const check = (fields: Fields): Faults => ({
    ...(!localizedOf(fields, 'statement')[original] && {
      [`statement.${original}`]: faultMessages.missing,
    }),
    ...(!fields['decidedOn'] && { decidedOn: faultMessages.missing }),
  });
  const send = async (fields: Fields) => {
    if (isDirty) return;
    const next = localizedOf(fields, 'next');
    const body = {
      revision,
      statement: localizedOf(fields, 'statement'),
      next: Object.keys(next).length > 0 ? next : null,
      decidedOn: fields['decidedOn'] ?? '',
    };
    const { data } = await write({ slug, body, idempotencyKey: keyFor(body) });
    if (data) onPaper(data);
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
        failure={error && <Failure error={error} />}
      >
        <DatePicker name="decidedOn" label={outcomeMessages.decidedOn} />
        <LocalizedAreas name="statement" labels={statementLabels} required={original} />
        <LocalizedAreas name="next" labels={nextLabels} required={null} />
      </Form>
    </div>
  );
}
