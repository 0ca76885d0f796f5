import { createPath, type Location } from 'react-router-dom';
import { matchPath, toSignInPath } from '../../shared/routes';
import { getAccess, type AccessState } from './access';

interface GuardContext {
  readonly to: Location;
  readonly from: Location;
  readonly state: AccessState;
}

/** `wait`: asked again when the state has changed. */
type GuardAnswer = 'wait' | 'pass' | 'reject' | { readonly redirectTo: string };

export interface Guard {
  readonly name: string;
  readonly ask: (context: GuardContext) => GuardAnswer;
}

/**
 * Guards of navigations. A person who is neither let in nor taken elsewhere is told why in the
 * page's place: the gate around the screens does that.
 */
export const GUARDS: readonly Guard[] = [
  {
    name: 'access',
    ask: ({ to, state }) => {
      const access = getAccess(matchPath(to.pathname).route, state);
      if (access === 'waiting') return 'wait';
      return access === 'toSignIn' ? { redirectTo: toSignInPath(createPath(to)) } : 'pass';
    },
  },
];

export interface GuardVerdict {
  readonly guard: string;
  readonly answer: GuardAnswer;
}

/** Returns the first answer that does not let the navigation pass. */
export function runGuards(guards: readonly Guard[], context: GuardContext): GuardVerdict {
  for (const { name, ask } of guards) {
    const answer = ask(context);
    if (answer !== 'pass') return { guard: name, answer };
  }
  return { guard: '', answer: 'pass' };
}
