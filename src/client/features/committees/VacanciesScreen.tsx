import { FormattedMessage, useIntl } from 'react-intl';
import type { Vacancies } from '../../../shared/contract/seats';
import { useListVacanciesQuery } from '../../parts/seats/seatsApi';
import { useLocale } from '../../intl/IntlRoot';
import { sectionMessages, titleMessages } from '../../intl/sharedMessages';
import { Breadcrumbs } from '../../ui/Breadcrumbs';
import { ButtonLink } from '../../ui/Button';
import { Card, CardGrid } from '../../ui/Card';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorNotice } from '../../ui/ErrorNotice';
import { Link } from '../../ui/Link';
import { PageHeader } from '../../ui/PageHeader';
import { CardsSkeleton } from '../../ui/Skeleton';
import { UserText } from '../../ui/UserText';
import { committeeMessages } from './messages';
import { VacantSeats } from './VacantSeats';
import styles from './Vacancies.module.css';

/**
 * Committees that look for members: the people for whom the seats are, and the date since which
 * they are vacant.
 */
export function VacanciesScreen() {
  const { formatMessage } = useIntl();
  const { currentData, isError, error, refetch } = useListVacanciesQuery(useLocale());
  const intro = formatMessage(committeeMessages.vacanciesIntro);
  const trail = [
    { to: '/committees', label: <FormattedMessage {...sectionMessages.committees} /> },
  ];
  return (
    <>
      <PageHeader
        title={formatMessage(titleMessages.vacancies)}
        intro={intro}
        description={intro}
        breadcrumbs={<Breadcrumbs trail={trail} />}
      />
      {currentData && <VacancyList committees={currentData.committees} />}
      {!currentData && isError && <ErrorNotice onRetry={refetch} error={error} />}
      {!currentData && !isError && <CardsSkeleton />}
    </>
  );
}

function VacancyList({ committees }: Vacancies) {
  if (committees.length === 0) {
    return (
      <EmptyState text={<FormattedMessage {...committeeMessages.noVacancies} />}>
        <ButtonLink to="/committees" look="secondary">
          <FormattedMessage {...sectionMessages.committees} />
        </ButtonLink>
      </EmptyState>
    );
  }
  return (
    <CardGrid items={committees} keyOf={({ committee }) => committee.slug}>
      {(found) => <Committee {...found} />}
    </CardGrid>
  );
}

function Committee({
  committee: { slug, title },
  mandate,
  seats,
}: Vacancies['committees'][number]) {
  return (
    <Card className={styles['committee']}>
      <h2 className={styles['title']}>
        <Link to={`/committees/${slug}`}>
          <UserText text={title} note />
        </Link>
      </h2>
      <p>
        <UserText text={mandate} />
      </p>
      <ul className={styles['seats']}>
        {seats.map(({ key, category, vacant, vacantSince }) => (
          <li key={key}>
            <UserText text={category} />
            <VacantSeats vacant={vacant} since={vacantSince} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
