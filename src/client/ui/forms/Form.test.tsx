import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { productSignedIn, sessionEnded } from '../../state/sessionSlice';
import { renderForm } from '../../testing/renderForm';
import { renderScreen } from '../../testing/renderScreen';
import { checkFields } from './checkFields';
import { EmailField } from './EmailField';
import { Form, type FormProps } from './Form';
import { faultMessages, formMessages } from './messages';
import { NewPasswordField, PasswordField } from './PasswordField';
import { TextField } from './TextField';

const check = checkFields({ name: 'filled', email: 'email' });
const fields = (
  <>
    <TextField name="name" autoComplete="name" label={formMessages.name} />
    <EmailField autoComplete="email" />
  </>
);
const name = () => screen.getByLabelText('Name');
const email = () => screen.getByLabelText('E-mail address');
const EMPTY = 'Please fill this in.';
const INCOMPLETE = /not a complete e-mail address/;

describe('a field is judged when it is left', () => {
  test('not while it is typed into, and not when nothing was typed', async () => {
    renderForm(fields, { check });
    await userEvent.click(name());
    await userEvent.tab();
    expect(name()).not.toHaveAttribute('aria-invalid');
    await userEvent.keyboard('grace@');
    expect(email()).not.toHaveAttribute('aria-invalid');
    await userEvent.tab();
    expect(email()).toHaveAttribute('aria-invalid', 'true');
    expect(email()).toHaveAccessibleDescription(INCOMPLETE);
    expect(name()).not.toHaveAttribute('aria-invalid');
  });

  test('what is wrong disappears as soon as it is mended, and nothing else is told before the field is left', async () => {
    renderForm(fields, { check });
    await userEvent.type(email(), 'grace@');
    await userEvent.tab();
    await userEvent.type(email(), 'roof.example');
    expect(email()).not.toHaveAttribute('aria-invalid');
    await userEvent.clear(email());
    expect(email()).not.toHaveAttribute('aria-invalid');
    await userEvent.tab();
    expect(email()).toHaveAccessibleDescription(EMPTY);
    await userEvent.type(email(), 'g');
    expect(email()).not.toHaveAttribute('aria-invalid');
  });

  test('a button below does not move away while it is pressed', async () => {
    renderForm(fields, { check });
    const user = userEvent.setup();
    await user.type(email(), 'grace@');
    await user.pointer({ target: screen.getByRole('button'), keys: '[MouseLeft>]' });
    expect(email()).not.toHaveFocus();
    expect(email()).not.toHaveAttribute('aria-invalid');
    await user.pointer({ target: document.body, keys: '[/MouseLeft]' });
    expect(email()).toHaveAttribute('aria-invalid', 'true');
  });
});

