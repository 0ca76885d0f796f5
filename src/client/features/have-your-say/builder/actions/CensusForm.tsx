import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { CensusStored } from '../../../../../shared/contract/papers';
import { readTextFile } from '../../../../api/files/readTextFile';
import { Form, type Fields } from '../../../../ui/forms/Form';
import { faultMessages } from '../../../../ui/forms/messages';
import { TextArea } from '../../../../ui/forms/TextArea';
import { TextFileField } from '../../../../ui/lines/TextFileField';
import { useStoreCensusMutation } from '../builderApi';
import styles from '../../../../parts/builder/builder.module.css';
import { ErrorText } from '../ErrorText';
import { isOutdated } from '../outdated';
import { Notice } from '../../../../ui/Notice';
import type { ActionProps } from './actionProps';
import { censusMessages } from './messages';
import { LineFaults } from './lines/LineFaults';

const ROWS = 8;
/** Number of letters that the host takes at most. */
const MOST_LETTERS = 5_000_000;

const textOf = ({ list = '' }: Fields) => list;

function check(fields: Fields) {
  const text = textOf(fields);
  if (text.trim() === '') return { list: faultMessages.missing };
  return text.length > MOST_LETTERS ? { list: faultMessages.tooLong } : {};
}

/**
 * Says who may vote where there is no group, by a list that takes the place of an earlier one. A
 * file lands in the field first.
 */
export function CensusForm({ slug, paper, isDirty, refetch, onOutdated }: ActionProps) {
  const [store, { isLoading, error }] = useStoreCensusMutation();
  const [stored, setStored] = useState<CensusStored | null>(null);
  // The field keeps its text itself: another file is another field.
  const [file, setFile] = useState({ turn: 0, text: '' });
  const count = paper.voters.members ?? 0;

  const open = async (chosen: File) => {
    const text = await readTextFile(chosen, paper.originalLocale);
    setFile(({ turn }) => ({ turn: turn + 1, text }));
    setStored(null);
  };
  const send = async (fields: Fields) => {
    if (isDirty) return;
    const { data, error: refusal } = await store({ slug, body: { text: textOf(fields) } });
    setStored(data ?? null);
    if (data && !isRefused(data)) refetch();
    if (isOutdated(refusal)) onOutdated();
  };

  return (
    <div className={styles['stack']}>
      <p>
        <FormattedMessage {...censusMessages.text} />
      </p>
      <p>
        <FormattedMessage {...censusMessages.count} values={{ count }} />
      </p>
      <TextFileField
        accept=".csv,.txt,text/csv,text/plain"
        isDisabled={isDirty || isLoading}
        onFile={open}
      />
      <Form
        label={count > 0 ? censusMessages.replace : censusMessages.store}
        check={check}
        onSubmit={send}
        isPending={isLoading}
        failure={error && <ErrorText error={error} />}
      >
        <TextArea
          key={file.turn}
          name="list"
          label={censusMessages.list}
          hint={<FormattedMessage {...censusMessages.listHint} />}
          defaultValue={file.text}
          rows={ROWS}
        />
      </Form>
      {stored && !isLoading && <CensusOutcome stored={stored} />}
    </div>
  );
}

interface CensusOutcomeProps {
  readonly stored: CensusStored;
}

/**
 * Tells whether nothing was stored because some lines are wrong, and not because none of their
 * people are known.
 */
const isRefused = ({ found, unknown, faults }: CensusStored): boolean =>
  found + unknown === 0 && faults.length > 0;

/**
 * Result of a list: the number of people who may vote now and those who were left out, or the
 * reason for which it was not taken.
 */
function CensusOutcome({ stored }: CensusOutcomeProps) {
  const { found, unknown, faults } = stored;
  if (isRefused(stored))
    return (
      <LineFaults
        tone="bad"
        title={<FormattedMessage {...censusMessages.refused} />}
        faults={faults}
      />
    );
  return (
    <>
      <Notice tone={found > 0 ? 'good' : 'warn'} icon={found > 0 ? 'check' : 'info'} role="status">
        <FormattedMessage {...censusMessages.stored} values={{ count: found }} />
      </Notice>
      <LineFaults
        tone="warn"
        title={<FormattedMessage {...censusMessages.unknown} values={{ count: unknown }} />}
        faults={faults}
      />
    </>
  );
}
