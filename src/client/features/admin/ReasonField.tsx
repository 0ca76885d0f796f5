import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { countLetters } from '../../ui/forms/countLetters';
import type { Faults, Fields } from '../../ui/forms/Form';
import { faultMessages as commonFaults } from '../../ui/forms/messages';
import { TextArea } from '../../ui/forms/TextArea';
import { faultMessages, reasonMessages } from './messages';

/** Limits of the contract (`shared/contract/admin.ts`), in letters. */
const LETTERS = { least: 3, most: 500 } as const;
const ROWS = 3;

export const readReason = (fields: Fields): string => (fields['reason'] ?? '').trim();

export function checkReason(fields: Fields): Faults {
  const letters = countLetters(readReason(fields));
  if (letters < LETTERS.least) return { reason: faultMessages.tooShort };
  return letters > LETTERS.most ? { reason: commonFaults.tooLong } : {};
}

interface Props {
  readonly given?: string;
  /** The field comes back into view with what was typed. */
  readonly takesFocus?: boolean;
}

/** Field for the reason, which stays in the log for good. */
export function ReasonField({ given = '', takesFocus = false }: Props) {
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (takesFocus) field.current?.focus();
  }, [takesFocus]);
  return (
    <TextArea
      ref={field}
      name="reason"
      label={reasonMessages.label}
      hint={<FormattedMessage {...reasonMessages.hint} />}
      rows={ROWS}
      maxLetters={LETTERS.most}
      defaultValue={given}
    />
  );
}
