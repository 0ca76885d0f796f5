import { useState, type ChangeEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ElectionFormat, LineFault } from '../../../../../shared/contract/papers';
import { useKeys } from '../../../../api/useKeys';
import { Notice } from '../../../../ui/Notice';
import { useImportElectionMutation } from '../builderApi';
import styles from '../builder.module.css';
import { Failure } from '../Failure';
import type { ActionProps } from './actionProps';
import { importMessages } from './messages';

const FORMATS: readonly (readonly [ending: string, format: ElectionFormat])[] = [
  ['.pb', 'pabulib'],
  ['.blt', 'blt'],
];
const CURRENCY = 'EUR';

const formatOf = (name: string): ElectionFormat | null =>
  FORMATS.find(([ending]) => name.toLowerCase().endsWith(ending))?.[1] ?? null;

/** Adds the question of an election file; what is wrong with the file is told line by line. */
export function ImportForm({ slug, paper, isDirty, onPaper }: ActionProps) {
  const keyFor = useKeys();
  const [send, { isLoading, error }] = useImportElectionMutation();
  const [faults, setFaults] = useState<readonly LineFault[]>([]);
  const [isUnknown, setUnknown] = useState(false);

  const take = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (!file || isDirty) return;
    const format = formatOf(file.name);
    setUnknown(format === null);
    setFaults([]);
    if (!format) return;
    const { revision, originalLocale: locale } = paper;
    const body = { revision, format, text: await file.text(), locale, currency: CURRENCY };
    const { data } = await send({ slug, body, idempotencyKey: keyFor(body) });
    // The same file can be chosen once more when it was mended.
    target.value = '';
    setFaults(data?.faults ?? []);
    if (data?.paper) onPaper(data.paper);
  };

  return (
    <div className={styles['stack']}>
      <p>
        <FormattedMessage {...importMessages.text} />
      </p>
      <FileField isDisabled={isDirty || isLoading} onChange={(event) => void take(event)} />
      {isUnknown && (
        <Notice tone="bad" role="alert">
          <p>
            <FormattedMessage {...importMessages.unknown} />
          </p>
        </Notice>
      )}
      {error && !isLoading && (
        <Notice tone="bad" role="alert">
          <Failure error={error} />
        </Notice>
      )}
      <LineFaults faults={faults} />
    </div>
  );
}

interface FileProps {
  readonly isDisabled: boolean;
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
}

function FileField({ isDisabled, onChange }: FileProps) {
  return (
    <label className={styles['file']}>
      <FormattedMessage {...importMessages.file} />
      <input
        type="file"
        accept={FORMATS.map(([ending]) => ending).join()}
        disabled={isDisabled}
        onChange={onChange}
      />
    </label>
  );
}

const MOST_SHOWN = 50;

/** What is wrong with a file, by line. */
export function LineFaults({ faults }: { readonly faults: readonly LineFault[] }) {
  const { formatMessage } = useIntl();
  if (faults.length === 0) return null;
  return (
    <Notice
      tone="bad"
      role="alert"
      title={<FormattedMessage {...importMessages.faults} values={{ count: faults.length }} />}
    >
      <ul className={styles['lines']}>
        {faults.slice(0, MOST_SHOWN).map(({ line, text }, index) => (
          <li key={`${line} ${index}`}>
            {formatMessage(importMessages.line, { line })} <bdi dir="ltr">{text}</bdi>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
