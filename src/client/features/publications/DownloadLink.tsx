import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useAppSelector } from '../../store/hooks';
import { selectEnvironment } from '../../state/configSlice';
import { Button } from '../../ui/Button';
import styles from './DownloadLink.module.css';
import { publicationMessages } from './messages';
import { useSavePublicationFileMutation, type PublicationFile } from './publicationsApi';

interface Props extends PublicationFile {
  readonly isForEverybody: boolean;
  readonly children: ReactNode;
}

/**
 * A file that the host makes when somebody asks for it. A link, which needs no script; where not
 * everybody may have it, a button.
 */
export function DownloadLink({ path, name, isForEverybody, children }: Props) {
  const { apiUrl } = useAppSelector(selectEnvironment);
  const [save, { isLoading, isError }] = useSavePublicationFileMutation();
  if (isForEverybody) {
    return (
      <a href={apiUrl + path} download={name} className={styles['file']}>
        {children}
      </a>
    );
  }
  return (
    <>
      <Button look="quiet" isPending={isLoading} onClick={() => void save({ path, name })}>
        {children}
      </Button>
      <span role="status">
        {isError && <FormattedMessage {...publicationMessages.fileFailed} />}
      </span>
    </>
  );
}
