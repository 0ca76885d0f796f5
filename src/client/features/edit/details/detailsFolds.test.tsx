import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aWrittenDetails } from '../../../testing/detailsFactories';
import {
  fill,
  listSent,
  press,
  refuseDetails,
  renderDetails,
  save,
} from '../../../testing/renderDetails';

const EVENT = aWrittenDetails('events');

/** Finds the folded fields below a title. */
const findFold = async (title: string) =>
  (await screen.findByRole('heading', { level: 2, name: title })).closest('details')!;
const unfold = async (title: string) => userEvent.click((await findFold(title)).firstElementChild!);
const listTitles = () =>
  screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

describe('the details of an event', () => {
  test('stand in folds of which the first is open; the others say what they hold', async () => {
    renderDetails('events', EVENT);
    expect(await findFold('When and where')).toHaveAttribute('open');
    const registration = await findFold('Registration and waiting list');
    expect(registration).not.toHaveAttribute('open');
    expect(within(registration).getByText('80 places')).toBeVisible();
    expect(within(registration).getByText('1 guest each')).toBeVisible();
    expect((await findFold('Access')).firstElementChild).toHaveTextContent('Step-free access');
    expect((await findFold('Organiser and agenda')).firstElementChild).toHaveTextContent(
      'The city',
    );
  });

  test('what is changed in a fold is what its line says', async () => {
    renderDetails('events', EVENT);
    await unfold('Registration and waiting list');
    await userEvent.selectOptions(
      screen.getByLabelText('Registration'),
      'Nobody needs to register',
    );
    const fold = await findFold('Registration and waiting list');
    await userEvent.click(fold.firstElementChild!);
    await waitFor(() => expect(within(fold).queryByText('1 guest each')).toBeNull());
    expect(fold.querySelector('summary')).toHaveTextContent('Nobody needs to register');
  });

  test('a draft that has not begun is not called off, and nothing is said of afterwards', async () => {
    renderDetails('events', EVENT);
    await findFold('When and where');
    expect(listTitles()).toEqual([
      'When and where',
      'Registration and waiting list',
      'Access',
      'Organiser and agenda',
    ]);
  });

  test('what is out can be called off; once it has begun, there is a report of it', async () => {
    const details = { startsAt: '2026-05-01T11:59', endsAt: null };
    const view = renderDetails('events', {
      ...EVENT,
      status: 'published',
      details: { ...EVENT.details, ...details },
    });
    await unfold('Afterwards');
    await userEvent.type(screen.getByRole('textbox', { name: 'How many people came' }), '29');
    await unfold('Call it off');
    fill(screen.getByRole('textbox', { name: /It does not take place/ }), 'Storm.');
    await userEvent.tab();
    expect((await save(view, 'Save the change')).details).toMatchObject({
      attendees: 29,
      cancellation: { en: 'Storm.' },
    });
  });

  test('the zone is that of the city, and can be another one', async () => {
    const view = renderDetails('events', EVENT);
    await userEvent.click(await screen.findByText(/^Another time zone than/));
    await userEvent.selectOptions(screen.getByLabelText('Time zone'), 'Europe/Berlin');
    expect(screen.getByText(/^Another time zone than/)).toHaveTextContent('Europe/Berlin');
    expect((await save(view)).details).toMatchObject({ timezone: 'Europe/Berlin' });
  });

  test.each([
    ['On its page here', true, false],
    ['On another website', false, true],
    ['Nobody needs to register', false, false],
  ])('people register %s: only what that needs is asked', async (way, guests, url) => {
    renderDetails('events', EVENT);
    await unfold('Registration and waiting list');
    await userEvent.selectOptions(screen.getByLabelText('Registration'), way);
    const isShown = (name: RegExp) => screen.queryByRole('textbox', { name }) !== null;
    expect([isShown(/^Guests that/), isShown(/^Where people register/)]).toEqual([guests, url]);
  });
});

