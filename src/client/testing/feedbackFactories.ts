import type { FeedbackItem } from '../../shared/contract/feedback';

/** Creates a complete open message; give what matters. */
export const aFeedbackItem = (more: Partial<FeedbackItem> = {}): FeedbackItem => ({
  id: '00000000-0000-4000-8000-000000000021',
  ref: 'HC-MSG-2026-0012',
  at: '2026-04-30T18:00:00Z',
  kind: 'accessibility',
  text: 'The map of the new tram has no text beside it.',
  page: '/events/summer-night',
  reference: '1f2e3d4c',
  sought: null,
  locale: 'en',
  from: null,
  email: 'reader@harbour.example',
  canAnswer: true,
  note: '',
  answer: null,
  doneAt: null,
  ...more,
});
