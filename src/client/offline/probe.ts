import type { Ports } from '../browser/ports';

/**
 * A page, not the API: its answer renews the anti-forgery cookie, which a page from the device
 * could not bring.
 */
const PROBE = '/';
const SERVER_ERROR = 500;

/**
 * Tells whether the host answers at all; what stands in front of it and says that it does not is no
 * answer.
 */
export async function probeHost(
  ports: Pick<Ports, 'fetch' | 'isOnline' | 'location'>,
): Promise<boolean> {
  if (!ports.isOnline()) return false;
  try {
    const address = new URL(PROBE, ports.location.href());
    const { status } = await ports.fetch(address, { method: 'HEAD', cache: 'no-store' });
    return status < SERVER_ERROR;
  } catch {
    return false;
  }
}
