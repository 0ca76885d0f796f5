import { FormattedMessage } from 'react-intl';
import { Notice } from '../../../../ui/Notice';
import { Part } from '../../../../ui/Part';
import type { PartProps } from '../DialogWritingScreen';
import { updateMessages } from '../messages';
import styles from '../writing.module.css';
import { NewUpdateForm } from './NewUpdateForm';
import { UpdateRow } from './UpdateRow';

/** News in a dialog: published at once, corrected afterwards, or taken back. */
export function UpdatesPart(props: PartProps) {
  const { dialog } = props;
  if (dialog.status === 'draft')
    return (
      <Notice>
        <p>
          <FormattedMessage {...updateMessages.draft} />
        </p>
      </Notice>
    );
  const newestFirst = [...dialog.updates].sort((one, other) => other.at.localeCompare(one.at));
  return (
    <>
      <Part title={updateMessages.newTitle}>
        <NewUpdateForm {...props} />
      </Part>
      {newestFirst.length > 0 && (
        <Part title={updateMessages.listTitle}>
          <ul className={styles['rows']}>
            {newestFirst.map((update) => (
              <UpdateRow key={update.at} update={update} {...props} />
            ))}
          </ul>
        </Part>
      )}
    </>
  );
}
