import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DetailedSection, WrittenDetails } from '../../shared/contract/writtenDetails';
import type { Locale } from '../../shared/locales';
import { DetailsScreen } from '../features/edit/details/DetailsScreen';
import { aSource } from './editFactories';
import { aProblem } from './factories';
import type { FakeResponses } from './fakeApi';
import { renderScreen } from './renderScreen';

interface Options {
  readonly answers?: FakeResponses;
  readonly locale?: Locale;
}

/** Shows the form of a content's details. What is saved is answered with the next revision. */
export function renderDetails<S extends DetailedSection>(
  section: S,
  written: WrittenDetails<S>,
  { answers = {}, locale = 'en' }: Options = {},
) {
  const url = `/v1/${section}/any`;
  return renderScreen(<DetailsScreen />, {
    path: '/:section/:slug/edit',
    url: `/${section}/any/edit?part=details`,
    locale,
    isSignedIn: true,
    answers: {
      [`${url}/details`]: { body: written },
      [`${url}/source`]: { body: aSource({ section, slug: 'any' }) },
      [`PUT ${url}/details`]: { body: { ...written, revision: written.revision + 1 } },
      ...answers,
    },
  });
}

type View = ReturnType<typeof renderDetails>;

export const listSent = ({ calls }: View, method = 'PUT') =>
  calls.filter((call) => call.method === method).map(({ body }) => body);

export const press = (name: string, inside: HTMLElement = document.body) =>
  userEvent.click(within(inside).getByRole('button', { name }));

/** Presses the button that saves and returns what was sent. */
export async function save(view: View, label = 'Save the details') {
  const before = listSent(view).length;
  await press(label);
  await waitFor(() => expect(listSent(view)).toHaveLength(before + 1));
  return listSent(view).at(-1) as { revision: number; kind: string; details: object };
}

export const fill = (field: HTMLElement, value: string) =>
  fireEvent.input(field, { target: { value } });

export const findTextbox = (name: string) => screen.findByRole('textbox', { name });

export const getGroup = (name: string) => screen.getByRole('group', { name: new RegExp(name) });

/** Returns the host's answer that says what is wrong with which fields. */
export function refuseDetails(detail: string) {
  const { status, body } = aProblem(422, 'invalidDetails');
  return { status, body: { ...body, detail } };
}