describe('a fault in a fold', () => {
  test('unfolds it, and the only one takes the focus', async () => {
    const view = renderDetails('events', EVENT, {
      answers: { 'PUT /v1/events/any/details': refuseDetails('organiser: missing') },
    });
    const fold = await findFold('Organiser and agenda');
    await save(view);
    await waitFor(() => expect(fold).toHaveAttribute('open'));
    expect(screen.getByRole('textbox', { name: 'Organised by, in English' })).toHaveFocus();
  });

  test('is reached from the list of faults, even where somebody has folded it again', async () => {
    const view = renderDetails('events', { ...EVENT, status: 'published' });
    fill(await screen.findByRole('textbox', { name: 'Place, in English' }), '');
    fill(screen.getByRole('textbox', { name: 'Address, in English' }), '');
    await unfold('Organiser and agenda');
    fill(screen.getByRole('textbox', { name: 'Organised by, in English' }), '');
    await unfold('Organiser and agenda');
    await press('Save the change');
    expect(listSent(view)).toEqual([]);
    const fold = await findFold('Organiser and agenda');
    expect(fold).toHaveAttribute('open');
    act(() => fold.removeAttribute('open'));
    await userEvent.click(screen.getByRole('link', { name: 'Organised by, in English' }));
    expect(fold).toHaveAttribute('open');
    expect(screen.getByRole('textbox', { name: 'Organised by, in English' })).toHaveFocus();
  });
});

describe('the language of the fields', () => {
  const choice = async () =>
    within(await screen.findByRole('group', { name: 'Language of the fields' }));

  test('one switch changes all of them, and says how far each language is', async () => {
    const view = renderDetails('events', EVENT);
    const languages = await choice();
    expect(languages.getByRole('button', { name: /English/ })).toHaveTextContent('complete');
    expect(languages.getByRole('button', { name: /Turkish/ })).toHaveTextContent('empty');
    await userEvent.click(languages.getByRole('button', { name: /Turkish/ }));
    expect(screen.queryByRole('textbox', { name: 'Place, in English' })).toBeNull();
    fill(screen.getByRole('textbox', { name: 'Place, in Turkish' }), 'Kütüphane');
    fill(screen.getByRole('textbox', { name: 'Address, in Turkish' }), 'Değirmen Sokağı 7');
    expect(languages.getByRole('button', { name: /Turkish/ })).toHaveTextContent('begun: 2 of 4');
    expect((await save(view)).details).toMatchObject({
      location: { en: 'Library', tr: 'Kütüphane' },
      address: { en: '7 Mill Street', tr: 'Değirmen Sokağı 7' },
    });
  });

  test('side by side the original stays, where somebody has chosen that once', async () => {
    const { ports } = renderDetails('events', EVENT);
    await choice();
    act(() => ports.resize(true));
    expect(screen.queryByRole('textbox', { name: 'Place, in Arabic' })).toBeNull();
    await press('Side by side');
    expect(screen.getByRole('textbox', { name: 'Place, in English' })).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Place, in Arabic' })).toBeVisible();
    expect((await choice()).queryByRole('button', { name: /English/ })).toBeNull();
  });

  test('a fault in another language brings it to the front', async () => {
    renderDetails('events', EVENT);
    await userEvent.click((await choice()).getByRole('button', { name: /Turkish/ }));
    fill(screen.getByRole('textbox', { name: 'Place, in Turkish' }), 'x'.repeat(10_000));
    await userEvent.click((await choice()).getByRole('button', { name: /English/ }));
    await press('Save the details');
    expect(await screen.findByRole('textbox', { name: 'Place, in Turkish' })).toHaveFocus();
  });

  test('what has no texts of its own has no such switch', async () => {
    renderDetails('faqs', aWrittenDetails('faqs'));
    await screen.findByText('Shown as help in');
    expect(screen.queryByRole('group', { name: 'Language of the fields' })).toBeNull();
  });
});

test('[SPEC 3.8.1] the folds of a training, a committee and a publication speak Arabic', async () => {
  const publication = renderDetails('publications', aWrittenDetails('publications'), {
    locale: 'ar',
  });
  expect(within(await findFold('الصفحات والمحتويات المتصلة')).getByText('12 صفحة')).toBeVisible();
  publication.unmount();
  renderDetails('committees', aWrittenDetails('committees'), { locale: 'ar' });
  expect(within(await findFold('البداية والنهاية')).getByText(/^منذ .*2021/)).toBeVisible();
});
