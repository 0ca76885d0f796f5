import { COOKIES } from '../../../shared/constants';
import { CLOSED_STATUS } from '../../../shared/stage';
import { isGood, formatOutcome } from '../sendRequest';
import { parsePolicies } from '../csp';
import type { Portal } from '../deployment';
import {
  reportFailure,
  createPortalCheck,
  reportOk,
  reportWarning,
  type Check,
  type Finding,
  type Findings,
} from '../finding';

type Attributes = ReadonlyMap<string, string>;

/**
 * Attributes of the cookie that the page sets, by their names in small letters; null when it sets
 * none of that name.
 */
function cookieOf({ page }: Portal, name: string): Attributes | null {
  const line = page.headers.getSetCookie().find((text) => text.startsWith(`${name}=`));
  if (line === undefined) return null;
  const pairs = line.split(';').slice(1);
  return new Map(
    pairs.map((pair): [string, string] => {
      const [attribute = '', value = ''] = pair.trim().split('=');
      return [attribute.toLowerCase(), value.toLowerCase()];
    }),
  );
}

const isHttps = ({ origin }: Portal): boolean => origin.startsWith('https:');

/** Lists what is wrong with the anti-forgery cookie, in words that follow its name. */
function antiForgeryFaults(portal: Portal, cookie: Attributes): string[] {
  const faults: readonly (readonly [boolean, string])[] = [
    [cookie.has('httponly'), 'is HttpOnly, so the portal cannot send it back'],
    [!['strict', 'lax'].includes(cookie.get('samesite') ?? ''), 'has no SameSite'],
    [cookie.get('path') !== '/', 'is not for Path=/'],
    [isHttps(portal) && !cookie.has('secure'), 'is not Secure'],
    [cookie.has('domain'), 'is for a whole domain'],
  ];
  return faults.filter(([isWrong]) => isWrong).map(([, words]) => words);
}

function checkAntiForgery(portal: Portal): Finding {
  const name = COOKIES.antiForgery;
  const cookie = cookieOf(portal, name);
  if (!cookie)
    return reportFailure(
      `the home page sets no cookie ${name}`,
      'Let the host send the pages, and no cache before it drop Set-Cookie.',
    );
  const faults = antiForgeryFaults(portal, cookie);
  if (faults.length === 0) return reportOk(`${name} is SameSite=${cookie.get('samesite')}, Path=/`);
  return reportFailure(
    `${name} ${faults.join(' and ')}`,
    'Let it through as the host sets it: Path=/; SameSite=Strict, and Secure by https.',
  );
}

/** SPEC 3.2.2: the page writes it; an answer that sets it too would be somebody else's. */
function checkAccessToken(portal: Portal): Finding {
  const name = COOKIES.accessToken;
  if (cookieOf(portal, name))
    return reportFailure(
      `the server sets the cookie ${name}, which only the page may write`,
      'Remove it from what stands before the host.',
    );
  return reportOk(
    `${name} is set by the page itself: SameSite=Strict; Path=/${isHttps(portal) ? '; Secure' : ' (and Secure by https)'}`,
  );
}

function checkTransport(portal: Portal): Finding {
  const lasting = /max-age=(\d+)/i.exec(
    portal.page.headers.get('strict-transport-security') ?? '',
  )?.[1];
  if (Number(lasting) > 0) return reportOk(`Strict-Transport-Security for ${lasting} s`);
  if (!portal.config.production)
    return reportOk('no Strict-Transport-Security, outside production');
  return reportFailure(
    'in production, but there is no Strict-Transport-Security',
    'Let the host’s header through, or set max-age=31536000 in what stands before it.',
  );
}

function checkOpener({ page }: Portal): Finding {
  const policy = page.headers.get('cross-origin-opener-policy') ?? 'unsafe-none';
  return policy === 'same-origin'
    ? reportFailure(
        'Cross-Origin-Opener-Policy: same-origin cuts sign-in popups off',
        'Send same-origin-allow-popups instead.',
      )
    : reportOk(`Cross-Origin-Opener-Policy: ${policy} lets sign-in popups answer`);
}

function checkScripts({ page }: Portal): Finding {
  const policies = parsePolicies(page.headers.get('content-security-policy'));
  if (policies.length === 0)
    return reportFailure(
      'the home page has no content policy',
      'Let the host’s Content-Security-Policy through.',
    );
  return policies.some((policy) => policy.get('require-trusted-types-for')?.includes("'script'"))
    ? reportOk('Trusted Types are required')
    : reportWarning(
        'Trusted Types are not required',
        "Add require-trusted-types-for 'script' to the Content-Security-Policy.",
      );
}

/** Tells whether there is a page; that of a portal that is not open has a status of its own. */
const hasPage = ({ page, stage }: Portal): boolean =>
  isGood(page) || (stage !== null && stage !== 'open' && page.status === CLOSED_STATUS);

function checkPage(portal: Portal): Finding {
  const { page } = portal;
  return hasPage(portal)
    ? reportOk('the home page answers')
    : reportFailure(
        `the home page ${formatOutcome(page)}`,
        'Run npm run build, then start the host again.',
      );
}

/** Says who is let in: an operator may wonder why nobody sees anything. */
function checkStage({ origin, stage }: Portal): Findings {
  if (stage === null) return [];
  if (stage === 'open') return [reportOk('open for everybody')];
  return [
    stage === 'staff'
      ? reportWarning('open for the staff alone', `Open it for everybody at ${origin}/setup.`)
      : reportWarning(
          'not set up: pages are closed',
          `Open ${origin}/setup with the code that the host has printed, or npm run setup-code.`,
        ),
  ];
}

/** Checks what the page's own headers say; a page that does not answer has none worth reading. */
const ofPage = (examine: (portal: Portal) => Finding): Check['run'] =>
  createPortalCheck((portal) => (hasPage(portal) ? [examine(portal)] : []));

export const PORTAL_CHECKS: readonly Check[] = [
  { name: 'home page', run: createPortalCheck((portal) => [checkPage(portal)]) },
  { name: 'stage', run: createPortalCheck(checkStage) },
  { name: 'anti-forgery cookie', run: ofPage(checkAntiForgery) },
  { name: 'access token cookie', run: ofPage(checkAccessToken) },
  { name: 'transport', run: ofPage(checkTransport) },
  { name: 'popups', run: ofPage(checkOpener) },
  { name: 'scripts', run: ofPage(checkScripts) },
];
