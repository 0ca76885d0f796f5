import type { Profile } from '../../../shared/contract/profile';
import type { Locale } from '../../../shared/locales';
import { page } from '../../testing/factories';
import { aPerson, aProfile } from '../../testing/profileFactories';
import { FAILURE, longTexts, NEVER, oneCall } from '../../workbench/makeStories';
import type { Story } from '../../workbench/story';
import { notices } from './MyContentsScreen.stories';
import { SETTINGS_ANSWER } from './notifications/notifications.stories';

const PROFILE = '/v1/me/profile';
const NOTICES = '/v1/me/notices';

function complete(locale: Locale): Profile {
  const { about, website } = aPerson(locale);
  return aProfile({ about, website, locale });
}

const profileStories = (path: string): readonly Story[] => [
  oneCall('some', path, PROFILE, (locale) => ({ body: complete(locale) })),
  oneCall('loading', path, PROFILE, () => NEVER),
  oneCall('empty', path, PROFILE, () => ({ body: aProfile() })),
  oneCall('failed', path, PROFILE, () => FAILURE),
  oneCall('longTexts', path, PROFILE, (locale) => ({
    body: aProfile({ about: longTexts(locale).summary.text }),
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
    [NOTICES]: page(notices(locale)),
  })),
  account('loading', () => ({ [PROFILE]: NEVER, [NOTICES]: NEVER })),
  account('empty', () => ({ [PROFILE]: { body: aProfile() }, [NOTICES]: page([]) })),
  account('failed', () => ({ [PROFILE]: FAILURE, [NOTICES]: FAILURE })),
  ...['/profile', '/profile/edit'].flatMap(profileStories),
  ...profileStories('/me/settings').map((story) => ({
    ...story,
    answers: (locale: Locale) => ({ ...SETTINGS_ANSWER, ...story.answers(locale) }),
  })),
];
