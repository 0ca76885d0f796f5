import { render, screen } from '@testing-library/react';
import { lazy } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { LazyBoundary } from './LazyBoundary';

test('the host writes a place for what comes later, and leaves nothing unfinished', () => {
  const Late = lazy(() => new Promise<never>(() => undefined));
  const part = (
    <LazyBoundary>
      <Late />
    </LazyBoundary>
  );
  expect(renderToString(part)).not.toContain('<template');
  expect(renderToStaticMarkup(part)).toContain('aria-hidden');
});

test('the browser shows it when it has come', async () => {
  const Late = lazy(() => Promise.resolve({ default: () => <p>here</p> }));
  render(
    <LazyBoundary>
      <Late />
    </LazyBoundary>,
  );
  expect(await screen.findByText('here')).toBeVisible();
});
