import { defineMessage, defineMessages } from 'react-intl';
import { inLanguages } from '../inLanguages';

// Lists and pages of contents use these texts; the home page needs none of them.

/** One sentence below each section's title. */
export const sectionIntroMessages = defineMessages({
  'have-your-say': {
    id: 'intro.have-your-say',
    defaultMessage:
      'Vote on what the city does next, and see how earlier votes were put into practice.',
    description: 'Introduction of the list of polls',
  },
  dialogs: {
    id: 'intro.dialogs',
    defaultMessage: 'Talk through the city’s open questions with neighbours and officials.',
    description: 'Introduction of the list of dialogues',
  },
  blogs: {
    id: 'intro.blogs',
    defaultMessage: 'News and background from the people who work for the city.',
    description: 'Introduction of the blog',
  },
  publications: {
    id: 'intro.publications',
    defaultMessage: 'Reports, minutes, regulations and data, free to read and to reuse.',
    description: 'Introduction of the list of publications',
  },
  training: {
    id: 'intro.training',
    defaultMessage: 'Courses at your own pace and trainings with others, free of charge.',
    description: 'Introduction of the list of courses and trainings',
  },
  teams: {
    id: 'intro.teams',
    defaultMessage: 'Residents who work on something together. Join one, or just follow along.',
    description: 'Introduction of the list of teams',
  },
  committees: {
    id: 'intro.committees',
    defaultMessage: 'Appointed members who advise the council: their mandate, seats and minutes.',
    description: 'Introduction of the list of committees',
  },
  governance: {
    id: 'intro.governance',
    defaultMessage: 'Who decides what, what has been decided, and what became of the promises.',
    description: 'Introduction of governance',
  },
  events: {
    id: 'intro.events',
    defaultMessage: 'Where to meet, listen and join in, on site and online.',
    description: 'Introduction of the list of events',
  },
  quizzes: {
    id: 'intro.quizzes',
    defaultMessage: 'Find out in a few minutes how well you know your city.',
    description: 'Introduction of the list of quizzes',
  },
  faqs: {
    id: 'intro.faqs',
    defaultMessage: 'Short answers about voting, accounts, privacy and accessibility.',
    description: 'Introduction of the questions and answers',
  },
});

/** Sentences that say what a section will hold, in the list that is still empty. */
export const emptyListMessages = defineMessages({
  'have-your-say': {
    id: 'intro.empty.have-your-say',
    defaultMessage:
      'The first vote will appear here, with its question, its last day and later its result.',
    description: 'What the list of the section will hold, while there is nothing in it',
  },
  dialogs: {
    id: 'intro.empty.dialogs',
    defaultMessage:
      'The first dialogue will appear here: a question that residents and officials talk through together.',
    description: 'What the list of the section will hold, while there is nothing in it',
  },
  blogs: {
    id: 'intro.empty.blogs',
    defaultMessage:
      'The first post will appear here: news and background from the people who work for the city.',
    description: 'What the list of the section will hold, while there is nothing in it',
  },
  publications: {
    id: 'intro.empty.publications',
    defaultMessage:
      'The first document will appear here: reports, minutes, regulations and data to read and download.',
    description: 'What the list of the section will hold, while there is nothing in it',
  },
  training: {
    id: 'intro.empty.training',
    defaultMessage:
      'The first course or training will appear here, with its content, its dates and how to take part.',
    description: 'What the list of the section will hold, while there is nothing in it',
  },
  teams: {
    id: 'intro.empty.teams',
    defaultMessage: 'The first team will appear here, with what it wants and how to join.',
    description: 'What the list of the section will hold, while there is nothing in it',
  },
  committees: {
    id: 'intro.empty.committees',
    defaultMessage:
      'The first committee will appear here, with its mandate, its members and its minutes.',
    description: 'What the list of the section will hold, while there is nothing in it',
  },
  governance: {
    id: 'intro.empty.governance',
    defaultMessage:
      'The first entry will appear here: a body, a decision, or a promise and what became of it.',
    description: 'What the list of the section will hold, while there is nothing in it',
  },
  events: {
    id: 'intro.empty.events',
    defaultMessage: 'The first event will appear here, with time, place and how to take part.',
    description: 'What the list of the section will hold, while there is nothing in it',
  },
  quizzes: {
    id: 'intro.empty.quizzes',
    defaultMessage:
      'The first quiz will appear here: a few questions about the city, with explanations.',
    description: 'What the list of the section will hold, while there is nothing in it',
  },
  faqs: {
    id: 'intro.empty.faqs',
    defaultMessage: 'The first question will appear here, with a short answer.',
    description: 'What the list of the section will hold, while there is nothing in it',
  },
});

