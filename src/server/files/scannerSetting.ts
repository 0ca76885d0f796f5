/** Address at which a ClamAV daemon listens. */
export interface ScannerSetting {
  readonly host: string;
  readonly port: number;
}

const USUAL_PORT = 3310;

/**
 * `MEYDAN_VIRUS_SCANNER=clamd://host:port`; null where nothing is set. A wrong value becomes a
 * fault.
 */
export function readScannerSetting(
  env: Readonly<Record<string, string | undefined>>,
  faults: string[],
): ScannerSetting | null {
  const text = env.MEYDAN_VIRUS_SCANNER?.trim();
  if (!text) return null;
  const [, host, port] = /^clamd:\/\/([\w.-]+|\[[\da-f:]+\])(?::(\d{1,5}))?$/i.exec(text) ?? [];
  if (host) return { host: host.replace(/^\[|\]$/g, ''), port: port ? Number(port) : USUAL_PORT };
  faults.push(`MEYDAN_VIRUS_SCANNER must be like clamd://localhost:3310, not “${text}”.`);
  return null;
}
