import { screen } from '@testing-library/react';
import { DEMO_SETTINGS } from '../../../demo/city';
import type { HomeWords } from '../../../shared/contract/settings';
import { renderScreen } from '../../testing/renderScreen';
import { HomeScreen } from './HomeScreen';

const WORDS: HomeWords = {
  notice: { text: 'The desk is closed', lang: 'en' },
  text: null,
  links: [],
};

test('on a portal that is open for the staff alone the parts come without having been prepared', async () => {
  const home = { ...DEMO_SETTINGS.home, blocks: ['notice' as const] };
  renderScreen(<HomeScreen />, {
    isSignedIn: true,
    settings: { ...DEMO_SETTINGS, stage: 'staff', home },
    answers: { '/v1/home': { body: WORDS } },
  });
  expect(await screen.findByText('The desk is closed')).toBeVisible();
});
