import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ConfigProblem, SignInConfiguration } from '../../oidc/configuration';
import type { WellKnownEndpoints } from '../../oidc/discovery';
import { DEFAULT_ENVIRONMENT } from '../../shared/constants';
import type { ErrorCode } from '../../shared/errors';

export type ConfigStatus = 'loading' | 'loaded' | 'failed';

export interface Environment {
  readonly production: boolean;
  /** Base of the sign-in server; empty means the portal's own origin. */
  readonly baseUrl: string;
  readonly apiUrl: string;
  /** Limit of one file that is sent, in bytes; where it is not said, FILE_LIMITS says it. */
  readonly fileLimitBytes?: number;
}

/** /config.json after its checks; a configuration with an error is not in the list. */
export interface LoadedConfig {
  readonly environment: Environment;
  /** The configuration whose access token is exchanged for product tokens. */
  readonly door: string;
  readonly configurations: readonly SignInConfiguration[];
  readonly publishableKey: string;
  readonly problems: readonly ConfigProblem[];
}

export interface ConfigState extends LoadedConfig {
  readonly status: ConfigStatus;
  readonly wellKnown: Readonly<Record<string, WellKnownEndpoints>>;
}

const initialState: ConfigState = {
  status: 'loading',
  environment: DEFAULT_ENVIRONMENT,
  door: '',
  configurations: [],
  publishableKey: '',
  problems: [],
  wellKnown: {},
};

/** Place of a failure: one provider's discovery, or (null) the file itself. */
interface LoadingFailure {
  readonly configId: string | null;
  readonly code: ErrorCode;
}

export const configSlice = createSlice({
  name: 'config',
  initialState,
  reducers: {
    configLoaded: (state, { payload }: PayloadAction<LoadedConfig>): ConfigState => ({
      ...state,
      ...payload,
      status: 'loaded',
    }),
    configLoadingFailed: (
      state,
      { payload: { configId, code } }: PayloadAction<LoadingFailure>,
    ): ConfigState => ({
      ...state,
      status: configId === null ? 'failed' : state.status,
      problems: [...state.problems, { configId, code, level: 'error' }],
    }),
    wellKnownReceived: (
      state,
      { payload }: PayloadAction<{ configId: string; endpoints: WellKnownEndpoints }>,
    ): ConfigState => ({
      ...state,
      wellKnown: { ...state.wellKnown, [payload.configId]: payload.endpoints },
    }),
  },
  selectors: {
    selectConfigStatus: ({ status }) => status,
    selectEnvironment: ({ environment }) => environment,
    selectConfigProblems: ({ problems }) => problems,
    selectPublishableKey: ({ publishableKey }) => publishableKey,
    selectConfigurations: ({ configurations }) => configurations,
    /** The configuration of the city's own login; null where there is none. */
    selectCityDoor: ({ configurations, door }): SignInConfiguration | null =>
      configurations.find((config) => config.configId === door) ?? null,
    /** The configuration of the given id, or the door's. */
    selectConfiguration: (
      { configurations, door },
      configId: string = door,
    ): SignInConfiguration | null =>
      configurations.find((config) => config.configId === configId) ?? null,
    selectWellKnown: ({ wellKnown }, configId: string): WellKnownEndpoints | null =>
      wellKnown[configId] ?? null,
  },
});

export const { configLoaded, configLoadingFailed, wellKnownReceived } = configSlice.actions;
export const {
  selectConfigStatus,
  selectEnvironment,
  selectConfigProblems,
  selectPublishableKey,
  selectConfigurations,
  selectCityDoor,
  selectConfiguration,
  selectWellKnown,
} = configSlice.selectors;
