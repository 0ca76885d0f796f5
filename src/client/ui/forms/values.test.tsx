import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { uiMessages } from '../../intl/sharedMessages';
import { renderForm } from '../../testing/renderForm';
import { ComboBox } from './ComboBox';
import { DateField } from './DateField';
import { DatePicker } from './DatePicker';
import { faultMessages } from './messages';
import { NumberField } from './NumberField';
import { TimeField } from './TimeField';

const VALUE = { name: 'value', label: uiMessages.area };
const WRONG = { faults: { value: faultMessages.missing } };
const FAULT = 'Please fill this in.';
const CHECKED = {
  check: ({ value }: Readonly<Record<string, string>>) =>
    value ? {} : { value: faultMessages.missing },
};

describe('ComboBox', () => {
  const options = ['İstanbul', 'Isparta', 'öğretmen', 'مكتبة', 'أحمد', 'O’Brien'].map(
    (label, index) => ({
      value: String(index),
      label,
    }),
  );

  test.each([
    ['istanbul', 'İstanbul'],
    ['ISPARTA', 'Isparta'],
    ['ogretmen', 'öğretmen'],
    ['مكتبه', 'مكتبة'],
    ['احمد', 'أحمد'],
    ["o'brien", 'O’Brien'],
    ['Oʼbrien', 'O’Brien'],
  ])('[SPEC 1.6] %s finds %s', async (typed, found) => {
    renderForm(<ComboBox {...VALUE} options={options} />);
    await userEvent.type(screen.getByRole('combobox'), typed);
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([found]);
  });

  test('is found, taken and left by keyboard; the form has the value', async () => {
    const { send } = renderForm(
      <ComboBox {...VALUE} options={options} hint="One of five" />,
      WRONG,
    );
    const field = screen.getByRole('combobox', { name: 'District' });
    expect(field).toHaveAccessibleDescription(`${FAULT} One of five`);
    expect(field).toHaveAttribute('aria-invalid', 'true');
    await userEvent.click(field);
    await userEvent.keyboard('ist{ArrowDown}{Enter}');
    expect(field).toHaveValue('İstanbul');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(field).not.toHaveAttribute('aria-invalid');
    expect(await send()).toEqual({ value: '0' });
  });

  test('what is none of the answers is not taken, and it says so', async () => {
    const { send } = renderForm(<ComboBox {...VALUE} options={options} defaultValue="1" />);
    const field = screen.getByRole('combobox');
    await userEvent.clear(field);
    await userEvent.type(field, 'zzz');
    expect(screen.getByText('Nothing fits these letters.')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await userEvent.tab();
    expect(field).not.toHaveValue('zzz');
    expect(Object.keys((await send())!)).toEqual(['value']);
  });
});

describe('NumberField', () => {
  test('is read with its label, its fault and its hint and counted by keyboard', async () => {
    const { send } = renderForm(
      <NumberField {...VALUE} minValue={0} maxValue={5} defaultValue={3} hint="At most 5" />,
      WRONG,
    );
    const field = screen.getByRole('textbox', { name: 'District' });
    expect(field).toHaveAccessibleDescription(`${FAULT} At most 5`);
    expect(field).toHaveAttribute('aria-invalid', 'true');
    await userEvent.click(field);
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
    expect(field).not.toHaveAttribute('aria-invalid');
    expect(await send()).toEqual({ value: '5' });
  });

  test.each([
    ['en', '1,234.5', '1,234.5'],
    ['tr', '1.234,5', '1.234,5'],
    ['ar', '١٢٣٤٫٥', '1,234.5'],
  ] as const)('in %s %s is shown as %s and sent as 1234.5', async (locale, typed, shown) => {
    const { send } = renderForm(<NumberField {...VALUE} />, {}, { locale });
    const field = screen.getByRole('textbox');
    await userEvent.type(field, typed);
    await userEvent.tab();
    expect(field).toHaveValue(shown);
    expect(await send()).toEqual({ value: '1234.5' });
  });

  test('empty it takes the focus', async () => {
    const { send } = renderForm(<NumberField {...VALUE} />, CHECKED);
    await send();
    expect(screen.getByRole('textbox')).toHaveFocus();
  });
});

const parts = () => screen.getAllByRole('spinbutton');
const partNames = () => parts().map((part) => part.getAttribute('data-type'));

describe('dates and times', () => {
  test.each([
    ['en', ['day', 'month', 'year'], '31101999'],
    ['tr', ['day', 'month', 'year'], '31101999'],
    ['ar', ['day', 'month', 'year'], '٣١١٠١٩٩٩'],
  ] as const)('in %s a date is typed as %s', async (locale, order, typed) => {
    const { send } = renderForm(<DateField {...VALUE} />, {}, { locale });
    expect(partNames()).toEqual(order);
    act(() => parts()[0]!.focus());
    await userEvent.keyboard(typed);
    expect(await send()).toEqual({ value: '1999-10-31' });
  });

  test('a date that is not complete is nothing and takes the focus', async () => {
    const { send } = renderForm(<DateField {...VALUE} hint="Your birthday" />, CHECKED);
    act(() => parts()[0]!.focus());
    await userEvent.keyboard('10');
    await send();
    expect(parts()[0]).toHaveFocus();
    expect(screen.getByRole('group', { name: 'District' })).toHaveAccessibleDescription(
      `${FAULT} Your birthday`,
    );
    await userEvent.keyboard('31101999');
    expect(screen.queryByText(FAULT)).toBeNull();
  });

  test.each([
    ['en', ['hour', 'minute'], '1930'],
    ['tr', ['hour', 'minute'], '1930'],
  ] as const)('in %s a time is typed as %s', async (locale, order, typed) => {
    const { send } = renderForm(<TimeField {...VALUE} />, {}, { locale });
    expect(partNames()).toEqual(order);
    act(() => parts()[0]!.focus());
    await userEvent.keyboard(typed);
    expect(await send()).toEqual({ value: '19:30' });
  });

  test.each([
    ['en', '{ArrowRight}', 'Monday'],
    ['ar', '{ArrowLeft}', 'السبت'],
    ['tr', '{ArrowRight}', 'Pazartesi'],
  ] as const)(
    'in %s the day after is found by %s in a calendar whose weeks begin on %s',
    async (locale, key, firstDay) => {
      const { send } = renderForm(
        <DatePicker {...VALUE} defaultValue="2026-05-05" />,
        {},
        { locale },
      );
      act(() => parts()[0]!.focus());
      await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
      const grid = await screen.findByRole('grid');
      const day = new Intl.DateTimeFormat(locale, { weekday: 'narrow', timeZone: 'UTC' });
      const named = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' });
      const week = Array.from({ length: 7 }, (_, index) => Date.UTC(2026, 4, 3 + index));
      const first = week.find((date) => named.format(date) === firstDay)!;
      expect(grid.querySelector('th')).toHaveTextContent(day.format(first));
      await userEvent.keyboard(`${key}{Enter}`);
      expect(screen.queryByRole('grid')).toBeNull();
      expect(await send()).toEqual({ value: '2026-05-06' });
    },
  );

  test('what is no date is no value', async () => {
    const { send } = renderForm(<DatePicker {...VALUE} defaultValue="tomorrow" />);
    expect(await send()).toEqual({ value: '' });
  });
});

test('what is typed into such a field is kept as a draft and comes back', async () => {
  const { ports } = renderForm(<NumberField {...VALUE} />, { draft: 'numbers' });
  fireEvent.focus(screen.getByRole('textbox'));
  await userEvent.type(screen.getByRole('textbox'), '12');
  await userEvent.tab();
  expect(ports.sessionStorage.read('draft:numbers:')).toBe('{"value":"12"}');
});
