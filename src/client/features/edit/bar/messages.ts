import { defineMessage, defineMessages } from 'react-intl';

export const barMessages = {
  ...defineMessages({
    label: {
      id: 'edit.bar',
      defaultMessage: 'What comes next',
      description: 'Name of the bar below each step of the editor',
    },
    see: {
      id: 'edit.bar.see',
      defaultMessage: 'See the page',
      description: 'Link to the page as its readers see it',
    },
  }),
  missing: defineMessage<{ count: number }>({
    id: 'edit.bar.missing',
    defaultMessage:
      '{count, plural, =0 {Nothing is missing.} one {# part is missing.} other {# parts are missing.}}',
    description: 'How many parts a draft lacks before it can be published',
  }),
};

export const nextMessage = defineMessage<{ step: string }>({
  id: 'edit.bar.next',
  defaultMessage: 'Next: {step}',
  description: 'Link to the next step of the editor; {step} is its name, such as “Details”',
});
