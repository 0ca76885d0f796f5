import {
  defineMessage,
  defineMessages,
  type MessageDescriptor,
  type MessageValue,
} from 'react-intl';
import type { JobCount, JobName } from '../../../../shared/contract/jobs';

export const jobMessages = defineMessages({
  title: {
    id: 'admin.jobs.title',
    defaultMessage: 'Jobs',
    description: 'Title: what the portal does by itself, again and again',
  },
  intro: {
    id: 'admin.jobs.intro',
    defaultMessage:
      'What the portal does by itself. Each job is done by one host at a time; what fails is tried again after 1, 5 and 30 minutes.',
    description: 'Introduction of the list of jobs',
  },
  job: { id: 'admin.jobs.job', defaultMessage: 'Job', description: 'Column' },
  last: { id: 'admin.jobs.last', defaultMessage: 'Last run', description: 'Column: when' },
  took: { id: 'admin.jobs.took', defaultMessage: 'Took', description: 'Column: for how long' },
  done: { id: 'admin.jobs.done', defaultMessage: 'What it did', description: 'Column' },
  next: { id: 'admin.jobs.next', defaultMessage: 'Next run', description: 'Column: when' },
  state: { id: 'admin.jobs.state', defaultMessage: 'State', description: 'Column' },
  act: { id: 'admin.jobs.act', defaultMessage: 'Run', description: 'Column of buttons' },
  never: {
    id: 'admin.jobs.never',
    defaultMessage: 'Not yet',
    description: 'Instead of the time at which a job was done last',
  },
  nothing: {
    id: 'admin.jobs.nothing',
    defaultMessage: 'There was nothing to do.',
    description: 'What the last run of a job did',
  },
  running: { id: 'admin.jobs.running', defaultMessage: 'Running', description: 'State of a job' },
  fine: { id: 'admin.jobs.fine', defaultMessage: 'Works', description: 'State of a job' },
  runNow: { id: 'admin.jobs.runNow', defaultMessage: 'Run now', description: 'Button' },
  begun: {
    id: 'admin.jobs.begun',
    defaultMessage: 'It begins within a few seconds.',
    description: 'After a job was made due by a button',
  },
});

/** With values. */
export const jobValueMessages = {
  failed: defineMessage<{ count: number }>({
    id: 'admin.jobs.failed',
    defaultMessage: '{count, plural, one {Failed once} other {Failed # times in a row}}',
    description: 'State of a job',
  }),
  fault: defineMessage<{ fault: MessageValue }>({
    id: 'admin.jobs.fault',
    defaultMessage: 'Last failure: {fault}',
    description: 'Below the state of a job; {fault} is a technical name',
  }),
  runOne: defineMessage<{ job: string }>({
    id: 'admin.jobs.runOne',
    defaultMessage: 'Run now: {job}',
    description: 'Accessible name of a button',
  }),
};

export const jobNames: Readonly<Record<JobName, MessageDescriptor>> = defineMessages({
  openData: {
    id: 'admin.jobs.name.openData',
    defaultMessage: 'Write the public data to files',
    description: 'A job',
  },
  forgetOld: {
    id: 'admin.jobs.name.forgetOld',
    defaultMessage: 'Delete what is no longer kept',
    description: 'A job',
  },
  reminders: {
    id: 'admin.jobs.name.reminders',
    defaultMessage: 'Remind of votes that close and events that begin',
    description: 'A job',
  },
  digests: {
    id: 'admin.jobs.name.digests',
    defaultMessage: 'Daily and weekly mails',
    description: 'A job',
  },
  mailsAtOnce: {
    id: 'admin.jobs.name.mailsAtOnce',
    defaultMessage: 'Mails that tell of something at once',
    description: 'A job',
  },
  pushes: {
    id: 'admin.jobs.name.pushes',
    defaultMessage: 'Messages to devices',
    description: 'A job',
  },
});

type Counted = Readonly<{ count: number }>;

/** Texts for the results of a run, in the order in which they are said. */
export const countMessages = {
  files: defineMessage<Counted>({
    id: 'admin.jobs.count.files',
    defaultMessage: '{count, plural, one {# file written} other {# files written}}',
    description: 'What a job did',
  }),
  mails: defineMessage<Counted>({
    id: 'admin.jobs.count.mails',
    defaultMessage: '{count, plural, one {# mail ordered} other {# mails ordered}}',
    description: 'What a job did',
  }),
  pushes: defineMessage<Counted>({
    id: 'admin.jobs.count.pushes',
    defaultMessage: '{count, plural, one {# message sent} other {# messages sent}}',
    description: 'What a job did',
  }),
  accounts: defineMessage<Counted>({
    id: 'admin.jobs.count.accounts',
    defaultMessage:
      '{count, plural, one {# unconfirmed account deleted} other {# unconfirmed accounts deleted}}',
    description: 'What a job did',
  }),
  links: defineMessage<Counted>({
    id: 'admin.jobs.count.links',
    defaultMessage: '{count, plural, one {# expired link deleted} other {# expired links deleted}}',
    description: 'What a job did',
  }),
  tries: defineMessage<Counted>({
    id: 'admin.jobs.count.tries',
    defaultMessage:
      '{count, plural, one {# count of tries deleted} other {# counts of tries deleted}}',
    description: 'What a job did',
  }),
  invitations: defineMessage<Counted>({
    id: 'admin.jobs.count.invitations',
    defaultMessage:
      '{count, plural, one {# expired invitation deleted} other {# expired invitations deleted}}',
    description: 'What a job did',
  }),
  voters: defineMessage<Counted>({
    id: 'admin.jobs.count.voters',
    defaultMessage:
      '{count, plural, one {# former voter forgotten} other {# former voters forgotten}}',
    description: 'What a job did',
  }),
  verifications: defineMessage<Counted>({
    id: 'admin.jobs.count.verifications',
    defaultMessage:
      '{count, plural, one {# expired verification forgotten} other {# expired verifications forgotten}}',
    description: 'What a job did',
  }),
  notifications: defineMessage<Counted>({
    id: 'admin.jobs.count.notifications',
    defaultMessage:
      '{count, plural, one {# old notification deleted} other {# old notifications deleted}}',
    description: 'What a job did',
  }),
  messages: defineMessage<Counted>({
    id: 'admin.jobs.count.messages',
    defaultMessage: '{count, plural, one {# old message deleted} other {# old messages deleted}}',
    description: 'What a job did',
  }),
} satisfies Record<JobCount, unknown>;
