import type { SerializedError } from '@reduxjs/toolkit';
import { FormattedMessage } from 'react-intl';
import type { QuizFault } from '../../../../shared/quizzes/quizFaults';
import { isProblem, type Problem } from '../../../api/problem';
import { toFormErrors } from '../../../ui/forms/formErrors';
import { SavePanel } from '../../../parts/builder/frame/SavePanel';
import { quizBuilderMessages, quizFailures } from './messages';
import { isError } from './quizFaultPlaces';
import type { useQuizEdit } from './useQuizEdit';

interface Props {
  readonly edit: ReturnType<typeof useQuizEdit>;
  readonly faults: readonly QuizFault[];
  readonly onSave: () => void;
}

/** Saves the quiz, complete or not. */
export function QuizSaveBar({ edit, faults, onSave }: Props) {
  const error = edit.isNewer || edit.isLoading ? undefined : edit.error;
  return (
    <SavePanel
      label={quizBuilderMessages.save}
      isPending={edit.isLoading}
      isSaved={edit.isSaved}
      saving={edit.saving}
      failure={
        error && (
          <p>
            <Failure error={error} />
          </p>
        )
      }
      missing={faults.filter(isError).length}
      onSave={() => {
        onSave();
        void edit.save();
      }}
    />
  );
}

function Failure({ error }: { readonly error: Problem | SerializedError }) {
  const code = isProblem(error) ? error.code : '';
  if (code in quizFailures)
    return <FormattedMessage {...quizFailures[code as keyof typeof quizFailures]} />;
  return toFormErrors(error).failure;
}
