import { FormattedMessage } from 'react-intl';
import { Form, type Fields } from '../../../../ui/forms/Form';
import { faultMessages } from '../../../../ui/forms/messages';
import { NumberField } from '../../../../ui/forms/NumberField';
import { useMakeTokensMutation } from '../builderApi';
import styles from '../../../../parts/builder/builder.module.css';
import { ErrorText } from '../ErrorText';
import type { ActionProps } from './actionProps';
import { tokenMessages } from './messages';

const MOST = 10_000;

/** Makes the voting codes and gives them out as a file, this once. */
export function TokenForm({ slug, paper, isDirty, refetch }: ActionProps) {
  const [make, { isLoading, error }] = useMakeTokensMutation();
  const send = async ({ count }: Fields) => {
    if (isDirty) return false;
    const { data } = await make({ slug, body: { count: Number(count) } });
    if (data === null) refetch();
    return data === null;
  };
  return (
    <div className={styles['stack']}>
      <p>
        <FormattedMessage {...tokenMessages.text} />
      </p>
      <p>
        <FormattedMessage {...tokenMessages.made} values={{ count: paper.tokens }} />
      </p>
      <Form
        label={tokenMessages.make}
        look={paper.tokens > 0 ? 'danger' : 'primary'}
        check={({ count }) => (count ? {} : { count: faultMessages.missing })}
        onSubmit={send}
        isPending={isLoading}
        failure={error && <ErrorText error={error} />}
        saved={tokenMessages.saved}
      >
        <NumberField
          name="count"
          label={tokenMessages.count}
          hint={<FormattedMessage {...tokenMessages.countHint} />}
          minValue={1}
          maxValue={MOST}
          step={1}
        />
      </Form>
    </div>
  );
}
