import { FormattedMessage } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import type { ListItem } from '../../../shared/contract/content';
import type { PUBLICATION_KINDS, PublicationFacts } from '../../../shared/contract/publications';
import { toListArg, useContents } from '../../api/contentEndpoints';
import { useAppSelector } from '../../store/hooks';
import { useLocale } from '../../intl/IntlRoot';
import { selectIsSignedIn } from '../../state/sessionSlice';
import { ContentCard } from '../../parts/content/ContentCard';
import { Fact } from '../../ui/Fact';
import { ListScreen } from '../../parts/content/ListScreen';
import { TimeText } from '../../ui/TimeText';
import { UserText } from '../../ui/UserText';
import { DownloadLink } from './DownloadLink';
import { usePublicationChoices } from './listChoices';
import { choiceMessages } from './choices/messages';
import { publicationMessages } from './messages';
import { PublicationBadges } from './PublicationBadges';

// The contract's list itself would bring its schemas into the browser.
const KINDS: typeof PUBLICATION_KINDS = [
  'report',
  'study',
  'minutes',
  'regulation',
  'decision',
  'budget',
  'dataset',
  'press',
];

/** Filters that the host’s table takes besides the choices. */
const TABLE_FILTERS = [
  'locale',
  'q',
  'topic',
  'kind',
  'body',
  'year',
  'language',
  'state',
  'order',
] as const;

/** The documents of the city: reports, rules, minutes, figures. */
export function PublicationsScreen() {
  return (
    <ListScreen
      section="publications"
      list={useContents('publications')}
      filters={['q', 'kind', 'topic']}
      kinds={KINDS}
      choices={usePublicationChoices()}
      firstFilters={['q', 'kind', 'year']}
      file={<TableLink />}
    >
      {(publication) => (
        <ContentCard
          item={publication}
          hasCover={false}
          badges={<PublicationBadges publication={publication} />}
          facts={<FactsLine {...publication} />}
        />
      )}
    </ListScreen>
  );
}

function FactsLine({ details }: ListItem<PublicationFacts>) {
  return (
    <>
      <Fact icon="calendar">
        <TimeText value={details.issuedOn} />
      </Fact>
      <span>
        <UserText text={details.issuingBody} />
      </span>
      {details.identifier && <bdi dir="ltr">{details.identifier}</bdi>}
      {details.pages !== null && (
        <Fact icon="document">
          <FormattedMessage {...publicationMessages.pages} values={{ count: details.pages }} />
        </Fact>
      )}
    </>
  );
}

/**
 * Link to the table of what the filters leave. A person who is signed in may find more than a link
 * alone would bring.
 */
function TableLink() {
  const [search] = useSearchParams();
  const locale = useLocale();
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const asked = toListArg('publications', locale, search);
  const query = new URLSearchParams(
    TABLE_FILTERS.flatMap((name) => (asked[name] ? [[name, asked[name]]] : [])),
  );
  return (
    <p>
      <DownloadLink
        path={`/publications/archive.csv?${query}`}
        name="publications.csv"
        isForEverybody={!isSignedIn}
      >
        <FormattedMessage {...choiceMessages.table} />
      </DownloadLink>
    </p>
  );
}
