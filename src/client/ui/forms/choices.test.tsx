import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { uiMessages } from '../../intl/sharedMessages';
import { renderForm } from '../../testing/renderForm';
import { CheckboxGroup } from './CheckboxGroup';
import { splitFieldValues } from './fields';
import { faultMessages } from './messages';
import { RadioGroup } from './RadioGroup';
import { Select } from './Select';
import { Switch } from './Switch';

const OPTIONS = [
  { value: 'quay', label: 'The quay', hint: 'With shade' },
  { value: 'hill', label: 'The hill' },
  { value: 'port', label: 'The port' },
];
const PLACE = { name: 'place', label: uiMessages.area, options: OPTIONS };
const WRONG = { faults: { place: faultMessages.missing } };
const FAULT = 'Please fill this in.';

describe('Select', () => {
  test('has its label, its fault and its hint; the form has the chosen value', async () => {
    const { send } = renderForm(
      <Select {...PLACE} none={uiMessages.anyArea} hint="One of three" />,
      WRONG,
    );
    const select = screen.getByRole('combobox', { name: 'District' });
    expect(select).toHaveAccessibleDescription(`${FAULT} One of three`);
    expect(select).toHaveAttribute('aria-invalid', 'true');
    expect(await send()).toEqual({ place: '' });
    await userEvent.selectOptions(select, 'The hill');
    expect(select).not.toHaveAttribute('aria-invalid');
    expect(await send()).toEqual({ place: 'hill' });
  });
});

describe('RadioGroup', () => {
  test('is one group with its question, its fault and its hint', async () => {
    const { send } = renderForm(<RadioGroup {...PLACE} hint="One of three" />, WRONG);
    const group = screen.getByRole('radiogroup', { name: 'District' });
    expect(group).toHaveAccessibleDescription(`${FAULT} One of three`);
    expect(group).toHaveAttribute('aria-invalid', 'true');
    expect(screen.getByRole('radio', { name: 'The quay' })).toHaveAccessibleDescription(
      'With shade',
    );
    expect(await send()).toEqual({});
  });

  test('the arrow keys go round and mark; the form has the marked value', async () => {
    const { send } = renderForm(<RadioGroup {...PLACE} defaultValue="hill" />);
    await userEvent.tab();
    expect(screen.getByRole('radio', { name: 'The hill' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(screen.getByRole('radio', { name: 'The quay' })).toBeChecked();
    expect(await send()).toEqual({ place: 'quay' });
  });

  test('takes the focus when the form finds it empty', async () => {
    const { send } = renderForm(<RadioGroup {...PLACE} />, {
      check: ({ place }) => (place ? {} : { place: faultMessages.missing }),
    });
    await send();
    expect(screen.getByRole('radio', { name: 'The quay' })).toHaveFocus();
    await userEvent.keyboard(' ');
    expect(screen.getByRole('radiogroup')).not.toHaveAttribute('aria-invalid');
  });
});

describe('CheckboxGroup', () => {
  test('every box says what is wrong; the form has all marked values', async () => {
    const { send } = renderForm(<CheckboxGroup {...PLACE} defaultValues={['port']} />, WRONG);
    const group = screen.getByRole('group', { name: 'District' });
    const [quay, hill] = within(group).getAllByRole('checkbox');
    expect(quay).toHaveAccessibleDescription(`${FAULT} With shade`);
    expect(hill).toHaveAttribute('aria-invalid', 'true');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    expect(quay).toBeChecked();
    const sent = await send();
    expect(splitFieldValues(sent!['place'])).toEqual(['quay', 'port']);
  });

  test('[SPEC 2.6] what was marked, or not any more, is there after a reload', async () => {
    function Reloadable() {
      const [visit, setVisit] = useState(0);
      return (
        <>
          <button type="button" onClick={() => setVisit(visit + 1)}>
            reload
          </button>
          <CheckboxGroup key={visit} {...PLACE} defaultValues={['port']} />
        </>
      );
    }
    const { ports } = renderForm(<Reloadable />, { draft: 'places' });
    await userEvent.click(screen.getByRole('checkbox', { name: 'The port' }));
    expect(ports.sessionStorage.read('draft:places:')).toBe('{"place":""}');
  });
});

describe('Switch', () => {
  test.each(['en', 'ar'] as const)('is turned over by the space bar (%s)', async (locale) => {
    const { send } = renderForm(
      <Switch name="place" label={uiMessages.area} hint="Now or never" />,
      {},
      { locale },
    );
    const field = screen.getByRole('switch');
    expect(field).toHaveAccessibleName(locale === 'ar' ? 'الحي' : 'District');
    expect(field).toHaveAccessibleDescription('Now or never');
    expect(await send()).toEqual({});
    act(() => field.focus());
    await userEvent.keyboard(' ');
    expect(field).toBeChecked();
    expect(await send()).toEqual({ place: 'on' });
  });
});

test('a field that is disabled is not part of what is sent', async () => {
  const { send } = renderForm(
    <>
      <Select {...PLACE} defaultValue="hill" isDisabled />
      <RadioGroup {...PLACE} name="radio" defaultValue="hill" isDisabled />
      <CheckboxGroup {...PLACE} name="boxes" defaultValues={['hill']} isDisabled />
      <Switch name="switch" label={uiMessages.area} isOn isDisabled />
    </>,
  );
  expect(await send()).toEqual({});
});
