import type { Connection, ConnectionPort, Stop } from './ports';

interface Device {
  readonly isOnline: () => boolean;
  /** When the host wrote this page, if it comes from the device; null otherwise. */
  readonly savedAt: () => number | null;
}

/**
 * Keeps the facts about the connection to the host. Callers report whether they found it open or
 * closed; no request is sent here.
 */
export function openConnection({ isOnline, savedAt }: Device): ConnectionPort {
  const listeners = new Set<() => void>();
  let isLost = false;
  let isRenewed = false;

  const change = (lost: boolean) => {
    isLost = lost;
    isRenewed ||= !lost;
    [...listeners].forEach((tell) => tell());
  };
  const statusNow = (): Connection['status'] => {
    if (!isOnline()) return 'offline';
    return isLost ? 'unreachable' : 'reached';
  };
  return {
    read: () => ({ status: statusNow(), savedAt: isRenewed ? null : savedAt() }),
    lost: () => change(true),
    found: () => change(false),
    onChange: (changed): Stop => {
      listeners.add(changed);
      return () => void listeners.delete(changed);
    },
  };
}
