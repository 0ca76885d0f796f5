import { screen } from '@testing-library/react';
import type { PublicationDetails } from '../../../shared/contract/publications';
import { problem, text } from '../../testing/factories';
import { renderScreen } from '../../testing/renderScreen';
import { aDetailOf } from '../../testing/sectionFactories';
import { PublicationScreen } from './PublicationScreen';

const PAGE = '/v1/publications/report';
const route = { path: '/publications/:slug', url: '/publications/report' };
const publication = (details: Partial<PublicationDetails> = {}) => ({
  body: aDetailOf('publications', 'en', { details }),
});

test('the facts that one quotes are given', async () => {
  const details = { identifier: 'HC-R-7', pages: 48, licence: 'CC BY 4.0' };
  renderScreen(<PublicationScreen />, { ...route, answers: { [PAGE]: publication(details) } });
  expect(await screen.findByText('HC-R-7')).toHaveAttribute('dir', 'ltr');
  expect(screen.getByText('City Council')).toBeVisible();
  expect(screen.getByText('English, Arabic, and Turkish')).toBeVisible();
  expect(screen.getByText('48 pages')).toBeVisible();
  expect(screen.getByText('CC BY 4.0')).toBeVisible();
});

test('a withdrawn document says when and why', async () => {
  const retraction = { on: '2026-04-01', reason: text('The instrument was wrong.') };
  const answers = { [PAGE]: publication({ retraction }) };
  renderScreen(<PublicationScreen />, { ...route, answers });
  expect(await screen.findByText('This document has been withdrawn')).toBeVisible();
  expect(screen.getByText('The instrument was wrong.')).toBeVisible();
  expect(screen.getByText('Withdrawn on April 1, 2026')).toBeVisible();
});

test('the newer and the earlier version are linked', async () => {
  const answers = { [PAGE]: publication({ supersededBy: 'third', supersedes: 'first' }) };
  renderScreen(<PublicationScreen />, { ...route, answers });
  expect(await screen.findByRole('link', { name: 'Read the newer version' })).toHaveAttribute(
    'href',
    '/publications/third',
  );
  expect(screen.getByRole('link', { name: 'Read the earlier version' })).toHaveAttribute(
    'href',
    '/publications/first',
  );
});

test('a failed load offers another try', async () => {
  renderScreen(<PublicationScreen />, { ...route, answers: { [PAGE]: problem(400, 'invalid') } });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
});
