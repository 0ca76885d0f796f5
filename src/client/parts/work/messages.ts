import { defineMessage, defineMessages } from 'react-intl';
import type { WorkKind } from '../../../shared/contract/work';

interface Counted extends Record<string, number> {
  readonly count: number;
}

export const workMessages = {
  moderation: defineMessage<Counted>({
    id: 'work.moderation',
    defaultMessage:
      '{count, plural, one {# text waits for a decision} other {# texts wait for a decision}}',
    description: 'Link for the staff: comments and statements that were reported or are held',
  }),
  handedIn: defineMessage<Counted>({
    id: 'work.handedIn',
    defaultMessage:
      '{count, plural, one {# draft waits for a decision} other {# drafts wait for a decision}}',
    description: 'Link for the staff: drafts about which an editor decides',
  }),
  feedback: defineMessage<Counted>({
    id: 'work.feedback',
    defaultMessage:
      '{count, plural, one {# message to the city is open} other {# messages to the city are open}}',
    description: 'Link for the staff: messages of the form “Tell us what does not work”',
  }),
  jobs: defineMessage<Counted>({
    id: 'work.jobs',
    defaultMessage: '{count, plural, one {# regular job failed} other {# regular jobs failed}}',
    description: 'Link for the staff: what the portal does by itself again and again',
  }),
} satisfies Record<WorkKind, unknown>;

export const waitingSince = defineMessage<{ when: string }>({
  id: 'work.since',
  defaultMessage: 'The oldest came {when}',
  description: 'Below a link to work that waits; when is like “3 days ago”',
});

export const dayMessages = defineMessages({
  title: {
    id: 'work.title',
    defaultMessage: 'Your work',
    description: 'Title of the first page of the administration, and name of the link to it',
  },
  intro: {
    id: 'work.intro',
    defaultMessage: 'What waits for you as one of the staff, by the rights that you have.',
    description: 'Introduction of the first page of the administration',
  },
  nothing: {
    id: 'work.nothing',
    defaultMessage: 'Nothing waits for you.',
    description: 'In the place of the list of work of the staff',
  },
});
