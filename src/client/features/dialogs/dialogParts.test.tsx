import { screen } from '@testing-library/react';
import type { DialogDetails } from '../../../shared/contract/dialogs';
import { aPage, aText } from '../../testing/factories';
import { renderScreen } from '../../testing/renderScreen';
import { AwaitedConclusions } from './AwaitedConclusions';
import { FollowUpLinks } from './FollowUpLinks';
import { listTurnoutRows } from './turnout';
import { Updates } from './Updates';

const dialog = (edit: boolean, details: Partial<DialogDetails> = {}) =>
  aPage<DialogDetails>(
    {
      mode: 'thread',
      layout: 'single',
      moderation: 'open',
      resultsAfter: 0,
      instructions: aText('Name the place.'),
      conclusions: null,
      updates: [],
      following: [],
      followingPlaces: [],
      turnout: null,
      rights: { moderate: false, edit },
      ...details,
    },
    { section: 'dialogs', slug: 'waterfront', phase: 'closed' },
  );

test('a dialogue that has ended says that its conclusions are being written', () => {
  renderScreen(<AwaitedConclusions dialog={dialog(false)} />);
  expect(screen.getByText('The conclusions are being written')).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
});

test('who may write them is led there', () => {
  renderScreen(<AwaitedConclusions dialog={dialog(true)} />);
  expect(screen.getByRole('link', { name: 'Write the conclusions' })).toHaveAttribute(
    'href',
    '/dialogs/waterfront/edit?part=closing',
  );
});

test.each([
  ['with conclusions', dialog(true, { conclusions: aText('Forty.') })],
  ['that is open', { ...dialog(true), phase: 'open' as const }],
])('a dialogue %s says nothing of the kind', (_what, shown) => {
  const { container } = renderScreen(<AwaitedConclusions dialog={shown} />);
  expect(container).toHaveTextContent('');
  expect(screen.queryByRole('link')).toBeNull();
});

test('what follows leads to its pages', () => {
  const places = [
    { section: 'have-your-say' as const, slug: 'library', title: aText('A library vote') },
  ];
  renderScreen(<FollowUpLinks places={places} />);
  expect(screen.getByRole('heading', { name: 'What follows' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'A library vote' })).toHaveAttribute(
    'href',
    '/have-your-say/library',
  );
});

test('news whose words were corrected say so', () => {
  const update = { at: '2026-04-12T08:00:00Z', text: aText('Two divers came.') };
  const edited = { ...update, at: '2026-04-13T08:00:00Z', editedAt: '2026-04-14T08:00:00Z' };
  renderScreen(<Updates updates={[update, edited]} />);
  const [newest, oldest] = screen.getAllByRole('listitem');
  expect(newest).toHaveTextContent('(corrected)');
  expect(oldest).not.toHaveTextContent('(corrected)');
});

test('a glance tells how far a dialogue of statements has come', () => {
  const rows = listTurnoutRows({ statements: 2, participants: 1, votes: 0 });
  renderScreen(
    <ul>
      {rows.map(([, value], index) => (
        <li key={index}>{value}</li>
      ))}
    </ul>,
  );
  const told = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(told).toEqual(['2 statements', '1 person', 'No answers yet']);
});
