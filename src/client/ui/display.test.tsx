import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderScreen } from '../testing/renderScreen';
import { aListItem } from '../testing/sectionFactories';
import { aText } from '../testing/factories';
import { Accordion } from './Accordion';
import { ContentCard } from '../parts/content/ContentCard';
import { Meter } from './Meter';
import { Portrait } from '../parts/person/Portrait';
import {
  CardsSkeleton,
  DetailSkeleton,
  PageSkeleton,
  PartsSkeleton,
  RowsSkeleton,
} from './Skeleton';

test('an entry unfolds below a heading of the level that the page needs', async () => {
  const entries = [{ id: 'when', title: 'When?', content: 'On Monday' }];
  renderScreen(<Accordion entries={entries} headingLevel={2} />);
  expect(screen.getByText('On Monday')).not.toBeVisible();
  await userEvent.click(screen.getByRole('heading', { level: 2, name: 'When?' }));
  expect(screen.getByText('On Monday')).toBeVisible();
  // An address that names the entry unfolds it: the browser's own way needs the id inside.
  expect(screen.getByText('On Monday').closest('details')).not.toHaveAttribute('id');
});

test('an entry with a fault is unfolded, and one that gets a fault unfolds', () => {
  const entry = (hasFault: boolean) => (
    <Accordion
      entries={[{ id: 'when', title: 'When?', summary: 'Soon', hasFault, content: 'On Monday' }]}
    />
  );
  const { rerender } = render(entry(false));
  expect(screen.getByText('Soon')).toBeVisible();
  expect(screen.getByText('On Monday')).not.toBeVisible();
  rerender(entry(true));
  expect(screen.getByText('On Monday')).toBeVisible();
  rerender(entry(false));
  expect(screen.getByText('On Monday')).toBeVisible();
});

test('[WCAG 4.1.2] a meter has its name, and its value in words', () => {
  renderScreen(<Meter label="Places taken" value={12} max={30} text="12 of 30" />);
  const meter = screen.getByRole('meter', { name: 'Places taken' });
  expect(meter).toHaveAccessibleDescription('12 of 30');
  expect(meter).toHaveAttribute('max', '30');
});

test.each([
  ['list', <CardsSkeleton key="" />],
  ['detail', <DetailSkeleton key="" />],
  ['page', <PageSkeleton key="" />],
  ['account', <PartsSkeleton key="" />],
  ['table', <RowsSkeleton key="" />],
])(
  '[WCAG 4.1.3] what is loaded is announced once, its grey blocks are not: %s',
  (_name, skeleton) => {
    const { container } = renderScreen(skeleton);
    expect(screen.getByRole('status')).toHaveTextContent('Loading');
    expect(container.querySelectorAll('.block:not([aria-hidden], [aria-hidden] *)')).toHaveLength(
      0,
    );
  },
);

test.each([
  ['', null],
  ['é', 'É'],
  ['ع حداد', 'ع'],
])('the initial of “%s”', (name, initial) => {
  const { container } = renderScreen(<Portrait name={name} picture={null} />);
  expect(container.textContent).toBe(initial ?? '');
  expect(container.querySelector('svg') !== null).toBe(initial === null);
});

test.each([
  [null, 'Upcoming'],
  [aText('The hall is flooded.'), null],
])('a card of what was cancelled for %j does not call it upcoming', (cancellation, badge) => {
  const event = aListItem('events', 'en');
  const item = {
    ...event,
    phase: 'upcoming' as const,
    details: { ...event.details, cancellation },
  };
  renderScreen(<ContentCard item={item} />);
  expect(screen.queryByText('Upcoming')?.textContent ?? null).toBe(badge);
});
