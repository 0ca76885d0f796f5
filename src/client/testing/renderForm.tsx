import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Form, type Fields, type FormProps } from '../ui/forms/Form';
import { formMessages } from '../ui/forms/messages';
import { renderScreen } from './renderScreen';

type ScreenOptions = NonNullable<Parameters<typeof renderScreen>[1]>;

/** Fields in a form. `send` presses its button and answers with what the form would have sent. */
export function renderForm(
  children: ReactNode,
  form: Partial<FormProps> = {},
  options: ScreenOptions = {},
) {
  const sent: Fields[] = [];
  const view = renderScreen(
    <Form
      check={() => ({})}
      onSubmit={(fields) => sent.push(fields)}
      isPending={false}
      label={formMessages.toSignIn}
      {...form}
    >
      {children}
    </Form>,
    options,
  );
  const send = async () => {
    await userEvent.click(document.querySelector('button[type="submit"]')!);
    return sent.at(-1);
  };
  return { ...view, sent, send };
}
