import type { PaperFault } from '../../../../shared/ballots/paperFaults';
import { isError } from './checks/faults';
import { ErrorText } from './ErrorText';
import { SavePanel } from '../../../parts/builder/frame/SavePanel';
import { builderMessages } from '../../../parts/builder/messages';
import type { usePaperEdit } from './usePaperEdit';

interface Props {
  readonly edit: ReturnType<typeof usePaperEdit>;
  readonly faults: readonly PaperFault[];
  readonly onSave: () => void;
}

/** Saves the paper, complete or not. */
export function SaveBar({ edit, faults, onSave }: Props) {
  const error = edit.isNewer || edit.isLoading ? undefined : edit.error;
  return (
    <SavePanel
      label={builderMessages.save}
      isPending={edit.isLoading}
      isSaved={edit.isSaved}
      saving={edit.saving}
      failure={error && <ErrorText error={error} />}
      missing={faults.filter(isError).length}
      onSave={() => {
        onSave();
        void edit.save();
      }}
    />
  );
}
