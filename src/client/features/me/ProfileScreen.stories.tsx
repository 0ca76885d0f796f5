import type { Profile } from '../../../shared/contract/profile';
import type { Locale } from '../../../shared/locales';
import { aListPage } from '../../testing/factories';
import { aPerson, aProfile } from '../../testing/profileFactories';
import {
  FAILED_ANSWER,
  createLongTexts,
  NEVER,
  createOneCallStory,
} from '../../workbench/makeStories';
import type { Story } from '../../workbench/story';
import { someNotices } from './MyContentsScreen.stories';
import { SETTINGS_RESPONSE } from './notifications/notifications.stories';

const PROFILE = '/v1/me/profile';
const NOTICES = '/v1/me/notices';

function complete(locale: Locale): Profile {
  const { about, website } = aPerson(locale);
  return aProfile({ about, website, locale });
}

const profileStories = (path: string): readonly Story[] => [
  createOneCallStory('some', path, PROFILE, (locale) => ({ body: complete(locale) })),
  createOneCallStory('loading', path, PROFILE, () => NEVER),
  createOneCallStory('empty', path, PROFILE, () => ({ body: aProfile() })),
  createOneCallStory('failed', path, PROFILE, () => FAILED_ANSWER),
  createOneCallStory('longTexts', path, PROFILE, (locale) => ({
    body: aProfile({ about: createLongTexts(locale).summary.text }),
  })),
];

const account = (title: Story['title'], answers: Story['answers']): Story => ({
  title,
  path: '/me',
  answers,
});

export const PROFILE_STORIES: readonly Story[] = [
  account('some', (locale) => ({
    [PROFILE]: { body: complete(locale) },
    [NOTICES]: aListPage(someNotices(locale)),
  })),
  account('loading', () => ({ [PROFILE]: NEVER, [NOTICES]: NEVER })),
  account('empty', () => ({ [PROFILE]: { body: aProfile() }, [NOTICES]: aListPage([]) })),
  account('failed', () => ({ [PROFILE]: FAILED_ANSWER, [NOTICES]: FAILED_ANSWER })),
  ...['/profile', '/profile/edit'].flatMap(profileStories),
  ...profileStories('/me/settings').map((story) => ({
    ...story,
    answers: (locale: Locale) => ({ ...SETTINGS_RESPONSE, ...story.answers(locale) }),
  })),
];
