import type { Deployment, Portal, Provider } from './deployment';

export type Level = 'ok' | 'warning' | 'failure';

/** Result of a check; the remedy, one sentence, stands wherever something is to be done. */
export type Finding =
  | { readonly level: 'ok'; readonly found: string }
  | {
      readonly level: 'warning' | 'failure';
      readonly found: string;
      readonly remedy: string;
    };

export type Findings = readonly Finding[];

/** `about` is `portal` or the id of a sign-in configuration. */
export type LocatedFinding = Finding & { readonly about: string };

export interface Check {
  readonly name: string;
  readonly run: (deployment: Deployment) => Promise<readonly LocatedFinding[]>;
}

type Result = Findings | Promise<Findings>;

export const reportOk = (found: string): Finding => ({ level: 'ok', found });
export const reportWarning = (found: string, remedy: string): Finding => ({
  level: 'warning',
  found,
  remedy,
});
export const reportFailure = (found: string, remedy: string): Finding => ({
  level: 'failure',
  found,
  remedy,
});

/** Returns a failure where the deployment relies on it, a warning where it does not. */
export const reportFailureIf = (isUsed: boolean, found: string, remedy: string): Finding =>
  isUsed ? reportFailure(found, remedy) : reportWarning(found, remedy);

const locate = (about: string, findings: Findings): LocatedFinding[] =>
  findings.map((finding) => ({ about, ...finding }));

/**
 * Creates a check of the portal; skipped while it does not answer, which is a finding of its own.
 */
export const createPortalCheck =
  (examine: (portal: Portal, deployment: Deployment) => Result): Check['run'] =>
  async (deployment) =>
    deployment.portal.isRunning
      ? locate('portal', await examine(deployment.portal, deployment))
      : [];

/** Creates a check of each provider. */
export const createProviderCheck =
  (examine: (provider: Provider, deployment: Deployment) => Result): Check['run'] =>
  async (deployment) => {
    const all = deployment.providers.map(async (provider) =>
      locate(provider.settings.configId, await examine(provider, deployment)),
    );
    return (await Promise.all(all)).flat();
  };

/**
 * Creates a check of each provider whose endpoints are known; where they are not, the discovery
 * check has said so.
 */
export const createKnownProviderCheck = (
  examine: (provider: KnownProvider, deployment: Deployment) => Result,
): Check['run'] =>
  createProviderCheck((provider, deployment) =>
    provider.endpoints ? examine(provider as KnownProvider, deployment) : [],
  );

export interface KnownProvider extends Provider {
  readonly endpoints: NonNullable<Provider['endpoints']>;
}
