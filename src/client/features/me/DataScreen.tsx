import { FormattedMessage, useIntl } from 'react-intl';
import { titleMessages } from '../../intl/sharedMessages';
import { Part } from '../../ui/Part';
import { AccountLayout } from './AccountLayout';
import styles from './AccountScreen.module.css';
import { DeleteAccount } from './data/DeleteAccount';
import { Download } from './data/Download';
import { dataMessages } from './data/messages';
import { StoredDataList } from './data/StoredDataList';

/**
 * Data that the portal has about the person: to see, to take along, to delete (GDPR art. 15, 17 and
 * 20).
 */
export function DataScreen() {
  const { formatMessage } = useIntl();
  return (
    <AccountLayout
      below={['me']}
      title={formatMessage(titleMessages.data)}
      intro={<FormattedMessage {...dataMessages.intro} />}
    >
      <div className={styles['stack']}>
        <Part title={dataMessages.stored}>
          <StoredDataList />
        </Part>
        <Part title={dataMessages.download}>
          <Download />
        </Part>
        <Part title={dataMessages.deletion}>
          <DeleteAccount />
        </Part>
      </div>
    </AccountLayout>
  );
}
