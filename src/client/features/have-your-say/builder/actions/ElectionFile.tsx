import { useState, type ChangeEvent } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { decodeTable } from '../../../../../shared/decodeTable';
import { readPart } from '../../../../api/files/readFile';
import type { Locale } from '../../../../../shared/locales';
import type {
  ElectionFormat,
  LineFault,
  RecountReading,
} from '../../../../../shared/contract/papers';
import { TextFileField } from '../../../../ui/lines/TextFileField';
import { Notice } from '../../../../ui/Notice';
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
  const take = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (!file) return;
    const format = findFormat(file.name);
    setUnknown(format === null);
    onBegin();
    if (!format) return;
    const text = decodeTable(new Uint8Array(await readPart(file, 0, file.size)), locale);
    await onFile({ format, text, locale, currency: EXPECTED_CURRENCY });
    // The same file can be chosen once more when it was mended.
    target.value = '';
  };
  return (
    <>
      <TextFileField {...field} accept={ENDINGS} onChange={(event) => void take(event)} />
      {isUnknown && (
        <Notice tone="bad" role="alert">
          <p>
            <FormattedMessage {...importMessages.unknown} />
          </p>
        </Notice>
      )}
    </>
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
