import { FormattedMessage } from 'react-intl';
import { DOCUMENT_TYPES, PICTURE_TYPES, type FileInfo } from '../../../../shared/contract/files';
import folding from '../../../ui/Fold.module.css';
import { FileUpload } from '../../../ui/forms/FileUpload';
import { documentsMessages } from './messages';

interface Props {
  readonly name: string;
  readonly onReady: (info: FileInfo) => void;
}

/** Another file in the place of this one; the words stay. */
export function ReplaceFile({ name, onReady }: Props) {
  return (
    <details className={folding['fold']}>
      <summary>
        <FormattedMessage {...documentsMessages.replace} />
      </summary>
      <FileUpload
        name={name}
        label={documentsMessages.newFile}
        mediaTypes={[...DOCUMENT_TYPES, ...PICTURE_TYPES]}
        onReady={onReady}
      />
    </details>
  );
}
