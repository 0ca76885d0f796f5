import type { SerializedError } from '@reduxjs/toolkit';
import { useState, type ReactNode } from 'react';
import type { MessageDescriptor } from 'react-intl';
import type { TextName } from '../../../shared/contract/editing';
import type { Locale } from '../../../shared/locales';
import type { Problem } from '../../api/problem';
import { Form, type Fields } from '../../ui/forms/Form';
import { toEditFormErrors } from './editFormErrors';
import { FactFields, SlugField } from './FactFields';
import { ContentEditor } from './ContentEditor';
import { checkWritten, type StartContent } from './writtenFields';

interface Props {
  readonly start: StartContent;
  /** Translations whose original was changed after them. */
  readonly outdated?: readonly TextName[];
  /** Called when a person says that one of the texts still agrees with its original. */
  readonly onFits?: (name: TextName) => void;
  /** The name under which what is typed is kept. */
  readonly draft: string;
  readonly label: MessageDescriptor;
  /** Further buttons that send the form. */
  readonly buttons?: ReactNode;
  readonly hasMembers: boolean;
  readonly isAddressFixed: boolean;
  /** Answers whether it is saved. */
  readonly onSend: (fields: Fields) => Promise<boolean>;
  readonly onSaved: () => void;
  /** Said after it was saved, where the page stays. */
  readonly saved?: MessageDescriptor;
  readonly isPending: boolean;
  readonly error: Problem | SerializedError | undefined;
  readonly warnsBeforeLeaving?: boolean;
  /** Fields of one screen alone, above the others, and below them. */
  readonly children?: ReactNode;
  readonly last?: ReactNode;
}

const NONE: readonly TextName[] = [];

/**
 * Form for the fields that the contents of all sections share. The input outlives a failed try, a
 * reload and the end of the session.
 */
export function ContentForm(props: Props) {
  const { start, outdated = NONE, hasMembers, isAddressFixed, onSend, error, ...rest } = props;
  const { onFits, children, last, warnsBeforeLeaving = true, ...form } = rest;
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
      warnsBeforeLeaving={warnsBeforeLeaving}
      {...toEditFormErrors(error, sentIn)}
    >
      {children}
      <ContentEditor start={start} outdated={outdated} onFits={onFits}>
        <FactFields start={start} hasMembers={hasMembers}>
          {!isAddressFixed && <SlugField slug={start.slug} />}
        </FactFields>
        {last}
      </ContentEditor>
    </Form>
  );
}
