import type { Page } from '@playwright/test';
import type { Locale } from '../shared/locales';

export type Role = Parameters<Page['getByRole']>[0];

/** One thing that a person does. Presses are counted; fields are filled and chosen for nothing. */
export interface Step {
  readonly act: 'press' | 'fill' | 'choose' | 'select' | 'typeDate';
  readonly role: Role;
  /** Message or name of a person; a link to a content has an address instead. */
  readonly name?: string;
  readonly to?: string;
  /** Name that it has instead while something typed is not saved. */
  readonly orName?: string;
  readonly typed?: string;
  readonly nth?: number;
  readonly isInDialog?: true;
  /** The action that the page is for; where it stands is measured. */
  readonly isMain?: true;
  /** Link to the part of the page where the main action stands: the first screen has it instead. */
  readonly reachedBy?: `#${string}`;
}

export interface Job {
  readonly name: string;
  readonly start: string;
  /** Name of the person who is signed in from the beginning. */
  readonly person?: string;
  /** An editor begins in the language of the page. */
  readonly steps: (locale: Locale) => readonly Step[];
  /** Message that says that it is done. */
  readonly done: string;
  readonly clicks: number;
  /** Fields that stand before the first decision. */
  readonly fields: number;
}

const [OMAR, LEYLA, YUSUF, ALEX] = ['عمر حداد', 'Leyla Demir', 'Yusuf Kaya', 'Alex Morgan'];

const press = (name: string, more: Partial<Step> = {}): Step => ({
  act: 'press',
  role: 'button',
  name,
  ...more,
});
const follow = (to: string, more: Partial<Step> = {}): Step => ({
  act: 'press',
  role: 'link',
  to,
  ...more,
});
const fill = (name: string, typed: string, nth = 0): Step => ({
  act: 'fill',
  role: 'textbox',
  name,
  typed,
  nth,
});
const typeDate = (name: string): Step => ({ act: 'typeDate', role: 'group', name });
const choose = (nth = 0): Step => ({ act: 'choose', role: 'group', nth });

const MAIN = { isMain: true } as const;
const IN_DIALOG = { isInDialog: true } as const;

/** Title, summary and text in one language. */
const write = (code: string, words: string): readonly Step[] =>
  ['title', 'summary', 'body'].map((field) => fill(`edit.${field}.${code}`, words));

const TO_PUBLISH = press('edit.act.publish', {
  orName: 'edit.state.saveAndPublish',
  isMain: true,
});
const PUBLISH = press('edit.publish', IN_DIALOG);

const project = (name: string, cost: string, nth: number): readonly Step[] => [
  fill('poll-edit.option.number', name, nth),
  fill('poll-edit.option.cost', cost, nth),
];

const TITLES: Readonly<Record<string, string>> = {
  en: 'Rowers',
  ar: 'مجدّفون',
  tr: 'Kürekçiler',
};

const POLL = '/have-your-say/first-street-without-cars';
const EVENT = '/events/promenade-lighting-walk';
const QUIZ = '/quizzes/safely-through-the-city';
const QUESTIONS = 10;