describe('a form that cannot be sent explains itself', () => {
  test('one wrong field takes the focus, without a list', async () => {
    const { send, sent } = renderForm(fields, { check });
    await userEvent.type(name(), 'Grace');
    await send();
    expect(email()).toHaveFocus();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(sent).toEqual([]);
  });

  test('several are listed in the order of the page, each with a way to it; mended ones leave the list', async () => {
    const { send } = renderForm(fields, { check });
    await send();
    expect(name()).toHaveFocus();
    expect(screen.getByRole('alert')).toHaveTextContent('2 answers need another look');
    const links = screen.getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual(['Name', 'E-mail address']);
    await userEvent.click(links[1]!);
    expect(email()).toHaveFocus();

    await userEvent.type(email(), 'grace@roof.example');
    expect(screen.getByRole('alert')).toHaveTextContent('1 answer needs another look');
    await userEvent.type(name(), 'G');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('what the server found stays until its field changes', async () => {
    function Refused() {
      const [isRefused, setRefused] = useState(false);
      return (
        <Form
          check={check}
          onSubmit={() => setRefused(true)}
          isPending={false}
          faults={isRefused ? { email: faultMessages.invalidEmail } : {}}
          label={formMessages.toSignIn}
        >
          {fields}
        </Form>
      );
    }
    renderScreen(<Refused />);
    await userEvent.type(name(), 'Grace');
    await userEvent.type(email(), 'grace@roof.example');
    await userEvent.click(screen.getByRole('button'));
    expect(email()).toHaveAccessibleDescription(INCOMPLETE);
    await userEvent.type(name(), ' Bell');
    await userEvent.tab();
    expect(email()).toHaveAttribute('aria-invalid', 'true');
    await userEvent.type(email(), 's');
    expect(email()).not.toHaveAttribute('aria-invalid');
  });

  test('a failure takes the focus once the answer is there', async () => {
    const props = { onSubmit: () => undefined, check, label: formMessages.toSignIn };
    function Failing() {
      const [step, setStep] = useState(0);
      return (
        <>
          <Form
            {...props}
            onSubmit={() => setStep(1)}
            isPending={step === 1}
            failure={step === 2 && formMessages.linkInvalid.defaultMessage}
          >
            {fields}
          </Form>
          <button onClick={() => setStep(2)}>answer</button>
        </>
      );
    }
    renderScreen(<Failing />);
    fireEvent.change(name(), { target: { value: 'Grace' } });
    fireEvent.change(email(), { target: { value: 'grace@roof.example' } });
    await userEvent.click(screen.getAllByRole('button')[0]!);
    await userEvent.click(screen.getByRole('button', { name: 'answer' }));
    expect(screen.getByRole('alert').parentElement).toHaveFocus();
  });
});

/** A page that can be loaded anew: nothing of it is kept but what the browser keeps. */
function Reloadable(form: Omit<FormProps, 'check' | 'isPending' | 'label' | 'children'>) {
  const [visit, setVisit] = useState(0);
  return (
    <>
      <button onClick={() => setVisit(visit + 1)}>reload</button>
      <Form key={visit} check={check} isPending={false} label={formMessages.toSignIn} {...form}>
        {fields}
        <NewPasswordField />
        <PasswordField name="present" />
      </Form>
    </>
  );
}
const reload = () => userEvent.click(screen.getByRole('button', { name: 'reload' }));
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Go to sign-in' }));
const RESTORED = /It is not saved yet/;

describe('[SPEC 2.6] what was typed', () => {
  test('is there after a reload and says so; starting over forgets it', async () => {
    renderScreen(<Reloadable onSubmit={() => false} draft="test" />);
    expect(screen.queryByText(RESTORED)).toBeNull();
    await userEvent.type(name(), 'Grace');
    await reload();
    expect(name()).toHaveValue('Grace');
    expect(screen.getByText(RESTORED)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Start over' }));
    expect(name()).toHaveValue('');
    await reload();
    expect(name()).toHaveValue('');
    expect(screen.queryByText(RESTORED)).toBeNull();
  });

  test('is never kept where it is a password, nor while it is shown', async () => {
    const { ports } = renderScreen(<Reloadable onSubmit={() => false} draft="test" />);
    await userEvent.type(email(), 'grace@roof.example');
    await userEvent.type(screen.getByLabelText('New password'), 'lanterns');
    await userEvent.click(screen.getByRole('button', { name: 'Show Password' }));
    await userEvent.type(screen.getByLabelText('Password'), 'quay');
    expect(JSON.parse(ports.sessionStorage.read('draft:test:')!)).toEqual({
      email: 'grace@roof.example',
    });
    await reload();
    expect(screen.getByLabelText('New password')).toHaveValue('');
  });

  test('is there in another language: the key does not name one', async () => {
    const { ports } = renderScreen(<Reloadable onSubmit={() => false} draft="test" />, {
      locale: 'ar',
    });
    await userEvent.type(screen.getByLabelText('الاسم'), 'عمر');
    expect(ports.sessionStorage.read('draft:test:')).toBe('{"name":"عمر"}');
  });

  test('is there after signing out and in again, and is nobody else’s', async () => {
    const { store } = renderScreen(<Reloadable onSubmit={() => false} draft="test" />, {
      isSignedIn: true,
    });
    const signIn = (subject: string) =>
      productSignedIn({ expiresAt: null, scopes: [], subject, fingerprint: '12345678' });
    await userEvent.type(name(), 'Grace');
    act(() => void store.dispatch(sessionEnded({ reason: 'signedOut' })));
    await reload();
    expect(name()).toHaveValue('');
    act(() => void store.dispatch(signIn('ada')));
    expect(name()).toHaveValue('');
    act(() => void store.dispatch(signIn('grace')));
    expect(name()).toHaveValue('Grace');
  });

  test.each([
    { answer: true, isKept: false },
    { answer: false, isKept: true },
    { answer: undefined, isKept: true },
  ])('sent with the answer $answer it is kept: $isKept', async ({ answer, isKept }) => {
    const onSaved = jest.fn();
    const { ports } = renderScreen(
      <Reloadable onSubmit={() => Promise.resolve(answer)} onSaved={onSaved} draft="test" />,
    );
    await userEvent.type(name(), 'Grace');
    await userEvent.type(email(), 'grace@roof.example');
    await submit();
    expect(ports.sessionStorage.read('draft:test:') !== null).toBe(isKept);
    expect(onSaved).toHaveBeenCalledTimes(isKept ? 0 : 1);
  });
});

describe('leaving the page', () => {
  test('is asked about only while something typed is not saved', async () => {
    const { ports } = renderScreen(<Reloadable onSubmit={() => true} warnsBeforeLeaving />);
    expect(ports.unloadWarnings).toBe(0);
    await userEvent.type(name(), 'Grace');
    expect(ports.unloadWarnings).toBe(1);
    await userEvent.type(email(), 'grace@roof.example');
    await submit();
    expect(ports.unloadWarnings).toBe(0);
  });

  test('is not asked about where the form does not want it', async () => {
    const { ports } = renderScreen(<Reloadable onSubmit={() => true} />);
    await userEvent.type(name(), 'Grace');
    expect(ports.unloadWarnings).toBe(0);
  });
});

test('what was saved is said until something is changed again', async () => {
  const { send } = renderForm(fields, {
    check,
    onSubmit: () => true,
    saved: formMessages.toSignIn,
  });
  await userEvent.type(name(), 'Grace');
  await userEvent.type(email(), 'grace@roof.example');
  await send();
  expect(screen.getByRole('status')).toHaveTextContent('Go to sign-in');
  await userEvent.type(name(), ' Bell');
  expect(screen.queryByRole('status')).toBeNull();
});
