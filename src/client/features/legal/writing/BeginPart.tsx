import { FormattedMessage } from 'react-intl';
import type { LegalWriting } from '../../../../shared/contract/legal';
import { useIdempotencyKeys } from '../../../api/useIdempotencyKeys';
import { Button } from '../../../ui/Button';
import { Notice } from '../../../ui/Notice';
import { Part } from '../../../ui/Part';
import { isFirstVersion } from './AnnouncePart';
import { toLegalFormErrors } from './legalFormErrors';
import { useBeginLegalDraftMutation, useBeginLegalTemplateMutation } from './legalWritingApi';
import { writingMessages } from './messages';
import styles from './writing.module.css';

/**
 * Part that is shown where nobody has begun the next version. A first one is best begun with the
 * template, a later one with the words in force.
 */
export function BeginPart({ writing }: { readonly writing: LegalWriting }) {
  const { kind } = writing;
  const isFirst = isFirstVersion(writing);
  const keyFor = useIdempotencyKeys();
  const [begin, own] = useBeginLegalDraftMutation();
  const [beginTemplate, template] = useBeginLegalTemplateMutation();
  const { failure } = toLegalFormErrors(own.error ?? template.error);
  const isLoading = own.isLoading || template.isLoading;
  const buttons = [
    <Button
      key="template"
      look={isFirst ? 'primary' : 'secondary'}
      isPending={template.isLoading}
      onClick={() => void beginTemplate({ kind, idempotencyKey: keyFor({ template: kind }) })}
    >
      <FormattedMessage {...writingMessages.beginTemplate} />
    </Button>,
    <Button
      key="own"
      look={isFirst ? 'secondary' : 'primary'}
      isPending={own.isLoading}
      onClick={() => void begin({ kind, idempotencyKey: keyFor({ begin: kind }) })}
    >
      <FormattedMessage {...(isFirst ? writingMessages.beginEmpty : writingMessages.begin)} />
    </Button>,
  ];
  return (
    <Part title={writingMessages.beginTitle}>
      <p>
        <FormattedMessage {...(isFirst ? writingMessages.firstText : writingMessages.beginText)} />
      </p>
      {failure && !isLoading && (
        <Notice tone="bad" role="alert">
          {failure}
        </Notice>
      )}
      <div className={styles['buttons']}>{isFirst ? buttons : [...buttons].reverse()}</div>
    </Part>
  );
}
