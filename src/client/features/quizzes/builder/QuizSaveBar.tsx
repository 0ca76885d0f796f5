import type { SerializedError } from '@reduxjs/toolkit';
import { FormattedMessage } from 'react-intl';
import type { QuizFault } from '../../../../shared/quizzes/quizFaults';
import { isProblem, type Problem } from '../../../api/problem';
import { Button } from '../../../ui/Button';
import { problemOf } from '../../../ui/lazy/forms/problemOf';
import { Notice } from '../../../ui/Notice';
import styles from '../../have-your-say/builder/builder.module.css';
import { builderMessages, checkMessages } from '../../have-your-say/builder/messages';
import { quizBuilderMessages, quizFailures } from './messages';
import { CHECKS_ID } from './QuizChecks';
import { isError } from './quizFaultPlaces';
import type { useQuizEdit } from './useQuizEdit';

interface Props {
  readonly edit: ReturnType<typeof useQuizEdit>;
  readonly faults: readonly QuizFault[];
  readonly onSave: () => void;
}

/** Saves the quiz, complete or not; how much is missing stands beside it. */
export function QuizSaveBar({ edit, faults, onSave }: Props) {
  const count = faults.filter(isError).length;
  const save = () => {
    onSave();
    void edit.save();
  };
  return (
    <div className={styles['saveBar']}>
      {edit.error && !edit.isNewer && !edit.isLoading && (
        <Notice tone="bad" role="alert">
          <p>
            <Failure error={edit.error} />
          </p>
        </Notice>
      )}
      <div className={styles['row']}>
        <Button isPending={edit.isLoading} onClick={save}>
          <FormattedMessage {...quizBuilderMessages.save} />
        </Button>
        <span role="status" className={styles['note']}>
          {edit.isSaved && <FormattedMessage {...builderMessages.saved} />}
        </span>
        {count > 0 && (
          <a href={`#${CHECKS_ID}`} className={styles['toChecks']}>
            <FormattedMessage {...checkMessages.count} values={{ count }} />
          </a>
        )}
      </div>
      <p className={styles['note']}>
        <FormattedMessage {...builderMessages.keptHere} />
      </p>
    </div>
  );
}

function Failure({ error }: { readonly error: Problem | SerializedError }) {
  const code = isProblem(error) ? error.code : '';
  if (code in quizFailures)
    return <FormattedMessage {...quizFailures[code as keyof typeof quizFailures]} />;
  return problemOf(error).failure;
}
