import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect, useRef, type FormEvent, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { STATEMENT_LIMITS, type Statement } from '../../../../../shared/contract/statements';
import { getLocaleInfo, type Locale } from '../../../../../shared/locales';
import { toStatementLetters } from '../../../../../shared/statementLetters';
import { isProblem } from '../../../../api/problem';
import { useIdempotencyKeys } from '../../../../api/useIdempotencyKeys';
import { Button } from '../../../../ui/Button';
import { checkFields } from '../../../../ui/forms/checkFields';
import { countLetters } from '../../../../ui/forms/countLetters';
import { Form, type Faults, type Fields } from '../../../../ui/forms/Form';
import { toFormErrors } from '../../../../ui/forms/formErrors';
import { Select } from '../../../../ui/forms/Select';
import { TextArea } from '../../../../ui/forms/TextArea';
import { useToast } from '../../../../ui/toast';
import { useGetSimilarStatementsQuery } from '../statementsApi';
import { useStatementsContext } from '../statementsContext';
import { useAddStatementMutation } from '../statementWrites';
import { statementFormMessages } from './messages';
import { SimilarStatements } from './SimilarStatements';
import styles from './StatementForm.module.css';
import { useDebouncedValue } from '../../../../parts/search/useDebouncedValue';
import { useOfferedLocales } from '../../../../intl/IntlRoot';

/** Typing has stopped for so long. */
const SETTLED_MS = 400;

interface StatementDraft {
  readonly text: string;
  readonly lang: Locale;
}

/**
 * Tracks the content of the form, as it is typed: `now`, and `settled` once it has not changed for
 * a moment.
 */
function useDebouncedStatement(start: StatementDraft) {
  const [now, setNow] = useState(start);
  const settled = useDebouncedValue(now, SETTLED_MS);
  return {
    settled,
    note: (change: Partial<StatementDraft>) => setNow((was) => ({ ...was, ...change })),
  };
}

interface Props {
  /** Sent, and what became of it; null: given up, what was typed is kept for later. */
  readonly onDone: (state: Statement['state'] | null) => void;
}

const isFilled = checkFields({ text: 'filled' });

function check(fields: Fields): Faults {
  const letters = countLetters((fields['text'] ?? '').trim());
  return {
    ...(letters < STATEMENT_LIMITS.least && { text: statementFormMessages.tooShort }),
    ...(letters > STATEMENT_LIMITS.most && { text: statementFormMessages.tooLong }),
    ...isFilled(fields),
  };
}

/**
 * Writes a statement; what is typed is kept in this tab until it is sent. Meanwhile those that are
 * like it are shown, to be answered instead.
 */
export function StatementForm({ onDone }: Props) {
  const { dialogId, locale } = useStatementsContext();
  const languages = useOfferedLocales().map(getLocaleInfo);
  const box = useRef<HTMLDivElement>(null);
  const { settled, note } = useDebouncedStatement({ text: '', lang: locale });
  const { items, isSame } = useSimilar(settled);
  const { send, state, isLoading, told } = useSending();
  useEffect(() => {
    const field = box.current!.querySelector('textarea')!;
    field.focus();
    note({ text: field.value });
    // Only what the form begins with.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  const checkAll = (fields: Fields): Faults => ({
    ...(isSame(fields['text'] ?? '') && { text: statementFormMessages.same }),
    ...check(fields),
  });
  const heard = ({ target }: FormEvent) => {
    const { name, value } = target as HTMLTextAreaElement | HTMLSelectElement;
    note(name === 'lang' ? { lang: value as Locale } : { text: value });
  };
  return (
    <div ref={box} className={styles['form']} onChange={heard}>
      <Form
        check={checkAll}
        onSubmit={send}
        onSaved={() => onDone(state.current)}
        isPending={isLoading}
        label={statementFormMessages.send}
        draft={`statement.${dialogId}`}
        warnsBeforeLeaving
        {...told}
      >
        <TextArea
          name="text"
          label={statementFormMessages.yours}
          hint={<FormattedMessage {...statementFormMessages.rules} />}
          maxLetters={STATEMENT_LIMITS.most}
          rows={3}
        />
        <Select
          name="lang"
          label={statementFormMessages.language}
          options={languages.map(({ code, name }) => ({ value: code, label: name }))}
          defaultValue={locale}
        />
      </Form>
      <SimilarStatements statements={items} />
      <Button look="quiet" onClick={() => onDone(null)}>
        <FormattedMessage {...statementFormMessages.cancel} />
      </Button>
    </div>
  );
}

/**
 * Finds the statements that are like the typed text, and tells whether one of them has exactly that
 * text.
 */
function useSimilar({ text, lang }: StatementDraft) {
  const { slug, locale } = useStatementsContext();
  const words = text.trim().slice(0, STATEMENT_LIMITS.most);
  const isEnough = countLetters(words) >= STATEMENT_LIMITS.least;
  const { data, currentData } = useGetSimilarStatementsQuery(
    isEnough ? { slug, locale, text: words, lang } : skipToken,
  );
  const found = isEnough ? data : undefined;
  return {
    items: found?.items ?? [],
    isSame: (typed: string) =>
      currentData?.isIdentical === true && toStatementLetters(typed) === toStatementLetters(words),
  };
}

function useSending() {
  const { slug, locale } = useStatementsContext();
  const toast = useToast();
  const keyFor = useIdempotencyKeys();
  const state = useRef<Statement['state'] | null>(null);
  const [add, { isLoading, error }] = useAddStatementMutation();
  const send = async ({ text = '', lang }: Fields) => {
    const written = { text: text.trim(), lang: lang as Locale };
    const { data } = await add({
      place: { slug, locale },
      written,
      idempotencyKey: keyFor(written),
    });
    if (!data) return false;
    state.current = data.state;
    const told = data.state === 'shown' ? statementFormMessages.sent : statementFormMessages.held;
    toast({ text: told, tone: 'good' });
    return true;
  };
  const isSame = isProblem(error) && error.code === 'sameStatement';
  const told = isSame ? { faults: { text: statementFormMessages.same } } : toFormErrors(error);
  return { send, state, isLoading, told };
}
