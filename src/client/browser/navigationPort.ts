import type { Navigate, Ports } from './ports';

/** A sign-in can end before the router exists: the newest navigation then waits for it. */
export function createNavigationPort(): Pick<Ports, 'navigate' | 'onNavigate'> {
  let router: Navigate | null = null;
  let waiting: Parameters<Navigate> | null = null;

  return {
    navigate: (...target) => {
      if (router) router(...target);
      else waiting = target;
    },
    onNavigate: (navigate) => {
      router = navigate;
      if (waiting) navigate(...waiting);
      waiting = null;
    },
  };
}
