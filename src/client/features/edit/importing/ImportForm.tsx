import { useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { CALENDAR_LIMITS } from '../../../../shared/calendar/importLimits';
import type { CalendarImported } from '../../../../shared/contract/calendarImport';
import type { Author } from '../../../../shared/contract/editing';
import { type Locale } from '../../../../shared/locales';
import { readTextFile } from '../../../api/files/readTextFile';
import { useIdempotencyKeys } from '../../../api/useIdempotencyKeys';
import { languageMessages } from '../../../intl/contents/messages';
import { useLocale, useOfferedLocales } from '../../../intl/IntlRoot';
import { Form, type Fields } from '../../../ui/forms/Form';
import { faultMessages } from '../../../ui/forms/messages';
import { toFormErrors } from '../../../ui/forms/formErrors';
import { Select } from '../../../ui/forms/Select';
import { TextArea } from '../../../ui/forms/TextArea';
import { FaultsByLine } from '../../../ui/lines/FaultsByLine';
import { TextFileField } from '../../../ui/lines/TextFileField';
import { AuthorField } from '../FactFields';
import { useImportCalendarMutation } from './importApi';
import styles from './importing.module.css';
import { calendarFaultMessages, importMessages, refusedTitle } from './messages';

const ROWS = 12;

function check({ text = '' }: Fields) {
  if (text.trim() === '') return { text: faultMessages.missing };
  return text.length > CALENDAR_LIMITS.file ? { text: calendarFaultMessages.tooLong } : {};
}

interface Props {
  readonly authors: readonly Author[];
  readonly onMade: (drafts: CalendarImported['drafts']) => void;
}

/**
 * Takes a calendar file, or its text; what is wrong with it is told line by line, and the text
 * stays.
 */
export function ImportForm({ authors, onMade }: Props) {
  const keyFor = useIdempotencyKeys();
  const [send, { isLoading, error }] = useImportCalendarMutation();
  const [faults, setFaults] = useState<CalendarImported['faults']>([]);

  const submit = async ({ text = '', locale, author = '' }: Fields) => {
    const body = { text, locale: locale as Locale, author };
    const { data } = await send({ body, idempotencyKey: keyFor(body) });
    setFaults(data?.faults ?? []);
    if (!data || data.faults.length > 0) return false;
    onMade(data.drafts);
    return true;
  };
  return (
    <div className={styles['form']}>
      <Form
        draft="events.import"
        check={check}
        onSubmit={submit}
        isPending={isLoading}
        label={importMessages.submit}
        warnsBeforeLeaving
        {...toFormErrors(error)}
      >
        <AuthorField authors={authors} />
        <LanguageField />
        <FileText isDisabled={isLoading} />
        {!isLoading && (
          <FaultsByLine
            tone="bad"
            title={<FormattedMessage {...refusedTitle} values={{ count: faults.length }} />}
            faults={faults}
            texts={calendarFaultMessages}
          />
        )}
      </Form>
    </div>
  );
}

function LanguageField() {
  const { formatMessage } = useIntl();
  const languages = useOfferedLocales();
  return (
    <Select
      name="locale"
      label={importMessages.locale}
      options={languages.map((value) => ({
        value,
        label: formatMessage(languageMessages[value]),
      }))}
      defaultValue={useLocale()}
    />
  );
}

/** A file lands in the field first: there it can be put right. */
function FileText({ isDisabled }: { readonly isDisabled: boolean }) {
  const locale = useLocale();
  const area = useRef<HTMLTextAreaElement>(null);
  const open = async (file: File) => {
    const text = await readTextFile(file, locale);
    if (!area.current) return;
    area.current.setRangeText(text, 0, area.current.value.length, 'start');
    area.current.dispatchEvent(new Event('input', { bubbles: true }));
  };
  return (
    <>
      <TextFileField accept=".ics,.ical,text/calendar" isDisabled={isDisabled} onFile={open} />
      <TextArea
        ref={area}
        name="text"
        label={importMessages.text}
        hint={<FormattedMessage {...importMessages.textHint} />}
        rows={ROWS}
      />
    </>
  );
}
