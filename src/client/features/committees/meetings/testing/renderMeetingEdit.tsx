import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { MeetingSource } from '../../../../../shared/contract/meetings';
import type { Locale } from '../../../../../shared/locales';
import type { Answers } from '../../../../testing/fakeApi';
import { renderScreen } from '../../../../testing/renderScreen';
import { slugOf } from '../../../../testing/sectionFactories';
import { EditMeetingScreen } from '../edit/EditMeetingScreen';
import { MEETING_ID } from './aMeeting';
import { aMeetingSource } from './aMeetingSource';

export const SLUG = slugOf('committees');
export const MEETINGS = `/committees/${SLUG}/meetings`;
export const ONE = `/v1${MEETINGS}/${MEETING_ID}`;

interface Options {
  readonly source?: Partial<MeetingSource>;
  readonly answers?: Answers;
  readonly locale?: Locale;
}
/** Renders the page on which a meeting is changed. */
export const renderMeetingEdit = ({ source = {}, answers = {}, locale = 'en' }: Options = {}) =>
  renderScreen(<EditMeetingScreen />, {
    path: '/committees/:slug/meetings/:id/edit',
    url: `${MEETINGS}/${MEETING_ID}/edit`,
    locale,
    isSignedIn: true,
    answers: { [`${ONE}/source`]: { body: aMeetingSource(source) }, ...answers },
  });
type View = ReturnType<typeof renderScreen>;
/** Lists what was sent by requests of this method. */
export const sent = <Body,>({ calls }: View, method: string): Body[] =>
  calls.filter((call) => call.method === method).map(({ body }) => body as Body);
export const press = async (name: string, inside: HTMLElement = document.body) =>
  userEvent.click(await within(inside).findByRole('button', { name }));
export const findItem = (number: string) => screen.findByRole('region', { name: `Item ${number}` });
