import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CourseChange, CourseWriting } from '../../../../shared/contract/courseWriting';
import { aCourseWriting, aWrittenLesson, LESSONS } from '../../../testing/courseFactories';
import { aSource } from '../../../testing/editFactories';
import { enterText } from '../../../testing/enterText';
import { aProblem } from '../../../testing/factories';
import type { FakeResponses } from '../../../testing/fakeApi';
import { renderScreen } from '../../../testing/renderScreen';
import { CourseBuilderScreen } from './CourseBuilderScreen';

const COURSE = '/v1/training/city-money';
const PUT = `PUT ${COURSE}/course`;

async function open(writing: CourseWriting = aCourseWriting(), answers: FakeResponses = {}) {
  const view = renderScreen(<CourseBuilderScreen nav={null} />, {
    path: '/:section/:slug/edit',
    url: '/training/city-money/edit?part=lessons',
    isSignedIn: true,
    answers: {
      [`${COURSE}/course`]: { body: writing },
      [`${COURSE}/source`]: { body: aSource({ section: 'training', slug: 'city-money' }) },
      [PUT]: { body: { ...writing, revision: writing.revision + 1 } },
      ...answers,
    },
  });
  await screen.findByRole('heading', { name: 'Modules and lessons' });
  return view;
}
type View = Awaited<ReturnType<typeof open>>;
const sent = ({ calls }: View) =>
  calls.filter(({ method }) => method === 'PUT').map(({ body }) => body as CourseChange);
const press = (name: string | RegExp, inside: HTMLElement = document.body) =>
  userEvent.click(within(inside).getByRole('button', { name }));
const save = async (view: View) => {
  const before = sent(view).length;
  await press('Save the course');
  await waitFor(() => expect(sent(view)).toHaveLength(before + 1));
  return sent(view).at(-1)!.course;
};
const lesson = (number: number, module = 1) =>
  screen.getByRole('listitem', { name: `Lesson ${number} of module ${module}` });
const checks = () => screen.getByRole('region', { name: 'Before it can be published' });

test('lessons come first; the settings of the course are one line until somebody opens them', async () => {
  await open();
  const settings = screen.getByRole('heading', { name: 'How the course is passed' });
  const fold = settings.closest('details')!;
  expect(fold).not.toHaveAttribute('open');
  expect(fold.firstElementChild).toHaveTextContent('quizzes are passed from 70%');
  const lessons = screen.getByRole('heading', { name: 'Modules and lessons' });
  expect(lessons.compareDocumentPosition(settings)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await userEvent.click(fold.firstElementChild!);
  expect(
    screen.getByRole('textbox', { name: 'Percent of a quiz that pass a lesson' }),
  ).toBeVisible();
});

test('an added lesson gets the focus, and its key out of its title when it is kept', async () => {
  const view = await open();
  await press('Text');
  await waitFor(() =>
    expect(within(lesson(2)).getByLabelText('Title of the lesson')).toHaveFocus(),
  );
  await userEvent.keyboard('Where money comes from');
  expect(checks()).toHaveTextContent('Lesson 2 of module 1');
  expect(checks()).toHaveTextContent('The text of the lesson is missing.');
  const keysOf = ({ modules }: CourseChange['course']) => modules[0]!.lessons.map(({ key }) => key);
  expect(keysOf(await save(view))).toEqual(['where-money-comes-from', 'where-money-comes-from-2']);

  await enterText(within(lesson(2)).getByLabelText('Title of the lesson'), ' today');
  expect(keysOf(await save(view))).toEqual(['where-money-comes-from', 'where-money-comes-from-2']);
});

test('a lesson that people have done is removed after a question, and comes back when that is undone', async () => {
  const view = await open(aCourseWriting({ done: { plan: 3 } }, LESSONS));
  await press('Remove', lesson(3));
  const question = await screen.findByRole('dialog', { name: 'People have done this already' });
  expect(question).toHaveTextContent('3 people have done it.');
  await press('Cancel', question);
  expect(lesson(5)).toBeVisible();
  await press('Remove', lesson(3));
  await press('Remove anyway', await screen.findByRole('dialog'));
  expect(screen.queryByRole('listitem', { name: 'Lesson 5 of module 1' })).toBeNull();
  await press('Undo');
  expect((await save(view)).modules[0]!.lessons).toEqual(
    LESSONS.map((one) => ({ ...one, video: one.video })),
  );
});

test('lessons are moved with buttons, over the end of a module into the next one', async () => {
  const view = await open(aCourseWriting({}, LESSONS.slice(0, 2)));
  await press('Add a module');
  await press('Move down', lesson(2));
  expect(screen.getByText('Now lesson 1 of module 2.')).toBeInTheDocument();
  const { modules } = await save(view);
  expect(modules.map(({ lessons }) => lessons.map(({ key }) => key))).toEqual([
    ['where-money-comes-from'],
    ['the-council-votes'],
  ]);
});

test('a fault leads to its field, in a lesson that was folded', async () => {
  await open(aCourseWriting({}, [aWrittenLesson({ kind: 'link', link: 'http://city.example' })]));
  await press(/begins with https/, checks());
  const address = await within(lesson(1)).findByLabelText('Address of the page');
  await waitFor(() => expect(address).toHaveFocus());
  expect(address).toHaveAccessibleDescription(/This is no address/);
});

test('courses that would wait for one another are said in words', async () => {
  const refused = aProblem(422, 'invalidCourse');
  await open(aCourseWriting(), {
    [PUT]: { status: 422, body: { ...refused.body, detail: 'prerequisiteCycle' } },
  });
  await press('Save the course');
  expect(await screen.findByText(/^The courses would wait for one another/)).toBeVisible();
});
