import { FormattedMessage } from 'react-intl';
import type { LegalDraft, LegalWriting } from '../../../../shared/contract/legal';
import { languageMessages } from '../../../intl/contents/messages';
import { Difference } from '../../../ui/difference/Difference';
import { Part } from '../../../ui/Part';
import { writingMessages } from './messages';
import styles from './writing.module.css';
import { useOfferedLocales } from '../../../intl/IntlRoot';

interface Props {
  readonly draft: LegalDraft;
  readonly inForce: LegalWriting['inForce'];
}

/** The draft beside the version in force, word by word, in each language. */
export function ChangesPart({ draft, inForce }: Props) {
  const languages = useOfferedLocales();
  if (!inForce) {
    return (
      <Part title={writingMessages.changesTitle}>
        <p>
          <FormattedMessage {...writingMessages.changesNone} />
        </p>
      </Part>
    );
  }
  return (
    <Part title={writingMessages.changesTitle}>
      <p>
        <FormattedMessage {...writingMessages.changesText} />
      </p>
      {languages.map((code) => (
        <section key={code} className={styles['changes']}>
          <h3>
            <FormattedMessage {...languageMessages[code]} />
          </h3>
          <Difference
            before={inForce.body[code] ?? ''}
            after={draft.body[code] ?? ''}
            lang={code}
          />
        </section>
      ))}
    </Part>
  );
}
