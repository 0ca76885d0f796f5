import { useState } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { readTextFile } from '../../../../api/files/readTextFile';
import type { Locale } from '../../../../../shared/locales';
import type {
  ElectionFormat,
  LineFault,
  RecountReading,
} from '../../../../../shared/contract/papers';
import { TextFileField } from '../../../../ui/lines/TextFileField';
import { LineFaults } from './lines/LineFaults';
import { importMessages } from './messages';

const FORMATS: readonly (readonly [ending: string, format: ElectionFormat])[] = [
  ['.pb', 'pabulib'],
  ['.blt', 'blt'],
];
const ENDINGS = FORMATS.map(([ending]) => ending).join();
/** The currency of a budget whose file does not say one. */
const EXPECTED_CURRENCY = 'EUR';

const findFormat = (name: string): ElectionFormat | null =>
  FORMATS.find(([ending]) => name.toLowerCase().endsWith(ending))?.[1] ?? null;

interface FieldProps {
  readonly label?: MessageDescriptor;
  /** The language of what the file says. */
  readonly locale: Locale;
  readonly isDisabled: boolean;
  /** Called when a file is chosen, before it is read. */
  readonly onBegin: () => void;
  readonly onFile: (file: RecountReading) => Promise<void>;
}

/** Takes a file of an election, in one of the formats that are known. */
export function ElectionFileField({ locale, onBegin, onFile, ...field }: FieldProps) {
  const [isUnknown, setUnknown] = useState(false);
  const take = async (file: File) => {
    const format = findFormat(file.name);
    setUnknown(format === null);
    onBegin();
    if (!format) return;
    const text = await readTextFile(file, locale);
    await onFile({ format, text, locale, currency: EXPECTED_CURRENCY });
  };
  return (
    <TextFileField
      {...field}
      accept={ENDINGS}
      refusal={isUnknown ? importMessages.unknown : null}
      onFile={take}
    />
  );
}

interface FindingsProps {
  readonly faults: readonly LineFault[];
  readonly warnings: readonly LineFault[];
  readonly messages: Readonly<Record<'faults' | 'warnings', MessageDescriptor>>;
}

/** Lists the faults of a file and what was left out of it, line by line. */
export const FileFindings = ({ faults, warnings, messages }: FindingsProps) => (
  <>
    <LineFaults
      tone="bad"
      title={<FormattedMessage {...messages.faults} values={{ count: faults.length }} />}
      faults={faults}
    />
    <LineFaults
      tone="warn"
      title={<FormattedMessage {...messages.warnings} values={{ count: warnings.length }} />}
      faults={warnings}
    />
  </>
);
