import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ElectionImported } from '../../../../../shared/contract/papers';
import { Notice } from '../../../../ui/Notice';
import { useImportElectionMutation } from '../builderApi';
import styles from '../../../../parts/builder/builder.module.css';
import type { ActionProps } from './actionProps';
import { ElectionFileField, FileFindings } from './ElectionFile';
import { importMessages } from './messages';
import { usePaperAction } from './usePaperAction';

const NOTHING_FOUND: Pick<ElectionImported, 'faults' | 'warnings'> = { faults: [], warnings: [] };

/** Adds the question of an election file; what is wrong with the file is told line by line. */
export function ImportForm(props: ActionProps) {
  const { paper, isDirty } = props;
  const { act, isLoading, failure } = usePaperAction(
    useImportElectionMutation(),
    props,
    (imported) => imported.paper,
  );
  const [found, setFound] = useState(NOTHING_FOUND);

  return (
    <div className={styles['stack']}>
      <p>
        <FormattedMessage {...importMessages.text} />
      </p>
      <ElectionFileField
        locale={paper.originalLocale}
        isDisabled={isDirty || isLoading}
        onBegin={() => setFound(NOTHING_FOUND)}
        onFile={async (file) => setFound((await act(file)) ?? NOTHING_FOUND)}
      />
      {failure && (
        <Notice tone="bad" role="alert">
          {failure}
        </Notice>
      )}
      <FileFindings {...found} messages={importMessages} />
    </div>
  );
}
