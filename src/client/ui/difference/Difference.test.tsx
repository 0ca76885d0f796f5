import { screen } from '@testing-library/react';
import ar from '../../../../i18n/ar.json';
import { renderScreen } from '../../testing/renderScreen';
import { Difference } from './Difference';

test('[SPEC 1.6] what is new and what is gone are elements of their own, named for screen readers in the language of the page', () => {
  renderScreen(
    <Difference before="Pazar sekizde açılır." after="Pazar dokuzda açılır." lang="tr" />,
    {
      locale: 'ar',
    },
  );
  const added = screen.getByText('dokuzda').closest('ins');
  const removed = screen.getByText('sekizde').closest('del');
  expect(added).toHaveTextContent(ar['difference.added']);
  expect(removed).toHaveTextContent(ar['difference.removed']);
  expect(added!.querySelector('[lang="ar"]')).not.toBeNull();
  expect(added!.closest('p')).toHaveAttribute('lang', 'tr');
  expect(added!.closest('p')).toHaveAttribute('dir', 'ltr');
});

test('the same text twice says so', () => {
  renderScreen(<Difference before="One." after="One." lang="en" />);
  expect(screen.getByText('No difference.')).toBeVisible();
});
