import type { HiddenOfMine, ModerationLog, QueueItem } from '../../shared/contract/moderation';
import type { MyStatements } from '../../shared/contract/statements';
import { aText } from './factories';

/** Creates a comment that was reported once. */
export const aQueueItem = (more: Partial<QueueItem> = {}): QueueItem => ({
  kind: 'comment',
  id: '00000000-0000-4000-8000-0000000000c7',
  cause: 'reports',
  state: 'shown',
  body: 'Buy cheap watches.',
  lang: 'en',
  answers: null,
  number: null,
  alike: null,
  author: { id: '00000000-0000-4000-8000-0000000000a7', name: 'Omar Haddad' },
  hiddenBefore: 0,
  place: { section: 'dialogs', slug: 'waterfront', title: aText('The waterfront') },
  at: '2026-04-30T08:00:00Z',
  reports: [{ reason: 'spam', note: 'The third one today.', at: '2026-04-30T09:00:00Z' }],
  appeal: null,
  revision: 3,
  ...more,
});

/** Creates a log entry of a comment that the moderators hid. */
export const aLogEntry = (
  more: Partial<ModerationLog['items'][number]> = {},
): ModerationLog['items'][number] => ({
  id: '00000000-0000-4000-8000-0000000000d1',
  kind: 'comment',
  decision: 'hidden',
  reason: 'offensive',
  automatic: false,
  place: { section: 'dialogs', slug: 'waterfront', title: aText('The waterfront') },
  at: '2026-05-01T08:00:00Z',
  ...more,
});

/** Creates a comment of mine that was hidden; nothing was asked yet. */
export const aHiddenText = (
  more: Partial<HiddenOfMine['items'][number]> = {},
): HiddenOfMine['items'][number] => ({
  kind: 'comment',
  id: '00000000-0000-4000-8000-0000000000c7',
  number: null,
  body: 'Only fools want a car park.',
  lang: 'en',
  place: { section: 'dialogs', slug: 'waterfront', title: aText('The waterfront') },
  reason: 'offensive',
  feedback: 'Please say it without the insult.',
  at: '2026-05-01T08:00:00Z',
  appeal: null,
  ...more,
});

/** Creates a statement of mine that everybody sees; its answers are not shown yet. */
export const aStatementOfMine = (
  more: Partial<MyStatements['items'][number]> = {},
): MyStatements['items'][number] => ({
  id: '00000000-0000-4000-8000-0000000000e7',
  number: 4,
  text: aText('The quay should be free of cars on Sundays.'),
  state: 'shown',
  createdAt: '2026-04-28T08:00:00Z',
  counts: null,
  place: { section: 'dialogs', slug: 'waterfront', title: aText('The waterfront') },
  ...more,
});
