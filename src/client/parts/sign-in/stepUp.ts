import type { SignInRequest } from '../../state/session';
import type { User } from '../../state/user';

type Parameters = NonNullable<SignInRequest['parameters']>;

/** Has the provider ask even a person that it knows (OIDC Core §3.1.2.1). */
export const SIGN_IN_ANEW: Parameters = { prompt: 'login' };

/**
 * Returns the parameters of a sign-in that is to have a second factor: what the operator counts as
 * one is asked for, where it is told by classes (OIDC Core §3.1.2.1, `acr_values`).
 */
export const getStepUpParameters = (user: User | null): Parameters => ({
  ...SIGN_IN_ANEW,
  ...(user?.factorAcrValues && { acr_values: user.factorAcrValues }),
});
