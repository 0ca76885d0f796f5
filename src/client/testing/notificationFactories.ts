import type { Notification } from '../../shared/contract/notifications';
import type { Locale } from '../../shared/locales';
import { aListItem } from './sectionFactories';

/** Creates a notification: an answer to a comment, unless `more` says otherwise. */
export function aNotification(locale: Locale, more: Partial<Notification> = {}): Notification {
  const { section, slug, title } = aListItem('dialogs', locale);
  return {
    id: '00000000-0000-4000-8000-000000000001',
    kind: 'answered',
    because: 'answered',
    at: '2026-05-01T08:00:00Z',
    isRead: false,
    times: 1,
    actors: { names: ['Işıl Iğdır'], total: 1 },
    content: { section, slug, title },
    commentId: 'c1',
    certificate: null,
    note: '',
    ...more,
  };
}

/** Creates a few notifications of different days and kinds. */
export const someNotifications = (locale: Locale): Notification[] => [
  aNotification(locale, {
    id: 'n1',
    times: 5,
    actors: { names: ['Işıl Iğdır', 'عمر حداد'], total: 5 },
  }),
  aNotification(locale, {
    id: 'n2',
    kind: 'outcomePublished',
    because: 'voter',
    commentId: null,
    at: '2026-04-30T15:00:00Z',
    isRead: true,
    actors: { names: [], total: 0 },
  }),
  aNotification(locale, {
    id: 'n3',
    kind: 'returned',
    because: 'author',
    commentId: null,
    at: '2026-04-12T10:00:00Z',
    note: 'Name the streets.',
  }),
  aNotification(locale, {
    id: 'n4',
    kind: 'invited',
    because: 'invited',
    content: null,
    commentId: null,
    at: '2026-04-12T09:00:00Z',
    isRead: true,
  }),
];
