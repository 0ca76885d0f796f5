import {
  completeConfiguration,
  parseConfigurations,
  type ConfigProblem,
} from '../../oidc/configuration';
import { DEFAULT_ENVIRONMENT } from '../../shared/constants';
import type { LoadedConfig } from '../state/configSlice';

type JsonObject = Readonly<Record<string, unknown>>;

export interface ConfigFile {
  readonly config: LoadedConfig;
  /** Client secrets by configId; they go to the vault, not into the store. */
  readonly clientSecrets: readonly (readonly [configId: string, secret: string])[];
}

/**
 * Read /config.json (its shape: DESIGN §4). A configuration with an error is reported and left out
 * (SPEC 5.3).
 */
export function readConfigFile(file: JsonObject): ConfigFile {
  const given = objectsIn(file['signIn']);
  const { configurations, problems } = parseConfigurations(given.map(withoutSecret));
  const environment = {
    production: file['production'] === true,
    baseUrl: textOr(file['baseUrl'], DEFAULT_ENVIRONMENT.baseUrl),
    apiUrl: textOr(file['apiUrl'], DEFAULT_ENVIRONMENT.apiUrl),
    ...limitIn(file['fileLimitBytes']),
  };
  const payment = readPublishableKey(file['payment'], environment.production);

  return {
    config: {
      environment,
      door: textOr(file['door'], configurations[0]?.configId ?? ''),
      configurations,
      publishableKey: payment.key,
      problems: [...problems, ...payment.problems],
    },
    clientSecrets: given.flatMap((one, index) => {
      const { configId } = completeConfiguration(one, index);
      const secret = one['clientSecret'];
      return typeof secret === 'string' && secret ? [[configId, secret] as const] : [];
    }),
  };
}

const withoutSecret = ({ clientSecret: _, ...rest }: JsonObject): JsonObject => rest;

/** SPEC 1.5: never a secret key, and a live key only in production. */
function readPublishableKey(payment: unknown, isProduction: boolean) {
  const [settings] = objectsIn([payment]);
  const key = textOr(settings?.['publishableKey'], '');
  const refusals: [code: ConfigProblem['code'], applies: boolean][] = [
    ['secretPaymentKey', /^(sk|rk)_/.test(key)],
    ['livePaymentKey', !isProduction && /^pk_live_/.test(key)],
  ];
  const problems = refusals
    .filter(([, applies]) => applies)
    .map(([code]): ConfigProblem => ({ configId: null, code, level: 'error' }));
  return { key: problems.length > 0 ? '' : key, problems };
}

const objectsIn = (value: unknown): JsonObject[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'object' && one !== null) : [];

const limitIn = (bytes: unknown) =>
  typeof bytes === 'number' && bytes > 0 ? { fileLimitBytes: bytes } : {};

const textOr = (value: unknown, otherwise: string) =>
  typeof value === 'string' ? value : otherwise;
