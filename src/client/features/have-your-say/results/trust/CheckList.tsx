import { FormattedMessage } from 'react-intl';
import type { RecountCheck } from '../../../../../counting/recountChecks';
import type { Question } from '../../../../../shared/ballots/paper';
import { Badge } from '../../../../ui/Badge';
import { UserText } from '../../../../ui/UserText';
import { checkMessages, trustMessages } from './messages';
import styles from './Trust.module.css';

interface Props {
  readonly checks: readonly RecountCheck[];
  readonly questions: readonly Question[];
}

/**
 * Details of a check that failed: the fault, its place, and what belongs there, as it stands in the
 * file.
 */
function Finding({ where, expected, found }: RecountCheck) {
  const values = Object.entries({ where, expected, found }).map(([name, value]) => [
    name,
    <code key={name} dir="ltr">
      {value ?? ''}
    </code>,
  ]);
  return (
    <p className={styles['finding']}>
      <FormattedMessage {...trustMessages.where} values={Object.fromEntries(values)} />
    </p>
  );
}

function Check({ check, questions }: { readonly check: RecountCheck } & Pick<Props, 'questions'>) {
  const prompt = questions.find(({ id }) => id === check.question)?.prompt;
  return (
    <li className={styles['check']}>
      <span>
        <FormattedMessage {...checkMessages[check.code]} />
        {prompt && questions.length > 1 && (
          <span className={styles['about']}>
            <UserText text={prompt} />
          </span>
        )}
      </span>
      <Badge tone={check.ok ? 'good' : 'bad'}>
        <FormattedMessage {...(check.ok ? trustMessages.ok : trustMessages.notOk)} />
      </Badge>
      {!check.ok && <Finding {...check} />}
    </li>
  );
}

/** The checks of a recount, one after the other as they are made. */
export function CheckList({ checks, questions }: Props) {
  return (
    <ol className={styles['checks']}>
      {checks.map((check, index) => (
        <Check key={index} check={check} questions={questions} />
      ))}
    </ol>
  );
}
