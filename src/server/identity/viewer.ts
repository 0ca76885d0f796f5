import { sql } from 'kysely';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { SessionInfo } from '../../shared/contract/accounts';
import type { Viewer } from '../../shared/permissions/can';
import { runOnConnection, createBatcher } from '../db/batch';
import {
  withTransactionCheck,
  type StatementRunner,
  type TransactionCheck,
} from '../db/transactionCheck';
import type { HostContext } from '../hostContext';
import { Problem } from '../http/problem';
import { isSafeRequest } from '../http/security';
import type { TokenOwner } from './accessTokens';
import { buildGroupColumns } from './groups';
import { isVerified } from './residence';
import { requireSignedIn } from './signedIn';
import { areTermsDue } from './terms';

declare module 'fastify' {
  interface FastifyRequest {
    /**
     * Owner of the token as the Bearer header says, known before the body; whether they may still
     * do anything is known after it.
     */
    tokenOwner: TokenOwner | null;
    /** Read once the body is there: what somebody may do is decided then. */
    viewer: Viewer | null;
    sessionId: string | null;
    /** The person has not accepted the terms in force. */
    termsDue: boolean;
    /** The person's roles, whether or not they count in this request; null for visitors. */
    heldRoles: readonly string[] | null;
    /** Kind of a session in which roles do not count: it lacks a second factor. Null: they do. */
    factorDue: SessionInfo['kind'] | null;
  }
  interface FastifyContextConfig {
    /** The call proves itself by its body; an old Bearer header beside it does no harm. */
    ignoresBearer?: boolean;
    /**
     * Stays open to people who have not accepted the terms in force: leaving, taking their data
     * along, keeping the account safe.
     */
    beforeTerms?: boolean;
  }
}

const BEARER = /^Bearer ([\w.~+/=-]+)$/;

/** Number of requests that are looked up with one statement. */
const MOST = 500;

interface Known extends Viewer {
  readonly termsDue: boolean;
  readonly factorDue: SessionInfo['kind'] | null;
}

type FactorContext = Pick<HostContext, 'isProduction' | 'settings' | 'doors'>;

/**
 * Finds on a row of `owner` with its `rights` the kind of session in which roles do not count, in
 * production, once the portal is set up: the account has a password and no second factor, or the
 * provider, where the operator has it say so, did not say that one was used.
 */
function findFactorDue({ isProduction, settings, doors }: FactorContext) {
  if (!isProduction || settings.current().stage === 'setup') return sql<null>`null`;
  const issuers = doors.filter(({ secondFactor }) => secondFactor).map(({ issuer }) => issuer);
  return sql<SessionInfo['kind'] | null>`(select kind from sessions
    where family_id = owner.session_id and cardinality(rights.roles) > 0 and (
      (kind = 'password'
        and not exists (select from second_factors as factor
          where factor.person_id = owner.person_id and confirmed_at is not null)
        and not exists (select from passkeys where passkeys.person_id = owner.person_id))
      or (kind = 'door' and door_issuer = any(${issuers}::text[]) and not door_second_factor)))`;
}

type ViewerContext = FactorContext & Pick<HostContext, 'db' | 'clock'>;

/**
 * Reads viewers, in the order of the owners; null when the person is gone or blocked, or the
 * session has ended: a token does not outlive them.
 */
async function loadViewers(
  context: ViewerContext,
  runner: StatementRunner,
  owners: readonly TokenOwner[],
): Promise<(Known | null)[]> {
  const now = new Date(context.clock());
  const query = sql<Known & { place: number }>`
    select place, people.id, people.voter_id as "voterId", rights.roles, ${isVerified(now)} as verified,
      ${buildGroupColumns(now)},
      ${areTermsDue(now)} as "termsDue", ${findFactorDue(context)} as "factorDue"
    from unnest(${owners.map(({ personId }) => personId)}::uuid[], ${owners.map(({ sessionId }) => sessionId)}::uuid[])
      with ordinality as owner (person_id, session_id, place)
    join people on people.id = owner.person_id join rights on rights.person_id = owner.person_id
    where blocked_at is null
      and not exists (select from sessions where family_id = owner.session_id and ended_at is not null)`;
  const { rows } = await runner.executeQuery(query.compile(context.db));
  const known = new Map(rows.map(({ place, ...viewer }) => [place, viewer]));
  return owners.map((_owner, index) => known.get(index + 1) ?? null);
}

/** The rights of which a person may have several, and which others give and take. */
const GIVEN_RIGHTS = ['roles', 'memberOf', 'leaderOf'] as const;

