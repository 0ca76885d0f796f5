import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderForm } from '../../testing/renderForm';
import { faultMessages, formMessages } from './messages';
import { TextArea } from './TextArea';
import { TextField } from './TextField';

const WRONG = { faults: { name: faultMessages.tooLong } };

describe('TextField', () => {
  test('has its label, what is wrong and then its hint, and gives what stands in it', async () => {
    const { send } = renderForm(
      <TextField
        name="name"
        autoComplete="name"
        label={formMessages.name}
        hint="As others see it"
        defaultValue="Grace"
      />,
      WRONG,
    );
    const field = screen.getByRole('textbox', { name: 'Name' });
    expect(field).toBeRequired();
    expect(field).toHaveAttribute('aria-invalid', 'true');
    expect(field).toHaveAccessibleDescription(/^This text is too long.*As others see it$/);
    expect(await send()).toEqual({ name: 'Grace' });
  });

  test('gives a pasted text without the signs of direction around it', async () => {
    const { send } = renderForm(
      <TextField name="name" autoComplete="off" label={formMessages.name} />,
    );
    await userEvent.click(screen.getByRole('textbox', { name: 'Name' }));
    await userEvent.paste('\u2068grace@one.example\u2069\u200f');
    expect(await send()).toEqual({ name: 'grace@one.example' });
  });

  test('need not be filled in where that is said', () => {
    renderForm(<TextField name="name" autoComplete="off" label={formMessages.name} isOptional />);
    expect(screen.getByRole('textbox')).not.toBeRequired();
  });
});

describe('TextArea', () => {
  test('counts as the server does and lets a longer text be typed', async () => {
    const { send } = renderForm(<TextArea name="name" label={formMessages.name} maxLetters={5} />);
    const field = screen.getByRole('textbox', { name: 'Name' });
    expect(field).toHaveAccessibleDescription('5 characters left');
    await userEvent.type(field, '🐝🐝🐝🐝');
    expect(field).toHaveAccessibleDescription('1 character left');
    await userEvent.type(field, 'bees');
    expect(field).toHaveAccessibleDescription('3 letters too many');
    expect(await send()).toEqual({ name: '🐝🐝🐝🐝bees' });
  });

  test('is written in the direction of its language, otherwise in that of its letters', () => {
    renderForm(
      <>
        <TextArea name="name" label={formMessages.name} />
        <TextArea name="arabic" label={formMessages.email} lang="ar" />
      </>,
    );
    expect(screen.getByLabelText('Name')).toHaveAttribute('dir', 'auto');
    const arabic = screen.getByLabelText('E-mail address');
    expect([arabic.lang, arabic.dir]).toEqual(['ar', 'rtl']);
  });
});
