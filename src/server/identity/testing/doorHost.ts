import { DOOR_SECRET, startDoor, type RunningDoor } from '../../../door/testing/startDoor';
import { HOST_CLIENT_ID, PORTAL_CLIENT_ID } from '../../../shared/doorClients';
import { openAccountsHost, type AccountsHost } from '../../accounts/testing/accountsHost';
import type { TrustedDoor } from '../doors';

export interface DoorHost extends AccountsHost {
  readonly door: RunningDoor;
}

/** The local door as a host trusts it. */
export const trustedDoor = (issuer: string): TrustedDoor => ({
  issuer,
  portalClientId: PORTAL_CLIENT_ID,
  hostClientId: HOST_CLIENT_ID,
  hostClientSecret: DOOR_SECRET,
});

/** A host with the demonstration's content and a real door beside it that it trusts; closing it stops both. */
export async function openDoorHost(): Promise<DoorHost> {
  const door = await startDoor();
  const host = await openAccountsHost({ seed: 'demo', doors: [trustedDoor(door.issuer)] });
  return {
    ...host,
    door,
    async close() {
      await host.close();
      await door.stop();
    },
  };
}
