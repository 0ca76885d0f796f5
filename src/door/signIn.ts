import type { InteractionResults, Provider } from 'oidc-provider';
import type { DoorPerson } from './accounts';
import { getSubject } from './accounts';
import type { Context, Middleware } from './http';
import { SIGN_IN_PATH, getPageContext, readForm, sendPage } from './http';
import { renderSignInPage } from './pages/signInPage';
import { endSession } from './sessions';

const CANCELLED = { error: 'access_denied', error_description: 'the person cancelled the sign-in' };

export const getSignInPath = (uid: string): string => `${SIGN_IN_PATH}/${uid}`;

async function finish(provider: Provider, ctx: Context, result: InteractionResults): Promise<void> {
  const returnTo = await provider.interactionResult(ctx.req, ctx.res, result);
  ctx.set('Cache-Control', 'no-store');
  ctx.redirect(returnTo);
  ctx.status = 303;
}

async function sessionOf(provider: Provider, ctx: Context) {
  return provider.Session.get(ctx as Parameters<typeof provider.Session.get>[0]);
}

/**
 * Signs the first person out when another one is chosen, as the library would by a script of its
 * own: one browser, one person.
 */
async function leaveOther(provider: Provider, ctx: Context, accountId: string): Promise<void> {
  const session = await sessionOf(provider, ctx);
  if (!session.accountId || session.accountId === accountId) return;
  const interaction = await provider.interactionDetails(ctx.req, ctx.res);
  interaction.session = undefined;
  await interaction.persist();
  await endSession(provider, session);
}

async function show(provider: Provider, ctx: Context, people: readonly DoorPerson[]) {
  const { prompt, params } = await provider.interactionDetails(ctx.req, ctx.res);
  // The portal is the city's own: there is nothing to consent to, but prompt=consent is a valid
  // request.
  if (prompt.name === 'consent') return finish(provider, ctx, { consent: {} });
  const { accountId } = await sessionOf(provider, ctx);
  const current = people.find((person) => getSubject(person) === accountId);
  sendPage(ctx, renderSignInPage(getPageContext(ctx, params.ui_locales), people, current));
}

async function choose(provider: Provider, ctx: Context, people: readonly DoorPerson[]) {
  const form = await readForm(ctx);
  if (form.has('cancel')) return finish(provider, ctx, CANCELLED);
  const person = people.find(({ key }) => key === form.get('person'));
  if (!person) return ctx.throw(400, 'no such person');
  const accountId = getSubject(person);
  await leaveOther(provider, ctx, accountId);
  return finish(provider, ctx, { login: { accountId }, select_account: {} });
}

const METHODS: Readonly<Record<string, typeof show>> = { GET: show, POST: choose };

/**
 * Serves the sign-in page. The library's interaction cookie, valid for this path only, ties it to
 * its authorization request.
 */
export function signIn(provider: Provider, people: readonly DoorPerson[]): Middleware {
  return async (ctx, next) => {
    const answer = ctx.path.startsWith(`${SIGN_IN_PATH}/`) ? METHODS[ctx.method] : undefined;
    await (answer ? answer(provider, ctx, people) : next());
  };
}
