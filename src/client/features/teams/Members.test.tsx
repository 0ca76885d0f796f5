import { screen } from '@testing-library/react';
import type { Member } from '../../../shared/contract/teams';
import { renderScreen } from '../../testing/renderScreen';
import { Members } from './Members';

const LEYLA: Member = {
  personId: '00000000-0000-4000-8000-0000000000a1',
  name: 'Leyla Demir',
  role: 'member',
  title: null,
  since: '2024-02-01',
  until: null,
};

test('the name of a member leads to their page', () => {
  renderScreen(<Members members={[LEYLA]} />);
  expect(screen.getByRole('link', { name: 'Leyla Demir' })).toHaveAttribute(
    'href',
    `/user/${LEYLA.personId}`,
  );
});
