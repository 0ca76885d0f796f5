import type {
  errors as Errors,
  interactionPolicy as Policy,
  Provider as Class,
} from 'oidc-provider';
// The package's own entry warns at every start below Node 22, though it runs from 20.19 on.
// @ts-expect-error -- the types describe that entry alone
import * as errorsOf from 'oidc-provider/lib/helpers/errors.js';
// @ts-expect-error -- the types describe that entry alone
import * as policyOf from 'oidc-provider/lib/helpers/interaction_policy/index.js';
// @ts-expect-error -- the types describe that entry alone
import { Provider as ProviderClass } from 'oidc-provider/lib/provider.js';

export type Provider = Class;
export const Provider = ProviderClass as typeof Class;
export const errors = errorsOf as typeof Errors;
export const interactionPolicy = policyOf as typeof Policy;
