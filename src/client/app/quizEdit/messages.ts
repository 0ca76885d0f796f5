import { defineMessages } from 'react-intl';

export const quizEditMessages = defineMessages({
  parts: {
    id: 'quiz-edit.parts',
    defaultMessage: 'Parts of this quiz',
    description: 'Links between the parts of the page that a quiz is changed on',
  },
  texts: {
    id: 'quiz-edit.texts',
    defaultMessage: 'Texts',
    description: 'Links between the parts of the page that a quiz is changed on',
  },
  paper: {
    id: 'quiz-edit.paper',
    defaultMessage: 'Questions',
    description: 'Links between the parts of the page that a quiz is changed on',
  },
});
