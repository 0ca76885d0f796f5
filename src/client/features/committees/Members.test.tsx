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
  ...{ seat: null, endedAs: null },
};

test('[SPEC 2.1] the name of a member leads to their page', () => {
  renderScreen(<Members composition={[]} members={[LEYLA]} />);
  expect(screen.getByRole('link', { name: 'Leyla Demir' })).toHaveAttribute(
    'href',
    `/user/${LEYLA.personId}`,
  );
});
