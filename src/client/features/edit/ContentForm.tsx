import type { SerializedError } from '@reduxjs/toolkit';
import { useState, type ReactNode } from 'react';
import type { MessageDescriptor } from 'react-intl';
import type { Locale } from '../../../shared/locales';
import type { Problem } from '../../api/problem';
import { Form, type Fields } from '../../ui/lazy/forms/Form';
import { editProblem } from './editProblem';
import { FactFields, SlugField } from './FactFields';
import { LanguageTabs } from './LanguageTabs';
import { checkWritten, type Start } from './writtenFields';

interface Props {
  readonly start: Start;
  /** The name under which what is typed is kept. */
  readonly draft: string;
  readonly label: MessageDescriptor;
  readonly hasMembers: boolean;
  readonly isAddressFixed: boolean;
  /** Answers whether it is saved. */
  readonly onSend: (fields: Fields) => Promise<boolean>;
  readonly onSaved: () => void;
  readonly isPending: boolean;
  readonly error: Problem | SerializedError | undefined;
  /** Fields of one screen alone, above the others. */
  readonly children?: ReactNode;
}

/** What the contents of all sections share. What is typed outlives a failed try, a reload and the end of the session. */
export function ContentForm(props: Props) {
  const { start, hasMembers, isAddressFixed, onSend, error, children, ...form } = props;
  const [sentIn, setSentIn] = useState<Locale>(start.originalLocale);
  const send = (fields: Fields) => {
    setSentIn(fields['originalLocale'] as Locale);
    return onSend(fields);
  };
  return (
    <Form
      {...form}
      check={checkWritten}
      onSubmit={send}
      warnsBeforeLeaving
      {...editProblem(error, sentIn)}
    >
      {children}
      <LanguageTabs start={start} />
      <FactFields start={start} hasMembers={hasMembers} />
      {!isAddressFixed && <SlugField slug={start.slug} />}
    </Form>
  );
}