/** The jobs of the review by use; all begin on the list of their section, or on the first page. */
export const JOBS: readonly Job[] = [
  {
    name: 'a resident votes, signed out',
    start: '/have-your-say',
    steps: () => [
      follow(POLL),
      press('have-your-say.signInToVote', { role: 'link', isMain: true }),
      press(OMAR!),
      choose(1),
      press('have-your-say.castVote'),
    ],
    done: 'have-your-say.counted',
    clicks: 4,
    fields: 3,
  },
  {
    name: 'a resident votes, signed in',
    start: '/have-your-say',
    person: LEYLA!,
    steps: () => [
      follow(POLL),
      follow('#ballot', MAIN),
      choose(1),
      press('have-your-say.castVote'),
    ],
    done: 'have-your-say.counted',
    clicks: 3,
    fields: 3,
  },
  {
    name: 'a clerk makes a budget vote',
    start: '/have-your-say',
    person: ALEX!,
    steps: (locale) => [
      follow('/have-your-say/create'),
      ...write(locale, 'What the square gets'),
      press('edit.save'),
      press('poll-edit.templateName.neighbourhoodBudget'),
      fill('poll-edit.setting.budget', '30000'),
      ...project('Plane trees', '24000', 0),
      ...project('A drinking fountain', '9000', 1),
      ...project('Benches', '12000', 2),
      typeDate('poll-edit.rule.closesOn'),
      TO_PUBLISH,
      PUBLISH,
    ],
    done: 'edit.publish.doneText',
    clicks: 5,
    fields: 3,
  },
  {
    name: 'a post in three languages',
    start: '/blogs',
    person: ALEX!,
    steps: (locale) => [
      follow('/blogs/create'),
      // Remembered on the device: the next post takes a press less.
      press('edit.view.all'),
      ...write(locale, TITLES[locale]!),
      ...Object.entries(TITLES)
        .filter(([code]) => code !== locale)
        .flatMap(([code, title]) => write(code, title)),
      press('edit.state.saveAndPublish', MAIN),
      PUBLISH,
    ],
    done: 'edit.publish.doneText',
    clicks: 4,
    fields: 3,
  },
  {
    name: 'a clerk makes an event with a waiting list',
    start: '/events',
    person: ALEX!,
    steps: (locale) => [
      follow('/events/create'),
      typeDate('edit.event.startDay'),
      typeDate('edit.event.startTime'),
      fill('edit.event.location', 'Boat house'),
      ...write(locale, 'Rowing lessons'),
      press('edit.save'),
      press('edit.fold.registration', { role: 'heading' }),
      { act: 'select', role: 'combobox', name: 'edit.event.way', typed: 'here' },
      fill('edit.event.capacity', '40'),
      TO_PUBLISH,
      PUBLISH,
    ],
    done: 'edit.publish.doneText',
    clicks: 5,
    fields: 3,
  },
  {
    name: 'a moderator decides a report',
    start: '',
    person: YUSUF!,
    steps: () => [follow('/admin/moderation'), press('admin.moderation.letStand', MAIN)],
    done: 'overlay.undo',
    clicks: 2,
    fields: 1,
  },
  {
    name: 'an organiser sees who comes',
    start: '/events',
    person: ALEX!,
    steps: () => [follow(EVENT), press('registration.door', { role: 'link', isMain: true })],
    done: 'registration.door.title',
    clicks: 2,
    fields: 4,
  },
  {
    name: 'a resident takes a quiz',
    start: '/quizzes',
    person: LEYLA!,
    steps: () => [
      follow(QUIZ),
      press('quizzes.start', MAIN),
      ...Array.from({ length: QUESTIONS - 1 }, () => [choose(), press('quizzes.next')]).flat(),
      choose(),
      press('quizzes.handIn'),
    ],
    done: 'quizzes.review.title',
    clicks: 2 + QUESTIONS,
    fields: 3,
  },
  {
    name: 'a resident starts a team',
    start: '/teams',
    person: OMAR!,
    steps: () => [
      press('teams.found', { role: 'link' }),
      fill('me.teams.found.name', 'Roof gardens'),
      fill('me.teams.found.handle', 'roof-gardens'),
      fill('me.teams.found.purpose', 'Gardens on every flat roof of the city.'),
      fill('me.teams.found.about', 'We meet on Mondays, and everybody can join.'),
      choose(),
      fill('me.teams.found.contact', 'roof@example.org'),
      press('me.teams.found', MAIN),
    ],
    done: 'me.teams.found.sent',
    clicks: 2,
    fields: 3,
  },
  {
    name: 'a resident registers for an event',
    start: '/events',
    person: LEYLA!,
    steps: () => [
      follow(EVENT),
      press('registration.wait', { ...MAIN, reachedBy: '#registration' }),
    ],
    done: 'registration.waits',
    clicks: 2,
    fields: 4,
  },
  {
    name: 'a resident writes a comment',
    start: '/dialogs',
    person: LEYLA!,
    steps: () => [
      follow('/dialogs/fish-market-hours'),
      press('comments.write', { ...MAIN, reachedBy: '#comments' }),
      fill('comments.form.yours', 'Open on Thursday evenings, too.'),
      press('comments.form.send'),
    ],
    done: 'comments.form.sent',
    clicks: 3,
    fields: 3,
  },
  {
    name: 'somebody sends feedback',
    start: '',
    steps: () => [
      follow('/feedback'),
      choose(1),
      fill('feedback.text', 'The list of events does not open for me.'),
      press('feedback.send', MAIN),
    ],
    done: 'feedback.sentTitle',
    clicks: 2,
    fields: 3,
  },
];
