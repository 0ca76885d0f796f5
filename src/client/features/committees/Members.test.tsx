import { screen } from '@testing-library/react';
import type { CommitteeMember } from '../../../shared/contract/committees';
import { renderScreen } from '../../testing/renderScreen';
import { Members } from './Members';

const LEYLA: CommitteeMember = {
  personId: '00000000-0000-4000-8000-0000000000a1',
  name: 'Leyla Demir',
  role: 'member',
  title: null,
  since: '2024-02-01',
  until: null,
  seat: null,
  endedAs: null,
  electedBy: null,
  interests: null,
};

test('the name of a member leads to their page', () => {
  renderScreen(<Members composition={[]} members={[LEYLA]} />);
  expect(screen.getByRole('link', { name: 'Leyla Demir' })).toHaveAttribute(
    'href',
    `/user/${LEYLA.personId}`,
  );
});

test('who was elected, and what they declared, stands at their name', async () => {
  const text = (words: string) => ({ text: words, lang: 'en' }) as const;
  const at = '2026-03-02T09:00:00Z';
  const members: CommitteeMember[] = [
    {
      ...LEYLA,
      electedBy: { slug: 'three-seats', title: text('Three seats') },
      interests: { text: text('A boat'), at },
    },
    { ...LEYLA, personId: LEYLA.personId.replace('a1', 'a2'), interests: { text: text(''), at } },
  ];
  renderScreen(<Members composition={[]} members={members} />);
  const link = screen.getByRole('link', { name: 'Elected: Three seats' });
  expect(link).toHaveAttribute('href', '/have-your-say/three-seats');
  const [declared, nothing] = screen.getAllByRole('group');
  expect(declared).toHaveTextContent(/A boat\s*Declared on 2 March 2026/);
  expect(nothing).toHaveTextContent('Nothing to declare.');
});