export const elsewhereMessage = defineMessage({
  id: 'intro.elsewhere',
  defaultMessage: 'Other parts of the portal',
  description: 'Name of the links to the home page and other sections in a list without entries',
});

export const authorKindMessages = defineMessages({
  person: { id: 'author.person', defaultMessage: 'Resident', description: 'Kind of author' },
  organisation: {
    id: 'author.organisation',
    defaultMessage: 'City administration',
    description: 'Kind of author',
  },
  team: { id: 'author.team', defaultMessage: 'Team', description: 'Kind of author' },
  committee: { id: 'author.committee', defaultMessage: 'Committee', description: 'Kind of author' },
});

/** The kinds of contents that sections filter by. */
export const kindMessages = defineMessages({
  'single-choice': {
    id: 'kind.single-choice',
    defaultMessage: 'One choice',
    description: 'Voting method',
  },
  report: { id: 'kind.report', defaultMessage: 'Report', description: 'Kind of publication' },
  study: { id: 'kind.study', defaultMessage: 'Study', description: 'Kind of publication' },
  minutes: { id: 'kind.minutes', defaultMessage: 'Minutes', description: 'Kind of publication' },
  regulation: {
    id: 'kind.regulation',
    defaultMessage: 'Regulation',
    description: 'Kind of publication',
  },
  decision: {
    id: 'kind.decision',
    defaultMessage: 'Decision',
    description: 'Kind of publication or of governance entry',
  },
  budget: { id: 'kind.budget', defaultMessage: 'Budget', description: 'Kind of publication' },
  dataset: { id: 'kind.dataset', defaultMessage: 'Data set', description: 'Kind of publication' },
  press: { id: 'kind.press', defaultMessage: 'Press release', description: 'Kind of publication' },
  course: {
    id: 'kind.course',
    defaultMessage: 'Course',
    description: 'Kind of training: at one’s own pace',
  },
  training: {
    id: 'kind.training',
    defaultMessage: 'Training',
    description: 'Kind of training: at a date, with others',
  },
  standing: { id: 'kind.standing', defaultMessage: 'Standing', description: 'Kind of committee' },
  temporary: {
    id: 'kind.temporary',
    defaultMessage: 'Temporary',
    description: 'Kind of committee',
  },
  advisory: { id: 'kind.advisory', defaultMessage: 'Advisory', description: 'Kind of committee' },
  inPerson: {
    id: 'kind.inPerson',
    defaultMessage: 'On site',
    description: 'Form of an event or training',
  },
  online: {
    id: 'kind.online',
    defaultMessage: 'Online',
    description: 'Form of an event or training',
  },
  hybrid: {
    id: 'kind.hybrid',
    defaultMessage: 'On site and online',
    description: 'Form of an event or training',
  },
  page: {
    id: 'kind.page',
    defaultMessage: 'How it works',
    description: 'Kind of governance entry: an explanation',
  },
  body: {
    id: 'kind.body',
    defaultMessage: 'Body',
    description: 'Kind of governance entry: council, office, committee',
  },
  commitment: {
    id: 'kind.commitment',
    defaultMessage: 'Commitment',
    description: 'Kind of governance entry: a promise that is followed up',
  },
});

export const languageMessages = inLanguages(
  defineMessage<{ language: string }>({
    id: 'language.name',
    defaultMessage: '{language}',
    description: 'Name of a language; {language} is the name of a language',
  }),
);