/** Tells whether a person with the rights of `before` has each of them still. */
const keepsRights = (before: Viewer, after: Viewer): boolean =>
  GIVEN_RIGHTS.every((name) => before[name].every((right) => after[name].includes(right)));

/**
 * Creates the check of a request of this viewer: signed in still, and, where others gave them
 * rights, with all of these. The rights are asked for by its first transaction alone: with it the
 * request has begun, and may have changed them itself.
 * @throws Problem invalidToken, forbidden
 */
function requireRights(
  context: ViewerContext,
  owner: TokenOwner,
  viewer: Viewer,
): TransactionCheck {
  const isSignedIn = requireSignedIn(owner);
  let isAsked = GIVEN_RIGHTS.some((name) => viewer[name].length > 0);
  return async (trx) => {
    await isSignedIn(trx);
    if (!isAsked) return;
    // A statement of its own: it sees what was written while the lock was waited for.
    const [found] = await loadViewers(context, trx, [owner]);
    const now = found && (found.factorDue ? { ...found, roles: [] } : found);
    if (!now || !keepsRights(viewer, now)) throw new Problem('forbidden');
    isAsked = false;
  };
}

/**
 * Tells who asks, from the Bearer header alone: no cookie is ever a credential here. No header is
 * an anonymous visitor; a header that does not hold one of our valid tokens is refused, so that an
 * expired session is noticed and renewed. The token is checked before the body arrives, rights are
 * read after it: whoever is slow with the body has no rights of before. Every transaction of a
 * write begins by asking once more.
 */
export function recogniseViewer(app: FastifyInstance, context: HostContext): void {
  const loadViewer = createBatcher<TokenOwner, Known | null>(context.db, {
    most: MOST,
    on: runOnConnection,
    answer: (connection, owners) => loadViewers({ ...context, db: connection }, connection, owners),
  });
  app.decorateRequest('tokenOwner', null);
  app.decorateRequest('viewer', null);
  app.decorateRequest('sessionId', null);
  app.decorateRequest('termsDue', false);
  app.decorateRequest('factorDue', null);
  app.decorateRequest('heldRoles', null);
  const verify = async (header: string): Promise<TokenOwner> => {
    const token = BEARER.exec(header)?.[1];
    const owner = token === undefined ? null : await context.tokens.verify(token);
    if (!owner) throw new Problem('invalidToken');
    return owner;
  };
  const recognise = async (request: FastifyRequest, owner: TokenOwner): Promise<Viewer> => {
    const known = await loadViewer(owner);
    if (!known) throw new Problem('invalidToken');
    const { termsDue, factorDue, ...held } = known;
    const viewer = factorDue ? { ...held, roles: [] } : held;
    Object.assign(request, {
      viewer,
      termsDue,
      factorDue,
      heldRoles: held.roles,
      sessionId: owner.sessionId,
    });
    return viewer;
  };
  app.addHook('onRequest', (request, _reply, done) => {
    const { authorization } = request.headers;
    if (authorization === undefined || request.routeOptions.config.ignoresBearer) return done();
    verify(authorization).then((owner) => {
      request.tokenOwner = owner;
      done();
    }, done);
  });
  app.addHook('preValidation', (request, _reply, done) => {
    const { tokenOwner: owner } = request;
    if (!owner) return done();
    recognise(request, owner).then(
      (viewer) =>
        isSafeRequest(request)
          ? done()
          : withTransactionCheck(requireRights(context, owner, viewer), done),
      done,
    );
  });
  // Answers for one person never wait in a cache for the next.
  app.addHook('onSend', (request, reply, payload, done) => {
    if (request.headers.authorization !== undefined) reply.header('cache-control', 'no-store');
    done(null, payload);
  });
}

/** Reading stays free; whoever takes part has accepted the terms in force. */
export function requireTerms(app: FastifyInstance): void {
  app.addHook('preHandler', (request, _reply, done) => {
    const { termsDue, routeOptions } = request;
    const isRefused = termsDue && !isSafeRequest(request) && !routeOptions.config.beforeTerms;
    done(isRefused ? new Problem('termsNotAccepted') : undefined);
  });
}

export const getViewer = (request: FastifyRequest): Viewer | null => request.viewer;

/** @throws Problem signInRequired for an anonymous visitor. */
export function requireViewer(request: FastifyRequest): Viewer {
  if (!request.viewer) throw new Problem('signInRequired');
  return request.viewer;
}
