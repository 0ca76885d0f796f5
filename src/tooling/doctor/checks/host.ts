import { DoorFault } from '../../../server/identity/doorFault';
import { examineDoor } from '../../../server/identity/doorProtocol';
import type { TrustedDoor } from '../../../server/identity/doors';
import type { Deployment, HostSettings, Provider } from '../deployment';
import {
  createProviderCheck,
  reportFailure,
  reportOk,
  type Check,
  type Finding,
  type Findings,
  type LocatedFinding,
} from '../finding';

/** Tells whether it is the local door, whose secret is new at each start of `npm start`. */
const isLocalDoor = ({ doors, seed }: HostSettings) => doors.length === 0 && seed !== 'none';

/** Checks that the host trusts the issuer, and expects tokens of the client of the portal. */
function checkTrust({ settings, endpoints }: Provider, { host, portal }: Deployment): Findings {
  if (!host || !endpoints || isLocalDoor(host)) return [];
  const { issuer } = endpoints;
  const door = host.doors.find((each) => each.issuer === issuer);
  if (door?.portalClientId === settings.clientId)
    return [reportOk(`MEYDAN_DOORS trusts ${issuer} for the client ${settings.clientId}`)];
  if (door)
    return [
      reportFailure(
        `MEYDAN_DOORS expects tokens of the client ${door.portalClientId}, people sign in by ${settings.clientId}`,
        `Set portalClientId of ${issuer} in MEYDAN_DOORS to ${settings.clientId}.`,
      ),
    ];
  if (settings.configId !== portal.config.door) return [];
  return [
    reportFailure(
      `MEYDAN_DOORS does not name the issuer ${issuer}, so its tokens are refused`,
      `Add {"issuer": "${issuer}", "portalClientId": "${settings.clientId}"} to MEYDAN_DOORS, with hostClientId and hostClientSecret where it has introspection.`,
    ),
  ];
}

/** Asks as the host does at each sign-in. */
async function checkTokens(door: TrustedDoor): Promise<Finding> {
  try {
    return reportOk(await examineDoor(door));
  } catch (error) {
    if (!(error instanceof DoorFault)) throw error;
    return reportFailure(error.message, error.remedy);
  }
}

async function checkDoors({ host, providers }: Deployment): Promise<LocatedFinding[]> {
  const nameOf = (issuer: string) =>
    providers.find(({ endpoints }) => endpoints?.issuer === issuer)?.settings.configId ?? issuer;
  const all = (host?.doors ?? []).map(async (door) => ({
    about: nameOf(door.issuer),
    ...(await checkTokens(door)),
  }));
  return Promise.all(all);
}

export const HOST_CHECKS: readonly Check[] = [
  { name: 'trusted by the host', run: createProviderCheck(checkTrust) },
  { name: 'host at the provider', run: checkDoors },
];
