import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import type { BrandPicture } from '../../../shared/contract/settings';
import { getBrandPictureUrl, getCityName, getLogo, getPortalName } from '../../../shared/settings';
import { MAIN_NAVIGATION } from '../../../shared/sections';
import { useLocaleContext } from '../../intl/IntlRoot';
import { sectionMessages, uiMessages } from '../../intl/sharedMessages';
import { useSectionsOn } from '../../intl/useSectionsOn';
import { selectIsOpen } from '../../navigation/access';
import { useAppSelector } from '../../store/hooks';
import { Icon } from '../../ui/Icon';
import { joinClasses } from '../../ui/joinClasses';
import { Link, NavLink } from '../../ui/Link';
import { searchBoxMessages } from '../../parts/search/messages';
import { SearchBox } from '../../parts/search/SearchBox';
import { AccountArea } from './AccountArea';
import { BellSlot } from './BellSlot';
import { LanguageSwitch } from './LanguageSwitch';

import { ThemeSwitch } from './ThemeSwitch';
import styles from './Header.module.css';

const MENU_ID = 'main-menu';

/** Width by height from which a logo is taken for one with a name in it. */
const WIDE_LOGO = 1.6;

const isWideLogo = (logo: BrandPicture | null): boolean =>
  logo !== null && logo.width >= WIDE_LOGO * logo.height;

export function Header() {
  const { locale, settings } = useLocaleContext();
  const isNameInLogo =
    isWideLogo(getLogo(settings, 'light')) && isWideLogo(getLogo(settings, 'dark'));
  const isOpen = useAppSelector(selectIsOpen);
  return (
    <header className={styles['header']}>
      <div className={styles['strip']}>
        <span className={styles['city']}>{getCityName(settings, locale)}</span>
        <LanguageSwitch />
        <ThemeSwitch />
      </div>
      <div className={styles['bar']}>
        <Link to="/" className={styles['brand']}>
          <Logo />
          <span className={joinClasses(isNameInLogo && styles['unseen'])}>
            {getPortalName(settings, locale)}
          </span>
        </Link>
        <div className={styles['search']}>{isOpen && <SearchBox />}</div>
        <div className={styles['actions']}>
          {isOpen && <SearchLink />}
          {isOpen && <BellSlot />}
          <AccountArea />
          {isOpen && (
            <button type="button" className={styles['menuButton']} popoverTarget={MENU_ID}>
              <Icon name="menu" />
              <span>
                <FormattedMessage {...uiMessages.menu} />
              </span>
            </button>
          )}
        </div>
        {isOpen && <MainNavigation />}
      </div>
    </header>
  );
}

/** Link to the search page, where there is no room for the field. */
function SearchLink() {
  const { formatMessage } = useIntl();
  const name = formatMessage(searchBoxMessages.box);
  return (
    <Link to="/search" className={styles['searchLink']} aria-label={name} title={name}>
      <Icon name="search" />
    </Link>
  );
}

/**
 * The sections (SPEC 2.2) that are on: a row on wide screens, a popover on narrow ones, which needs
 * no script to open.
 */
function MainNavigation() {
  const { formatMessage } = useIntl();
  const { key } = useLocation();
  const sections = useSectionsOn(MAIN_NAVIGATION);
  const menu = useRef<HTMLElement>(null);

  useEffect(() => {
    if (menu.current?.matches(':popover-open')) menu.current.hidePopover();
  }, [key]);

  return (
    <nav
      id={MENU_ID}
      ref={menu}
      popover="auto"
      className={styles['navigation']}
      aria-label={formatMessage(uiMessages.mainNavigation)}
    >
      <ul className={styles['sections']}>
        {sections.map((section) => (
          <li key={section}>
            <NavLink to={`/${section}`}>
              <FormattedMessage {...sectionMessages[section]} />
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The city's logo, in the form of the theme; without one the portal's sign. */
function Logo() {
  const { settings } = useLocaleContext();
  const [light, dark] = [getLogo(settings, 'light'), getLogo(settings, 'dark')];
  if (!light || !dark) return <Sign />;
  if (light.file === dark.file) return <LogoPicture picture={light} />;
  return (
    <>
      <LogoPicture picture={light} theme="light" />
      <LogoPicture picture={dark} theme="dark" />
    </>
  );
}

interface LogoPictureProps {
  readonly picture: BrandPicture;
  /** The theme that it is for; without it: both. */
  readonly theme?: 'light' | 'dark';
}

/** On a plate in the themes on whose paper it could hardly be seen. */
function LogoPicture({ picture, theme }: LogoPictureProps) {
  const { width, height, weakOn } = picture;
  const plates = weakOn.filter((weak) => theme === undefined || weak === theme);
  const names = [...plates.map((weak) => `${weak}Plate`), ...(theme ? [`${theme}Only`] : [])];
  return (
    <img
      src={getBrandPictureUrl(picture)}
      width={width}
      height={height}
      alt=""
      className={joinClasses(styles['logo'], ...names.map((name) => styles[name]))}
    />
  );
}

/**
 * The square: two squares that make the eight-pointed star of the old tiles, and a light in the
 * middle.
 */
function Sign() {
  return (
    <svg viewBox="0 0 32 32" className={styles['mark']} aria-hidden="true" focusable="false">
      <path d="M7 7h18v18H7zM16 3.3 28.7 16 16 28.7 3.3 16z" />
      <circle cx="16" cy="16" r="3.2" />
    </svg>
  );
}
