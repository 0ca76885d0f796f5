import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderScreen } from '../testing/renderScreen';
import { ErrorNotice } from './ErrorNotice';

const failure = (more: object = {}) => ({ status: 500, code: 'internal', title: 'x', ...more });
const open = (error?: ReturnType<typeof failure>, onRetry = jest.fn()) => ({
  ...renderScreen(<ErrorNotice onRetry={onRetry} error={error} />, { url: '/blogs?q=secret' }),
  onRetry,
});
const report = () => screen.queryByRole('link', { name: 'Report this' });

test('a failure of the host is reported with its reference and the page, without the query', () => {
  open(failure({ reference: '1f2e-3d4c' }));
  expect(screen.getByText('Reference: 1f2e-3d4c')).toBeVisible();
  expect(report()).toHaveAttribute(
    'href',
    '/feedback?about=error&page=%2Fblogs&reference=1f2e-3d4c',
  );
});

test('the reference is copied, and that is said', async () => {
  const { ports } = open(failure({ reference: '1f2e-3d4c' }));
  await userEvent.click(screen.getByRole('button', { name: 'Copy the reference' }));
  expect(ports.copied).toEqual(['1f2e-3d4c']);
  expect(await screen.findByText('Copied')).toBeVisible();
});

test('[SPEC 8.5] where no answer arrived there is nothing to report, only another try', async () => {
  const { onRetry } = open(failure({ status: 0, code: 'unreachable' }));
  expect(report()).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});
