import { screen } from '@testing-library/react';
import { useState } from 'react';
import userEvent from '@testing-library/user-event';
import { renderScreen } from '../../../testing/renderScreen';
import { createHeadline } from './head';
import { memoByValue } from './memoByValue';
import { QuestionResult } from './QuestionResult';
import {
  countElection,
  toMarkAnswers,
  createOptions,
  type CountedElection,
} from './testing/elections';

jest.mock('./head', () => {
  const actual = jest.requireActual<{ createHeadline: typeof createHeadline }>('./head');
  return { ...actual, createHeadline: jest.fn(actual.createHeadline) };
});

const OPTIONS = createOptions(['Memphis', 'Nashville', 'Knoxville']);
const votes = (...counts: readonly number[]): CountedElection =>
  countElection(
    { method: 'approval', options: OPTIONS, settings: { most: 3 } },
    toMarkAnswers(counts.map((count, number) => ({ approved: [number], count }))),
  );

/** Returns a deep copy, as the stream brings it: new to the last object. */
const fresh = <T,>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

/** Each press of the button brings the next state. */
function Live({ states }: { readonly states: readonly CountedElection[] }) {
  const [place, setPlace] = useState(0);
  const { question, count } = fresh(states[place]!);
  return (
    <>
      <button type="button" onClick={() => setPlace(place + 1)}>
        next
      </button>
      <QuestionResult question={question} count={count} isFinal={false} quorum={0} />
    </>
  );
}

const next = () => userEvent.click(screen.getByRole('button', { name: 'next' }));

test('the same numbers again render nothing, other numbers do', async () => {
  const same = votes(5, 3, 2);
  renderScreen(<Live states={[same, same, votes(6, 3, 2)]} />);
  expect(createHeadline).toHaveBeenCalledTimes(1);
  await next();
  expect(createHeadline).toHaveBeenCalledTimes(1);
  await next();
  expect(createHeadline).toHaveBeenCalledTimes(2);
});

test('of several rows only those are rendered that have changed', async () => {
  const rendered: string[] = [];
  const Row = memoByValue(({ label, votes: cast }: { label: { text: string }; votes: number }) => {
    rendered.push(label.text);
    return <li>{cast}</li>;
  });
  function Rows() {
    const [place, setPlace] = useState(0);
    const rows = [
      { label: { text: 'Memphis' }, votes: 5 },
      { label: { text: 'Nashville' }, votes: 3 + place },
    ];
    return (
      <>
        <button type="button" onClick={() => setPlace(place + 1)}>
          next
        </button>
        <ul>
          {rows.map((row) => (
            <Row key={row.label.text} {...row} />
          ))}
        </ul>
      </>
    );
  }
  renderScreen(<Rows />);
  rendered.length = 0;
  await next();
  expect(rendered).toEqual(['Nashville']);
});
