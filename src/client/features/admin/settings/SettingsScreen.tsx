import { FormattedMessage, useIntl } from 'react-intl';
import { VOCABULARIES } from '../../../../shared/contract/vocabularies';
import { isAdmin } from '../../../../shared/permissions/roles';
import { listOfferedTerms } from '../../../../shared/vocabularies';
import { useLocaleContext } from '../../../intl/IntlRoot';
import { StaffOnlyPage } from '../../../parts/content/StaffOnlyPage';
import { selectUser } from '../../../state/sessionSlice';
import { useAppSelector } from '../../../store/hooks';
import { Link } from '../../../ui/Link';
import { AdminLayout } from '../AdminLayout';
import { EarlierFacts } from './earlier-facts/EarlierFacts';
import { getSettingsForm, listFormAreas, toAreaPath } from './forms';
import { areaMessages, settingsMessages, termsOffered, vocabularyTitles } from './messages';
import styles from './settings.module.css';

/** The areas of what this installation says of itself, each with what holds now. */
export function SettingsScreen() {
  const { formatMessage } = useIntl();
  const { settings } = useLocaleContext();
  const user = useAppSelector(selectUser);
  if (user && !isAdmin(user.roles)) return <StaffOnlyPage />;
  return (
    <AdminLayout
      title={formatMessage(settingsMessages.title)}
      intro={<FormattedMessage {...settingsMessages.intro} />}
    >
      <ul className={styles['areas']}>
        {listFormAreas().map((area) => {
          const { Summary } = getSettingsForm(area);
          return (
            <li key={area} className={styles['area']}>
              <h2 className={styles['title']}>
                <Link to={toAreaPath(area)}>
                  <FormattedMessage {...areaMessages[area].title} />
                </Link>
              </h2>
              <p className={styles['summary']}>
                <Summary />
              </p>
            </li>
          );
        })}
        {VOCABULARIES.map((vocabulary) => (
          <li key={vocabulary} className={styles['area']}>
            <h2 className={styles['title']}>
              <Link to={`/admin/settings/${vocabulary}`}>
                <FormattedMessage {...vocabularyTitles[vocabulary].title} />
              </Link>
            </h2>
            <p className={styles['summary']}>
              <FormattedMessage
                {...termsOffered}
                values={{ count: listOfferedTerms(settings[vocabulary]).length }}
              />
            </p>
          </li>
        ))}
      </ul>
      <EarlierFacts />
    </AdminLayout>
  );
}
