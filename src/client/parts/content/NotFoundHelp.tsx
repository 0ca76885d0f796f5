import { skipToken } from '@reduxjs/toolkit/query';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { MAIN_NAVIGATION, SECTIONS, type Section } from '../../../shared/sections';
import { useLocaleContext } from '../../intl/IntlRoot';
import { sectionMessages, titleMessages } from '../../intl/sharedMessages';
import { useSectionsOn } from '../../intl/useSectionsOn';
import { Link, useIsPageThere } from '../../ui/Link';
import { statusMessages } from '../../ui/messages';
import { findNearestRoutes, readWords, type NamedRoute } from './nearestRoutes';
import { getContentPath } from '../search/contentPath';
import { useSuggestQuery } from '../search/searchApi';
import { SearchForm } from '../search/SearchForm';
import styles from './StatusPage.module.css';
import { useIsInBrowser } from '../../ui/useIsInBrowser';
import { UserText } from '../../ui/UserText';

const FEWEST_LETTERS = 3;
const MOST_TITLES = 5;

const isSection = (place: NamedRoute): place is Section => SECTIONS.some((name) => name === place);
const getPlaceName = (place: NamedRoute) =>
  isSection(place) ? sectionMessages[place] : titleMessages[place];

/**
 * Ways on from an address that leads nowhere: what it is like, what is called alike, the search,
 * the sections. The host writes one page for all such addresses; what this one may have meant comes
 * in the browser.
 */
export function NotFoundHelp() {
  const { pathname } = useLocation();
  const isInBrowser = useIsInBrowser();
  const sections = useSectionsOn(MAIN_NAVIGATION);
  const words = isInBrowser ? readWords(pathname) : '';
  return (
    <>
      {isInBrowser && <LikelyPages pathname={pathname} words={words} />}
      <SearchForm value={words} />
      <ul className={styles['sections']}>
        {sections.map((section) => (
          <PlaceLink key={section} place={section} />
        ))}
      </ul>
    </>
  );
}

function PlaceLink({ place }: { readonly place: NamedRoute }) {
  return (
    <li>
      <Link to={`/${place}`}>
        <FormattedMessage {...getPlaceName(place)} />
      </Link>
    </li>
  );
}

interface LikelyProps {
  readonly pathname: string;
  readonly words: string;
}

/**
 * Links to pages that are near the address; none where nothing is near. Titles come when the search
 * has answered.
 */
function LikelyPages({ pathname, words }: LikelyProps) {
  const { locale } = useLocaleContext();
  const { currentData } = useSuggestQuery(
    words.length < FEWEST_LETTERS ? skipToken : { q: words, locale },
  );
  const isThere = useIsPageThere();
  const places = findNearestRoutes(pathname).filter(
    (place) => `/${place}` !== pathname && isThere(`/${place}`),
  );
  const titles = (currentData?.items ?? []).slice(0, MOST_TITLES);
  const links: readonly ReactNode[] = [
    ...titles.map(({ section, slug, title }) => (
      <li key={`${section}/${slug}`}>
        <Link to={getContentPath(section, slug)}>
          <UserText text={title} />
        </Link>
      </li>
    )),
    ...places.map((place) => <PlaceLink key={place} place={place} />),
  ];
  if (links.length === 0) return null;
  return (
    <section className={styles['likely']} aria-labelledby="likely">
      <h2 id="likely">
        <FormattedMessage {...statusMessages.didYouMean} />
      </h2>
      <ul>{links}</ul>
    </section>
  );
}
