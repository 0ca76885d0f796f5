import type { Navigate, Ports } from './ports';

/**
 * Creates the port of navigations: a sign-in can end before the router exists, and navigations then
 * wait for it, in their order.
 */
export function createNavigationPort(): Pick<Ports, 'navigate' | 'onNavigate'> {
  let router: Navigate | null = null;
  let waiting: ((navigate: Navigate) => void)[] = [];

  return {
    navigate: (...target) =>
      router
        ? router(...target)
        : new Promise((answer) => {
            waiting.push((navigate) => answer(navigate(...target)));
          }),
    onNavigate: (navigate) => {
      router = navigate;
      waiting.forEach((hand) => hand(navigate));
      waiting = [];
    },
  };
}
