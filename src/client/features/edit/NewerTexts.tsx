import { FormattedMessage } from 'react-intl';
import { TEXT_FIELDS, type ContentSource } from '../../../shared/contract/editing';
import { LOCALE_CODES, localeInfo } from '../../../shared/locales';
import type { Fields } from '../../ui/lazy/forms/Form';
import { Notice } from '../../ui/Notice';
import styles from './edit.module.css';
import { editMessages, textMessages } from './messages';
import { writtenOf } from './writtenFields';

interface Props {
  /** As it is now. */
  readonly source: ContentSource;
  readonly typed: Fields;
}

/** What somebody else wrote meanwhile, where it differs from what was typed: to be read, and copied from. */
export function NewerTexts({ source, typed }: Props) {
  const mine = writtenOf(typed, source.slug);
  const different = LOCALE_CODES.flatMap((code) =>
    TEXT_FIELDS.filter((field) => (source[field][code] ?? '') !== (mine[field][code] ?? '')).map(
      (field) => ({ code, field, text: source[field][code] ?? '' }),
    ),
  );
  return (
    <Notice tone="warn" role="alert" title={<FormattedMessage {...editMessages.newerTitle} />}>
      <p>
        <FormattedMessage {...editMessages.newerText} />
      </p>
      {different.length === 0 && (
        <p>
          <FormattedMessage {...editMessages.newerSame} />
        </p>
      )}
      <dl className={styles['newer']}>
        {different.map(({ code, field, text }) => (
          <div key={`${field}.${code}`}>
            <dt>
              <FormattedMessage {...textMessages[field][code]} />
            </dt>
            <dd lang={code} dir={localeInfo(code).dir}>
              {text === '' ? <FormattedMessage {...editMessages.empty} /> : text}
            </dd>
          </div>
        ))}
      </dl>
    </Notice>
  );
}
