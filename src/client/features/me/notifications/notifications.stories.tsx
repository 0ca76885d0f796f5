import type { Locale } from '../../../../shared/locales';
import { DEFAULT_NOTIFICATION_SETTINGS } from '../../../../shared/contract/notifications';
import { aNotification, someNotifications } from '../../../testing/notificationFactories';
import {
  FAILED_ANSWER,
  createLongTexts,
  NEVER,
  createOneCallStory,
} from '../../../workbench/makeStories';
import type { Story } from '../../../workbench/story';
import { someDigests } from '../digest/testing';

const PLACE = ['/me/notifications', '/v1/me/notifications'] as const;
const page = (items: readonly object[], next: string | null = null) => ({ body: { items, next } });
const MANY = 20;

const many = (locale: Locale) =>
  Array.from({ length: MANY }, (_, index) => aNotification(locale, { id: `many-${index}` }));
const long = (locale: Locale) => [
  aNotification(locale, {
    content: { section: 'dialogs', slug: 'long', title: createLongTexts(locale).title },
  }),
];

export const NOTIFICATION_STORIES: readonly Story[] = [
  createOneCallStory('some', ...PLACE, (locale) => page(someNotifications(locale))),
  createOneCallStory('loading', ...PLACE, () => NEVER),
  createOneCallStory('empty', ...PLACE, () => page([])),
  createOneCallStory('failed', ...PLACE, () => FAILED_ANSWER),
  createOneCallStory('many', ...PLACE, (locale) => page(many(locale), 'next')),
  createOneCallStory('longTexts', ...PLACE, (locale) => page(long(locale))),
];

/** Answers that the settings page asks for besides the profile. */
export const SETTINGS_RESPONSE = {
  '/v1/me/notifications/settings': { body: DEFAULT_NOTIFICATION_SETTINGS },
  '/v1/me/push': { body: { publicKey: 'BAAA', devices: [] } },
  '/v1/me/notifications/digest': { body: someDigests() },
};
