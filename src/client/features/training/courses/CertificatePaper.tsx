import { useSyncExternalStore } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useHref } from 'react-router-dom';
import { toCertificatePath } from '../../../../shared/certificatePath';
import { getCityName, getPortalName } from '../../../../shared/settings';
import type { Certificate } from '../../../../shared/contract/courses';
import { formatCode } from '../../../../shared/registrationCode';
import { getAbsoluteUrl } from '../../../api/share';
import { useAppDispatch } from '../../../store/hooks';
import { useLocaleContext } from '../../../intl/IntlRoot';
import { Facts } from '../../../ui/Fact';
import { QrCode } from '../../../ui/QrCode';
import { TimeText } from '../../../ui/TimeText';
import { UserText } from '../../../ui/UserText';
import styles from './Certificate.module.css';
import { certificateMessages, courseMessages } from './messages';

interface Props {
  readonly certificate: Certificate;
}

/** A valid certificate as it hangs on a wall; on paper it is all that there is of the page. */
export function CertificatePaper({ certificate }: Props) {
  const { formatMessage } = useIntl();
  const { locale, settings } = useLocaleContext();
  const { number, issuedAt, attests } = certificate;
  return (
    <div className={styles['paper']}>
      <p className={styles['issuer']}>
        <span>{getPortalName(settings, locale)}</span>
        <span>{getCityName(settings, locale)}</span>
      </p>
      {/* The page's own heading says it to who does not see the paper. */}
      <p className={styles['title']} aria-hidden="true">
        <FormattedMessage {...courseMessages.certificate} />
      </p>
      <p className={styles['words']}>
        <CertificateText certificate={certificate} />
      </p>
      {attests && (
        <p className={styles['words']}>
          <UserText text={attests} />
        </p>
      )}
      <div className={styles['foot']}>
        <Facts
          rows={[
            [formatMessage(courseMessages.issued), <TimeText value={issuedAt} format="date" />],
            [formatMessage(courseMessages.number), <bdi dir="ltr">{formatCode(number)}</bdi>],
          ]}
        />
        <Proof number={number} />
      </div>
    </div>
  );
}

function CertificateText({ certificate: { course: of, holder } }: Props) {
  const course = (
    <strong className={styles['course']}>
      <UserText text={of.title} />
    </strong>
  );
  if (!holder?.name)
    return <FormattedMessage {...certificateMessages.certifiesCourse} values={{ course }} />;
  const name = (
    <strong className={styles['name']}>
      <bdi>{holder.name}</bdi>
    </strong>
  );
  return <FormattedMessage {...certificateMessages.certifies} values={{ name, course }} />;
}

const never = () => () => undefined;

/**
 * Address at which the certificate is checked, for cameras and for people. The browser knows the
 * origin of the page.
 */
function Proof({ number }: Pick<Certificate, 'number'>) {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const path = useHref(toCertificatePath(number));
  const address = useSyncExternalStore(
    never,
    () => dispatch(getAbsoluteUrl(path)),
    () => null,
  );
  if (address === null) return null;
  const shown = address.replace(/^https?:\/\//, '');
  const end = shown.lastIndexOf('/') + 1;
  return (
    <div className={styles['proof']}>
      <QrCode text={address} label={formatMessage(certificateMessages.qr)} />
      <p>
        <FormattedMessage {...certificateMessages.scan} />
        <bdi dir="ltr" className={styles['address']}>
          {shown.slice(0, end)}
          <wbr />
          {shown.slice(end)}
        </bdi>
      </p>
    </div>
  );
}
