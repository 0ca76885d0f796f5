import { lazy } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { CommitteeDetails } from '../../../shared/contract/committees';
import type { Text } from '../../../shared/contract/text';
import { useContent } from '../../api/contentEndpoints';
import { DetailScreen } from '../../parts/content/DetailScreen';
import { Link } from '../../ui/Link';
import { LazyBoundary } from '../../ui/LazyBoundary';
import { Markdown } from '../../ui/Markdown';
import { Notice } from '../../ui/Notice';
import { TimeText } from '../../ui/TimeText';
import { UserText } from '../../ui/UserText';
import { CommitteeBadges } from './CommitteeBadges';
import styles from './CommitteeScreen.module.css';
import { Composition } from './Composition';
import { Meetings } from './meetings/Meetings';
import { Members } from './Members';
import { committeeMessages } from './messages';

const SeatDesk = lazy(() =>
  import(/* webpackChunkName: "seat-desk" */ './desk/SeatAdmin').then(
    ({ SeatAdmin: component }) => ({
      default: component,
    }),
  ),
);

/** One committee: its mandate, who sits in it and for how long, and what it meets about. */
export function CommitteeScreen() {
  const { formatMessage } = useIntl();
  return (
    <DetailScreen
      section="committees"
      page={useContent('committees')}
      badges={({ kind, details }) => <CommitteeBadges kind={kind} details={details} />}
      facts={({ details: { legalBasis, rhythm, createdOn, endsOn, parent, below } }) => [
        [formatMessage(committeeMessages.rhythm), rhythm.text !== '' && <UserText text={rhythm} />],
        [
          formatMessage(committeeMessages.legalBasis),
          legalBasis.text !== '' && <UserText text={legalBasis} />,
        ],
        [formatMessage(committeeMessages.parent), parent && <PlaceLinks places={[parent]} />],
        [formatMessage(committeeMessages.below), below.length > 0 && <PlaceLinks places={below} />],
        [formatMessage(committeeMessages.createdOn), <TimeText value={createdOn} />],
        [formatMessage(committeeMessages.endsOn), endsOn && <TimeText value={endsOn} />],
      ]}
    >
      {({ slug, body, details }) => (
        <>
          {details.dissolution && <Dissolved {...details.dissolution} />}
          {details.mandate.text !== '' && <Mandate text={details.mandate} />}
          <Markdown text={body} />
          <Composition {...details} />
          <Members members={details.members} composition={details.composition} />
          {details.mayGiveSeats && (
            <LazyBoundary>
              <SeatDesk slug={slug} />
            </LazyBoundary>
          )}
          <p>
            <Link to={`/committees/${slug}/draws`}>
              <FormattedMessage {...committeeMessages.draws} />
            </Link>
          </p>
          <Meetings slug={slug} isDissolved={details.dissolution !== null} />
        </>
      )}
    </DetailScreen>
  );
}

/** Others in the tree of committees and bodies. */
const PlaceLinks = ({ places }: { readonly places: CommitteeDetails['below'] }) => (
  <>
    {places.map(({ section, slug, title }) => (
      <span key={slug} className={styles['place']}>
        <Link to={`/${section}/${slug}`}>
          <UserText text={title} />
        </Link>
      </span>
    ))}
  </>
);

function Dissolved({ on, reason }: NonNullable<CommitteeDetails['dissolution']>) {
  const { formatDate } = useIntl();
  const date = formatDate(on, { dateStyle: 'long' });
  return (
    <Notice title={<FormattedMessage {...committeeMessages.dissolvedTitle} />}>
      <p>
        <UserText text={reason} />
      </p>
      <time dateTime={on} className={styles['soft']} suppressHydrationWarning>
        <FormattedMessage {...committeeMessages.dissolvedOn} values={{ date }} />
      </time>
    </Notice>
  );
}

function Mandate({ text }: { readonly text: Text }) {
  return (
    <section className={styles['mandate']} aria-labelledby="mandate">
      <h2 id="mandate" className={styles['label']}>
        <FormattedMessage {...committeeMessages.mandate} />
      </h2>
      <p className={styles['text']}>
        <UserText text={text} />
      </p>
    </section>
  );
}
