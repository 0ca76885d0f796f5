import { useEffect, useRef, useState } from 'react';
import { Route, Routes } from 'react-router-dom';
import { ErrorBoundary } from '../features/errors/ErrorBoundary';
import { IntlRoot } from '../intl/IntlRoot';
import { ErrorNotice } from '../ui/ErrorNotice';
import { Layout } from './layout/Layout';
import { PageLinks } from './PageLinks';
import type { ReadyScreen } from './prepareScreen';
import type { RootProps } from './Root';
import { SessionGate } from './SessionGate';
import { useNavigationPort } from './useNavigationPort';
import { useReadyScreen } from './useReadyScreen';

type Props = Omit<RootProps, 'store' | 'router'>;

/** The shell around the screen that the URL names. */
export function App({ first, reading, origin, ports }: Props) {
  const { shown, isPending, failure } = useReadyScreen(first, reading.locale, ports.clock);
  const { main, announcement } = useArrival(shown);
  const { route } = shown.match;
  useNavigationPort(ports);

  return (
    <IntlRoot {...reading} now={shown.now} messages={shown.messages}>
      <PageLinks locale={reading.locale} location={shown.location} origin={origin} />
      <Layout isPending={isPending} announcement={announcement} main={main}>
        <ErrorBoundary key={shown.location.pathname}>
          {failure ? (
            <ErrorNotice onRetry={() => ports.location.assign(ports.location.href())} />
          ) : (
            <SessionGate route={route}>
              <Routes location={shown.location}>
                <Route path={route.path} element={<shown.Screen />} />
              </Routes>
            </SessionGate>
          )}
        </ErrorBoundary>
      </Layout>
    </IntlRoot>
  );
}

/** After a navigation: the heading takes the focus and its text is announced; a new filter of the same page leaves both alone. */
function useArrival({ location }: ReadyScreen) {
  const main = useRef<HTMLElement>(null);
  const arrived = useRef(location);
  const [announcement, setAnnouncement] = useState('');

  useEffect(() => {
    const from = arrived.current;
    arrived.current = location;
    const heading = main.current?.querySelector('h1');
    if (from.pathname === location.pathname || !heading) return;
    main.current?.ownerDocument.documentElement.scrollIntoView();
    heading.focus({ preventScroll: true });
    setAnnouncement(heading.textContent);
  }, [location]);

  return { main, announcement };
}
