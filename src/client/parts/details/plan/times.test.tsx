import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import ar from '../../../../../i18n/ar.json';
import en from '../../../../../i18n/en.json';
import tr from '../../../../../i18n/tr.json';
import type { DetailedSection } from '../../../../shared/contract/writtenDetails';
import type { Locale } from '../../../../shared/locales';
import { A_SESSION, aWrittenDetails } from '../../../testing/detailsFactories';
import {
  listSent,
  press,
  refuseDetails,
  renderDetails,
  save,
} from '../../../testing/renderDetails';
import { testInLanguages } from '../../../testing/testInLanguages';

const GAP = 'edit.detailFault.gap';
const ORDER = 'edit.detailFault.order';
const MESSAGES = { en, ar, tr } as const;
const SAVE = 'edit.details.save';

const AUTUMN = {
  timezone: 'Europe/Berlin',
  startsAt: '2026-10-25T02:30',
  endsAt: '2026-10-25T03:15',
};

describe.each(['events', 'training'] as const)('the times of %s', (section) => {
  const written = (more: Partial<typeof AUTUMN> = {}) =>
    section === 'events'
      ? aWrittenDetails('events', { details: more })
      : aWrittenDetails('training', {
          kind: 'training',
          details: { session: { ...A_SESSION, ...more } },
        });
  const openTimes = (locale: Locale, detail?: string) =>
    renderDetails<DetailedSection>(section, written(), {
      locale,
      ...(detail && { answers: { [`PUT /v1/${section}/any/details`]: refuseDetails(detail) } }),
    });

  testInLanguages(
    (locale) =>
      `[SPEC 8.5] an hour that clocks leave out and an end before the start are told at their fields, in ${locale}`,
    async (locale) => {
      const messages = MESSAGES[locale];
      const field = (id: 'startTime' | 'endDay') =>
        screen.findByRole('group', { name: new RegExp(messages[`edit.event.${id}`]) });
      const view = openTimes(locale, 'startsAt: gap, endsAt: order');
      const [time, day] = [await field('startTime'), await field('endDay')];
      await save(view, messages[SAVE]);
      await waitFor(() => expect(time).toHaveAccessibleDescription(new RegExp(messages[GAP])));
      expect(day).toHaveAccessibleDescription(new RegExp(messages[ORDER]));
    },
  );

  test('of an hour that clocks show twice it is said which one counts, as long as it is one', async () => {
    renderDetails<DetailedSection>(section, written(AUTUMN));
    const [start, end] = [
      await screen.findByRole('group', { name: /Begins at/ }),
      await screen.findByRole('group', { name: /Ends at/ }),
    ];
    expect(start).toHaveAccessibleDescription(/twice: the first one counts/);
    expect(end).not.toHaveAccessibleDescription(/twice/);
    await userEvent.selectOptions(screen.getByLabelText('Time zone'), 'Europe/Istanbul');
    expect(start).not.toHaveAccessibleDescription(/twice/);
    await userEvent.selectOptions(screen.getByLabelText('Time zone'), 'Europe/Berlin');
    const [hour] = within(end).getAllByRole('spinbutton');
    await userEvent.type(hour!, '2');
    expect(end).toHaveAccessibleDescription(/twice/);
  });
});

test('a time without a day is not lost: it is asked for', async () => {
  const view = renderDetails('events', aWrittenDetails('events', { details: { endsAt: null } }));
  const field = (name: string) => screen.findByRole('group', { name: new RegExp(name) });
  const [hour, minute] = within(await field('Ends at')).getAllByRole('spinbutton');
  await userEvent.type(hour!, '20');
  await userEvent.type(minute!, '30');
  await press('Save the details');
  expect(await field('Ends on')).toHaveAccessibleDescription(/Please fill this in/);
  expect(listSent(view)).toEqual([]);
});
