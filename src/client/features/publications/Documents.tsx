import { FormattedMessage } from 'react-intl';
import type { DetailPage } from '../../../shared/contract/content';
import type { Attachment } from '../../../shared/contract/files';
import type { PublicationDetails } from '../../../shared/contract/publications';
import { languageMessages } from '../../intl/contents/messages';
import { useLocale } from '../../intl/IntlRoot';
import { AnchorButton } from '../../ui/Button';
import { joinClasses } from '../../ui/joinClasses';
import { useFilePaths } from '../../ui/filePaths';
import { getTypeName } from '../../ui/fileTypes';
import folding from '../../ui/Fold.module.css';
import { Part } from '../../ui/Part';
import { useFileSize } from '../../ui/useFileSize';
import { usePrivateFile } from '../../ui/usePrivateFile';
import { UserText } from '../../ui/UserText';
import styles from './Documents.module.css';
import { DownloadLink } from './DownloadLink';
import { isForEverybody } from './isForEverybody';
import { listMainDocuments } from './mainDocuments';
import { documentMessages } from './messages';

export const TEXT_ID = 'read-here';
const CHECK_COMMAND = 'sha256sum --check checksums.txt';

/**
 * The ways to have a publication: as a page, as a document in each language, as one archive of
 * everything.
 */
export function Documents({ item }: { readonly item: DetailPage<PublicationDetails> }) {
  const documents = listMainDocuments(item.attachments, useLocale());
  return (
    <Part title={documentMessages.title}>
      <ul className={styles['ways']}>
        {item.body.text && (
          <li>
            <AnchorButton look="secondary" href={`#${TEXT_ID}`}>
              <FormattedMessage {...documentMessages.readHere} />
            </AnchorButton>
          </li>
        )}
        {documents.map((document) => (
          <li key={document.file}>
            <DocumentLink document={document} isForAll={isForEverybody(item)} />
          </li>
        ))}
        <li>
          <DownloadLink
            path={`/publications/${item.slug}/archive.zip`}
            name={`${item.slug}.zip`}
            isForEverybody={isForEverybody(item)}
          >
            <FormattedMessage {...documentMessages.everything} />
          </DownloadLink>
        </li>
      </ul>
      <Checking />
    </Part>
  );
}

interface LinkProps {
  readonly document: Attachment;
  readonly isForAll: boolean;
}

function DocumentLink({ document, isForAll }: LinkProps) {
  const { file, name, mediaType, bytes, locale, title } = document;
  const { linkTo } = usePrivateFile(isForAll);
  const size = useFileSize()(bytes);
  return (
    <a
      {...linkTo(file, useFilePaths().file(file, name))}
      type={mediaType}
      hrefLang={locale ?? undefined}
      className={styles['document']}
    >
      {locale === null ? (
        <UserText text={title} />
      ) : (
        <FormattedMessage {...languageMessages[locale]} />
      )}
      <span className={styles['type']}>
        <bdi>{getTypeName(mediaType)}</bdi>
      </span>
      <span className={styles['type']}>{size}</span>
    </a>
  );
}

/** Text on what checksums are for, and how to use them. */
function Checking() {
  return (
    <details className={joinClasses(folding['fold'], styles['checking'])}>
      <summary>
        <FormattedMessage {...documentMessages.checking} />
      </summary>
      <p>
        <FormattedMessage {...documentMessages.whyCheck} />
      </p>
      <p>
        <FormattedMessage {...documentMessages.howToCheck} />
      </p>
      <pre dir="ltr">
        <code>{CHECK_COMMAND}</code>
      </pre>
    </details>
  );
}
