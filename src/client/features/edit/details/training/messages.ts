import { defineMessage, defineMessages } from 'react-intl';

export const trainingPartMessages = defineMessages({
  level: {
    id: 'edit.training.level',
    defaultMessage: 'Level',
    description: 'Label of a choice: how much people know already',
  },
  languages: {
    id: 'edit.training.languages',
    defaultMessage: 'Languages it is held in',
    description: 'Label of checkboxes',
  },
  outcomes: {
    id: 'edit.training.outcomes',
    defaultMessage: 'What people learn: one line for each point',
    description:
      'Label of a field with several lines; the same line is the same point in each language',
  },
  format: {
    id: 'edit.training.format',
    defaultMessage: 'Form',
    description: 'Label of a choice: on site, online or both',
  },
  trainers: {
    id: 'edit.training.trainers',
    defaultMessage: 'Trainers: one line for each name',
    description: 'Label of a field with several lines',
  },
  tooManyLines: {
    id: 'edit.training.tooManyLines',
    defaultMessage: 'These are more than twelve lines, or one of them is too long.',
    description: 'Below a field with one name or point on each line',
  },
  course: {
    id: 'edit.training.course',
    defaultMessage: 'Course that goes with it',
    description: 'Label of a choice of one course',
  },
});

export const trainingLevelMessages = defineMessages({
  introduction: {
    id: 'edit.training.level.introduction',
    defaultMessage: 'Introduction',
    description: 'Choice: level of a course or training',
  },
  intermediate: {
    id: 'edit.training.level.intermediate',
    defaultMessage: 'Intermediate',
    description: 'Choice: level of a course or training',
  },
  advanced: {
    id: 'edit.training.level.advanced',
    defaultMessage: 'Advanced',
    description: 'Choice: level of a course or training',
  },
});

export const trainingFoldMessages = defineMessages({
  content: {
    id: 'edit.training.content',
    defaultMessage: 'What people learn, and from whom',
    description: 'Title of some fields of a training',
  },
});

export const trainingOutcomesMessage = defineMessage<{ count: number }>({
  id: 'edit.training.outcomeCount',
  defaultMessage:
    '{count, plural, =0 {no points yet} one {# point to learn} other {# points to learn}}',
  description: 'How many points people learn in a training',
});
