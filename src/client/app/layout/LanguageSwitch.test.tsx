import { screen } from '@testing-library/react';
import { renderScreen } from '../../testing/renderScreen';
import { LanguageSwitch } from './LanguageSwitch';

test.each([
  ['/reset-password#token=a-token-out-of-a-mail', '/ar/reset-password#token=a-token-out-of-a-mail'],
  ['/dialogs?page=2#top', '/ar/dialogs?page=2#top'],
  ['/callback?code=c&state=s', '/ar'],
])('[SPEC 2.5, 2.6] %s in Arabic is %s', (url, target) => {
  renderScreen(<LanguageSwitch />, { url });
  expect(screen.getByRole('link', { name: 'العربية' })).toHaveAttribute('href', target);
});
