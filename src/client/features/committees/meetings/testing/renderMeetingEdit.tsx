import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { MeetingSource } from '../../../../../shared/contract/meetings';
import type { Locale } from '../../../../../shared/locales';
import type { FakeResponses } from '../../../../testing/fakeApi';
import { renderScreen } from '../../../../testing/renderScreen';
import { getSampleSlug } from '../../../../testing/sectionFactories';
import { EditMeetingScreen } from '../edit/EditMeetingScreen';
import { MEETING_ID } from './aMeeting';
import { aMeetingSource } from './aMeetingSource';

export const COMMITTEE_SLUG = getSampleSlug('committees');
export const MEETINGS_PATH = `/committees/${COMMITTEE_SLUG}/meetings`;
export const MEETING_PATH = `/v1${MEETINGS_PATH}/${MEETING_ID}`;

interface Options {
  readonly source?: Partial<MeetingSource>;
  readonly answers?: FakeResponses;
  readonly locale?: Locale;
}
/** Renders the page on which a meeting is changed. */
export const renderMeetingEdit = ({ source = {}, answers = {}, locale = 'en' }: Options = {}) =>
  renderScreen(<EditMeetingScreen />, {
    path: '/committees/:slug/meetings/:id/edit',
    url: `${MEETINGS_PATH}/${MEETING_ID}/edit`,
    locale,
    isSignedIn: true,
    answers: { [`${MEETING_PATH}/source`]: { body: aMeetingSource(source) }, ...answers },
  });
type View = ReturnType<typeof renderScreen>;
/** Lists what was sent by requests of this method. */
export const listSentBodies = <Body,>({ calls }: View, method: string): Body[] =>
  calls.filter((call) => call.method === method).map(({ body }) => body as Body);
export const press = async (name: string, inside: HTMLElement = document.body) =>
  userEvent.click(await within(inside).findByRole('button', { name }));
export const findItem = (number: string) => screen.findByRole('region', { name: `Item ${number}` });
