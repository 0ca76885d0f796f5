import { defineMessages } from 'react-intl';

/** The part of the page that courses alone have. */
export const courseEditMessages = defineMessages({
  lessons: {
    id: 'course-edit.part.lessons',
    defaultMessage: 'Lessons',
    description: 'Link to the part of the page where the lessons of a course are written',
  },
});
