import { FormattedMessage } from 'react-intl';
import { useGetOpeningTasksQuery } from '../../parts/setup/setupApi';
import { Notice } from '../../ui/Notice';
import { localAddressText, openingMessages } from './messages';

const SETTING = 'MEYDAN_CONFIG';

/** Warns while the address that stands in mails and feeds leads to the host's machine alone. */
export function LocalAddressNotice() {
  const address = useGetOpeningTasksQuery(undefined).data?.localAddress;
  if (!address) return null;
  return (
    <Notice tone="warn" title={<FormattedMessage {...openingMessages.localTitle} />}>
      <p>
        <FormattedMessage
          {...localAddressText}
          values={{
            address: (
              <bdi key="address" dir="ltr">
                {address}
              </bdi>
            ),
            setting: <code key="setting">{SETTING}</code>,
          }}
        />
      </p>
    </Notice>
  );
}
