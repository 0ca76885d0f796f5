import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import type { DetailPage } from '../../../shared/contract/content';
import type { Attachment } from '../../../shared/contract/files';
import { languageMessages } from '../../intl/contents/messages';
import styles from './Attachments.module.css';
import { joinClasses } from '../../ui/joinClasses';
import { Fact, Facts } from '../../ui/Fact';
import { fileMessages } from '../../intl/files/messages';
import { useFilePaths } from '../../ui/filePaths';
import { getTypeName } from '../../ui/fileTypes';
import folding from '../../ui/Fold.module.css';
import { Notice } from '../../ui/Notice';
import { TimeText } from '../../ui/TimeText';
import { useFileSize } from '../../ui/useFileSize';
import { usePrivateFile } from '../../ui/usePrivateFile';
import { UserText } from '../../ui/UserText';

type Item = Pick<DetailPage<unknown>, 'attachments' | 'visibility' | 'status'>;

/** The documents of a content; nothing where there are none. */
export function Attachments({ item }: { readonly item: Item }) {
  const { isFailed, ...open } = usePrivateFile(isForEverybody(item));
  if (item.attachments.length === 0) return null;
  return (
    <section className={styles['documents']}>
      <h2>
        <FormattedMessage {...fileMessages.documents} />
      </h2>
      {isFailed && (
        <Notice tone="bad" role="alert">
          <FormattedMessage {...fileMessages.failed} />
        </Notice>
      )}
      <ul className={styles['list']}>
        {item.attachments.map((attachment) => (
          <li key={attachment.file} className={styles['document']}>
            <Document attachment={attachment} {...open} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Tells whether the files of an item can be had by any visitor. */
export const isForEverybody = ({ visibility, status }: Pick<Item, 'visibility' | 'status'>) =>
  visibility === 'public' && (status === 'published' || status === 'archived');

interface Props extends Omit<ReturnType<typeof usePrivateFile>, 'isFailed'> {
  readonly attachment: Attachment;
}

function Document({ attachment, linkTo }: Props) {
  const { title, description, name, mediaType, bytes, locale } = attachment;
  const size = useFileSize()(bytes);
  const path = useFilePaths().file(attachment.file, name);
  const id = useId();
  return (
    <>
      <h3 id={id} className={styles['title']}>
        <a {...linkTo(attachment.file, path)} type={mediaType} hrefLang={locale ?? undefined}>
          <UserText text={title} />
        </a>
      </h3>
      {description.text && (
        <p>
          <UserText text={description} />
        </p>
      )}
      <div className={styles['facts']}>
        <Fact icon="document">
          <bdi>{getTypeName(mediaType)}</bdi>
        </Fact>
        <span>{size}</span>
        {locale && <FormattedMessage {...languageMessages[locale]} />}
        <a
          {...linkTo(attachment.file, path)}
          download={name}
          className={styles['download']}
          id={`${id}-save`}
          aria-labelledby={`${id}-save ${id}`}
        >
          <FormattedMessage {...fileMessages.download} />
        </a>
      </div>
      <More attachment={attachment} />
    </>
  );
}

function More({ attachment: { name, sha256, addedAt } }: Pick<Props, 'attachment'>) {
  return (
    <details className={joinClasses(folding['fold'], styles['more'])}>
      <summary>
        <FormattedMessage {...fileMessages.about} />
      </summary>
      <Facts
        rows={[
          [<FormattedMessage {...fileMessages.fileName} />, <bdi>{name}</bdi>],
          [<FormattedMessage {...fileMessages.added} />, <TimeText value={addedAt} />],
          [
            <FormattedMessage {...fileMessages.checksum} />,
            <code dir="ltr" className={styles['checksum']}>
              {sha256}
            </code>,
          ],
        ]}
      />
    </details>
  );
}
