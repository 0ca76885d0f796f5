import { useState, type ChangeEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ElectionImported } from '../../../../../shared/contract/papers';
import { TextFileField } from '../../../../ui/lazy/lines/TextFileField';
import { Notice } from '../../../../ui/Notice';
import { useImportElectionMutation } from '../builderApi';
import styles from '../builder.module.css';
import type { ActionProps } from './actionProps';
import { ELECTION_ENDINGS, EXPECTED_CURRENCY, findFormat } from './electionFormats';
import { LineFaults } from './lines/LineFaults';
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
  const [isUnknown, setUnknown] = useState(false);

  const take = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (!file) return;
    const format = findFormat(file.name);
    setUnknown(format === null);
    setFound(NOTHING_FOUND);
    if (!format) return;
    const { originalLocale: locale } = paper;
    const answer = await act({
      format,
      text: await file.text(),
      locale,
      currency: EXPECTED_CURRENCY,
    });
    // The same file can be chosen once more when it was mended.
    target.value = '';
    setFound(answer ?? NOTHING_FOUND);
  };

  return (
    <div className={styles['stack']}>
      <p>
        <FormattedMessage {...importMessages.text} />
      </p>
      <TextFileField
        accept={ELECTION_ENDINGS}
        isDisabled={isDirty || isLoading}
        onChange={(event) => void take(event)}
      />
      {isUnknown && (
        <Notice tone="bad" role="alert">
          <p>
            <FormattedMessage {...importMessages.unknown} />
          </p>
        </Notice>
      )}
      {failure && (
        <Notice tone="bad" role="alert">
          {failure}
        </Notice>
      )}
      <LineFaults
        tone="bad"
        title={
          <FormattedMessage {...importMessages.faults} values={{ count: found.faults.length }} />
        }
        faults={found.faults}
      />
      <LineFaults
        tone="warn"
        title={
          <FormattedMessage
            {...importMessages.warnings}
            values={{ count: found.warnings.length }}
          />
        }
        faults={found.warnings}
      />
    </div>
  );
}
