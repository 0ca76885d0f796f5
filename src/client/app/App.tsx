import { Route, Routes, type Location } from 'react-router-dom';
import { FormattedMessage } from 'react-intl';
import { ErrorBoundary } from '../features/errors/ErrorBoundary';
import { FailedNotice } from '../features/errors/FailedNotice';
import { IntlRoot, useLocaleContext } from '../intl/IntlRoot';
import { uiMessages } from '../intl/sharedMessages';
import { useNavigationView } from '../navigation/useNavigationView';
import { Notice } from '../ui/Notice';
import { ToastProvider } from '../ui/toast';
import { UnsavedChangesDialog } from './UnsavedChangesDialog';
import { Layout } from './layout/Layout';
import type { PortalSettings } from '../../shared/contract/settings';
import { listPageLinks, type Route as ReadyRoute } from '../../shared/routes';
import { isSectionWritable } from '../../shared/settings';
import { selectLegalPages } from '../state/installationSlice';
import { selectSettings } from '../state/settingsSlice';
import { useAppDispatch, useAppSelector } from '../store/hooks';
import type { RootProps } from './Root';
import { SessionGate } from './SessionGate';
import { useHashTarget } from './useHashTarget';
import { lazy, Suspense, useEffect, useRef, useState, type ComponentType } from 'react';
import { proofFinished, selectIsProofAsked } from '../state/sessionSlice';
import type { PreparedPage, PageView } from '../navigation/navigationState';

/** A dialog that cannot be loaded is answered with no: nothing is lost. */
function Unasked() {
  const dispatch = useAppDispatch();
  useEffect(() => void dispatch(proofFinished('refused')), [dispatch]);
  return null;
}

const ProofDialog = lazy<ComponentType>(() =>
  import(/* webpackChunkName: "proof" */ '../parts/sign-in/ProofDialog').then(
    (module) => ({ default: module.ProofDialog }),
    () => ({ default: Unasked }),
  ),
);

/** Asks who is here as long as a call waits for it. */
function ProofSlot() {
  const isAsked = useAppSelector(selectIsProofAsked);
  if (!isAsked) return null;
  return (
    <Suspense fallback={null}>
      <ProofDialog />
    </Suspense>
  );
}

/** Gives the page its new accents when the colour of the settings changes while it is shown. */
function useSettingsLook(): void {
  const { colour } = useAppSelector(selectSettings).look;
  const shown = useRef(colour);
  useEffect(() => {
    if (shown.current === colour) return;
    shown.current = colour;
    void import(/* webpackChunkName: "look" */ '../browser/showLook').then(({ showLook }) =>
      showLook(colour),
    );
  }, [colour]);
}

/**
 * Focuses and announces the heading after a navigation to another page, and shows the page from its
 * top. Where the person went back or on, the position is the browser's (SPEC 9.7). A new filter of
 * the same page leaves all of that alone.
 */
function useArrival({ location, cause }: PageView<PreparedPage>) {
  const main = useRef<HTMLElement>(null);
  const arrived = useRef(location);
  const [announcement, setAnnouncement] = useState('');

  useEffect(() => {
    const from = arrived.current;
    arrived.current = location;
    if (from.pathname === location.pathname || !main.current) return;
    const { ownerDocument } = main.current;
    // While a page waits for the session it has no heading yet.
    const heading = main.current.querySelector('h1');
    if (cause === 'command') ownerDocument.documentElement.scrollIntoView();
    (heading ?? main.current).focus({ preventScroll: true });
    setAnnouncement(heading?.textContent ?? ownerDocument.title);
  }, [location, cause]);

  return { main, announcement };
}

/** The shell around the screen that the URL names. */
export function App({
  first,
  reading,
  origin,
  ports,
  navigation,
  router,
}: Omit<RootProps, 'store' | 'hostState'>) {
  const { view, isPending, isAsking } = useNavigationView(navigation, first);
  const { main, announcement } = useArrival(view);
  useHashTarget(main, view);
  useSettingsLook();
  const { page, location, failure } = view;
  const { route } = page.match;
  const settings = useAppSelector(selectSettings);
  const legalPages = useAppSelector(selectLegalPages);

  return router(
    <IntlRoot
      {...reading}
      settings={settings}
      legalPages={legalPages}
      timeZone={settings.time.zone}
      now={page.now}
      messages={page.messages}
    >
      <PageLinks location={location} origin={origin} />
      <ToastProvider>
        <Layout isPending={isPending} announcement={announcement} main={main}>
          {isReadOnly(route, settings) && (
            <Notice>
              <FormattedMessage {...uiMessages.sectionReadOnly} />
            </Notice>
          )}
          <ErrorBoundary key={location.pathname}>
            {failure ? (
              <FailedNotice error={failure} onRetry={() => ports.history.go(0)} />
            ) : (
              <SessionGate route={route}>
                <Routes location={location}>
                  <Route path={route.path} element={<page.Screen />} />
                </Routes>
              </SessionGate>
            )}
          </ErrorBoundary>
        </Layout>
      </ToastProvider>
      <ProofSlot />
      {isAsking && <UnsavedChangesDialog onAnswer={navigation!.leaving.answer} />}
    </IntlRoot>,
    view,
  );
}

const isReadOnly = ({ section }: ReadyRoute, settings: PortalSettings): boolean =>
  section !== null && !isSectionWritable(settings, section);

interface Props {
  readonly location: Location;
  readonly origin: string;
}

/** Canonical address and the same page in the other languages; React puts them into the head. */
function PageLinks({ location: { pathname, search }, origin }: Props) {
  const { locale, settings } = useLocaleContext();
  return listPageLinks(pathname + search, locale, settings.languages).map(
    ({ rel, hrefLang, path }) => (
      <link key={hrefLang ?? rel} rel={rel} {...(hrefLang && { hrefLang })} href={origin + path} />
    ),
  );
}
