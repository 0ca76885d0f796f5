import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import ar from '../../../../../i18n/ar.json';
import { aProblem } from '../../../testing/factories';
import type { FakeResponses } from '../../../testing/fakeApi';
import { renderScreen } from '../../../testing/renderScreen';
import { JOBS_POLL_MS } from './jobsApi';
import { JobsScreen } from './JobsScreen';
import { aJob } from './testing';

const JOBS = '/v1/admin/jobs';
const answer = (...items: ReturnType<typeof aJob>[]) => ({ body: { items } });
const jobs = (answers: FakeResponses, locale: 'en' | 'ar' = 'en') =>
  renderScreen(<JobsScreen />, { url: '/admin/jobs', locale, answers, isSignedIn: true });
const row = (name: string | RegExp) => screen.findByRole('row', { name });

test('a row says in words what a job is, how it went, what it did and when it comes next', async () => {
  jobs({ [JOBS]: answer(aJob({ done: { mails: 1, files: 0 } })) });
  const cells = within(await row(/Daily and weekly mails/));
  expect(cells.getByText('Works')).toBeVisible();
  expect(cells.getByText('1 mail ordered')).toBeVisible();
  expect(cells.getByText('2.5 seconds')).toBeVisible();
  expect(cells.getByText(/1 May 2026 at 12:01/)).toBeVisible();
});

test('a job that fails names how often, and the failure without its text', async () => {
  jobs({ [JOBS]: answer(aJob({ failures: 3, fault: 'TypeError 23505' })) });
  const cells = within(await row(/Daily and weekly mails/));
  expect(cells.getByText('Failed 3 times in a row')).toBeVisible();
  expect(cells.getByText('TypeError 23505').tagName).toBe('BDI');
});

test('in Arabic the counts have their own plural forms', async () => {
  jobs({ [JOBS]: answer(aJob({ done: { mails: 2 } })) }, 'ar');
  const cells = within(await row(new RegExp(ar['admin.jobs.name.digests'])));
  expect(cells.getByText(/رسالتان|رسالتين/)).toBeVisible();
});

test('a button has a job done now, and says that it begins', async () => {
  const { calls } = jobs({
    [JOBS]: answer(aJob()),
    'POST /v1/admin/jobs/digests/run': { status: 202, body: { items: [aJob()] } },
  });
  await userEvent.click(
    await screen.findByRole('button', { name: 'Run now: Daily and weekly mails' }),
  );
  expect(await screen.findByText('It begins within a few seconds.')).toBeVisible();
  expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1);
});

test('the page is read again every 15 seconds, and not while nobody sees it', async () => {
  const { calls, ports } = jobs({ [JOBS]: answer(aJob()) });
  await row(/Daily and weekly mails/);
  const reads = async () => {
    await act(async () => ports.advance(JOBS_POLL_MS));
    return calls.length;
  };
  expect(await reads()).toBe(2);
  ports.isHidden = true;
  expect(await reads()).toBe(2);
  ports.isHidden = false;
  expect(await reads()).toBe(3);
});

test('moderators are told which role is missing', async () => {
  jobs({ [JOBS]: aProblem(403, 'forbidden'), '/connect/userinfo': { body: {} } });
  expect(await screen.findByText(/moderators and administrators/)).toBeVisible();
  expect(screen.queryByRole('table')).toBeNull();
});

test('a failure offers another try', async () => {
  jobs({ [JOBS]: [aProblem(404, 'notFound'), answer(aJob())] });
  await userEvent.click(await screen.findByRole('button', { name: /again/i }));
  expect(await row(/Daily and weekly mails/)).toBeVisible();
});
