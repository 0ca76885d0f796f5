import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ExtraTime } from '../../../../shared/contract/quizPapers';
import { TIMING_NAMES, type Timing } from '../../../../shared/quizzes/timing';
import { isProblem } from '../../../api/problem';
import { Form } from '../../../ui/forms/Form';
import { RadioGroup } from '../../../ui/forms/RadioGroup';
import { TextField } from '../../../ui/forms/TextField';
import styles from '../../../parts/builder/builder.module.css';
import { ToolButton } from '../../../ui/forms/ToolButton';
import { timingMessages } from '../messages';
import { quizActionMessages } from './messages';
import { useChangeExtraTimeMutation, useGetExtraTimeQuery } from './quizBuilderApi';

const noFaults = () => ({});
const MORE: readonly Timing[] = TIMING_NAMES.filter((name) => name !== 'usual');

/** Gives a person more time, and lists who has it. */
export function ExtraTimeForm({ slug }: { readonly slug: string }) {
  const { formatMessage } = useIntl();
  const { currentData } = useGetExtraTimeQuery({ slug });
  const [change, { isLoading, isSuccess, error }] = useChangeExtraTimeMutation();
  const give = (person: string, timing: Timing) =>
    change({ slug, body: { person: person.trim(), timing } });
  const failure = error && (
    <FormattedMessage
      {...(isProblem(error) && error.code === 'notFound'
        ? quizActionMessages.nobody
        : quizActionMessages.failed)}
    />
  );
  return (
    <div className={styles['stack']}>
      <p>
        <FormattedMessage {...quizActionMessages.timeText} />
      </p>
      <ul className={styles['lines']}>
        {(currentData?.items ?? []).map((item) => (
          <Given key={item.id} item={item} onTakeBack={() => void give(item.id, 'usual')} />
        ))}
      </ul>
      <Form
        check={noFaults}
        isPending={isLoading}
        label={quizActionMessages.give}
        failure={failure}
        onSubmit={({ person = '', timing }) => give(person, (timing ?? 'double') as Timing)}
      >
        <TextField name="person" label={quizActionMessages.person} autoComplete="off" />
        <RadioGroup
          name="timing"
          label={quizActionMessages.timing}
          defaultValue="oneAndAHalf"
          options={MORE.map((value) => ({ value, label: formatMessage(timingMessages[value]) }))}
        />
      </Form>
      <p role="status" className={styles['note']}>
        {isSuccess && <FormattedMessage {...quizActionMessages.given} />}
      </p>
    </div>
  );
}

interface GivenProps {
  readonly item: ExtraTime['items'][number];
  readonly onTakeBack: () => void;
}

function Given({ item: { name, timing }, onTakeBack }: GivenProps) {
  const about = useId();
  return (
    <li className={styles['row']}>
      <span id={about}>
        <bdi>{name}</bdi> <FormattedMessage {...timingMessages[timing]} />
      </span>
      <ToolButton label={quizActionMessages.takeBack} about={about} onPress={onTakeBack} />
    </li>
  );
}
