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
import { useAppSelector } from '../store/hooks';
import { ProofSlot } from './ProofSlot';
import type { RootProps } from './Root';
import { SessionGate } from './SessionGate';
import { useArrival } from './useArrival';
import { useHashTarget } from './useHashTarget';
import { useSettingsLook } from './useSettingsLook';

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
