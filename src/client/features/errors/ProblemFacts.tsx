import { FormattedMessage } from 'react-intl';
import { uiMessages } from '../../intl/sharedMessages';
import type { ProviderError, SignInProblem } from '../../state/session';
import { signInMessages } from './messages';
import styles from './ProblemFacts.module.css';

/** For the support: the name of what failed, and the provider's own words as a quotation. */
export function ProblemFacts({ problem }: { readonly problem: SignInProblem }) {
  const { code, result, provider } = problem;
  // A sign-in can fail after its tokens were found to be good.
  const reference = result && result !== 'Ok' ? result : code;
  return (
    <div className={styles['facts']}>
      {provider && <ProviderWords {...provider} />}
      <p>
        <FormattedMessage {...uiMessages.errorReference} values={{ code: reference }} />
      </p>
      <p>
        <FormattedMessage {...signInMessages.support} />
      </p>
    </div>
  );
}

/** Foreign text in a language that is not known. */
function ProviderWords({ error, description, uri }: ProviderError) {
  return (
    <>
      <p>
        <FormattedMessage {...signInMessages.providerSays} />
      </p>
      <blockquote className={styles['quotation']} dir="auto">
        {description && (
          <p>
            <bdi>{description}</bdi>
          </p>
        )}
        <code className={styles['error']}>
          <bdi>{error}</bdi>
        </code>
      </blockquote>
      {uri && (
        <p>
          <a href={uri} rel="noreferrer">
            <FormattedMessage {...signInMessages.providerPage} />
          </a>
        </p>
      )}
    </>
  );
}
