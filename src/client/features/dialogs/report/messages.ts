import { defineMessage, defineMessages, type MessageValue } from 'react-intl';

/** The report of a dialogue of statements. */
export const reportMessages = {
  ...defineMessages({
    intro: {
      id: 'dialogs.report.intro',
      defaultMessage:
        'Where people stand in this dialogue, what they share, and what sets them apart.',
      description: 'Below the heading of a report',
    },
    back: {
      id: 'dialogs.report.back',
      defaultMessage: 'Back to the dialogue',
      description: 'Link from a report',
    },
    noStatements: {
      id: 'dialogs.report.noStatements',
      defaultMessage: 'There is no report: in this dialogue people write comments.',
      description: 'In the place of a report of a dialogue without statements',
    },
    copy: { id: 'dialogs.report.copy', defaultMessage: 'Copy the address', description: 'Button' },
    copied: {
      id: 'dialogs.report.copied',
      defaultMessage: 'The address has been copied.',
      description: 'After a button was pressed',
    },
  }),
  title: defineMessage<{ title: string }>({
    id: 'dialogs.report.title',
    defaultMessage: 'Report: {title}',
    description: 'Title of the report of a dialogue; {title} is that of the dialogue',
  }),
  heading: defineMessage<{ title: MessageValue }>({
    id: 'dialogs.report.heading',
    defaultMessage: 'Report: {title}',
    description: 'Heading of the report of a dialogue; {title} is that of the dialogue',
  }),
  dates: defineMessage<{ opens: MessageValue; closes: MessageValue }>({
    id: 'dialogs.report.dates',
    defaultMessage: 'Open from {opens} to {closes}.',
    description: 'When people could answer',
  }),
  since: defineMessage<{ opens: MessageValue }>({
    id: 'dialogs.report.since',
    defaultMessage: 'Open since {opens}.',
    description: 'Since when people can answer',
  }),
};
