import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useContent } from '../../api/contentEndpoints';
import { Link } from '../../ui/Link';
import { termsMessage } from './messages';
import styles from './TermsNote.module.css';

const createLegalLink = (to: string) => (words: ReactNode[]) => (
  // In a new tab: what was typed stays.
  <Link key={to} to={to} target="_blank">
    {words}
  </Link>
);

const LEGAL_LINKS = {
  terms: createLegalLink('/terms-and-conditions'),
  privacy: createLegalLink('/privacy-policy'),
};

/**
 * Provides the version of the terms that a new account accepts. Without an answer the person is
 * asked after the first sign-in.
 */
export const useTermsVersion = (): number | undefined =>
  useContent('legal', 'terms-and-conditions').data?.details.versionNumber;

/** Says above the button which texts are accepted with a new account. */
export function TermsNote() {
  return (
    <p className={styles['terms']}>
      <FormattedMessage {...termsMessage} values={LEGAL_LINKS} />
    </p>
  );
}
