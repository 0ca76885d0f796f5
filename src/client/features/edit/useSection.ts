import { useLocation } from 'react-router-dom';
import { matchPath } from '../../../shared/routes';
import type { Section } from '../../../shared/sections';

/** Returns the section of the page that is shown; these screens are only used on section routes. */
export const useSection = (): Section => matchPath(useLocation().pathname).route.section ?? 'blogs';
