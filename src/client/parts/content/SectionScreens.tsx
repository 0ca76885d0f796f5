import { useLocation, useParams } from 'react-router-dom';
import { matchPath } from '../../../shared/routes';
import type { Section } from '../../../shared/sections';
import { useContent, useContents } from '../../api/contentEndpoints';
import { ContentCard } from './ContentCard';
import { DetailScreen } from './DetailScreen';
import { ListScreen } from './ListScreen';
import { Markdown } from '../../ui/Markdown';

/** Returns the section of the page that is shown; these screens are only used on section routes. */
function useSection(): Section {
  return matchPath(useLocation().pathname).route.section ?? 'blogs';
}

/** The list of a section that has no screen of its own. */
export function SectionListScreen() {
  const section = useSection();
  return (
    <ListScreen section={section} list={useContents(section)}>
      {(item) => <ContentCard item={item} />}
    </ListScreen>
  );
}

/** The page of a content whose section has no screen of its own. */
export function SectionDetailScreen() {
  const section = useSection();
  const { slug } = useParams();
  return (
    <DetailScreen section={section} page={useContent(section, slug)}>
      {({ body }) => <Markdown text={body} />}
    </DetailScreen>
  );
}
