import {
  DOOR_SECRET,
  JUMPING_CLOCK,
  startDoor,
  type RunningDoor,
} from '../../../door/testing/startDoor';
import type { TokenResponse } from '../../../shared/contract/connect';
import { signInAndRedeem } from '../../../door/testing/portal';
import type { DemoPerson } from '../../../demo/people';
import { HOST_CLIENT_ID, PORTAL_CLIENT_ID } from '../../../shared/doorClients';
import { openAccountsHost, type AccountsHost } from '../../accounts/testing/accountsHost';
import type { TrustedDoor } from '../doors';

export interface DoorHost extends AccountsHost {
  readonly door: RunningDoor;
  /**
   * Signs in at the door in a new browser, by its clock later than every time before. Returns the
   * access token.
   */
  readonly signInAtDoor: (person: DemoPerson) => Promise<string>;
  /** Makes an account with an address and a password that has accepted the terms, and signs in. */
  readonly openAccount: () => Promise<TokenResponse>;
  /** Links the login of this person at the door to an account. */
  readonly link: (tokens: TokenResponse, person: DemoPerson) => Promise<void>;
  readonly unlink: (tokens: TokenResponse) => Promise<void>;
}

/** Doors tell sign-ins apart by the second. */
const BETWEEN_SIGN_INS_MS = 2_000;

/** Describes the local provider as a host trusts it. */
export const trustedDoor = (issuer: string): TrustedDoor => ({
  issuer,
  portalClientId: PORTAL_CLIENT_ID,
  hostClientId: HOST_CLIENT_ID,
  hostClientSecret: DOOR_SECRET,
});

/**
 * Opens a host with the demonstration's content and a real provider beside it that it trusts;
 * closing it stops both.
 */
export async function openDoorHost(): Promise<DoorHost> {
  const door = await startDoor({}, [JUMPING_CLOCK]);
  const host = await openAccountsHost({ seed: 'demo', doors: [trustedDoor(door.issuer)] });
  let aheadMs = 0;
  let accounts = 0;
  async function signInAtDoor(person: DemoPerson): Promise<string> {
    aheadMs += BETWEEN_SIGN_INS_MS;
    await door.tell(aheadMs);
    return (await signInAndRedeem(door.issuer, person)).tokens.access_token;
  }
  return {
    ...host,
    door,
    signInAtDoor,
    async openAccount() {
      const email = `account-${(accounts += 1)}@door.example`;
      await host.account(email);
      await host.database.db.updateTable('people').set({ terms_version: 2 }).execute();
      return host.signIn(email);
    },
    async link(tokens, person) {
      const accessToken = await signInAtDoor(person);
      const answer = await host.asOwner(tokens, 'POST', 'me/doors', { accessToken });
      expect(answer.statusCode).toBe(200);
    },
    async unlink(tokens) {
      const path = `me/doors?${new URLSearchParams({ issuer: door.issuer })}`;
      expect((await host.asOwner(tokens, 'DELETE', path)).statusCode).toBe(204);
    },
    async close() {
      await host.close();
      await door.stop();
    },
  };
}
