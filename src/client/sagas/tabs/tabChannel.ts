import type { Channel, Ports } from '../../browser/ports';
import { parseAuthnResult, type AuthnResult } from '../provider/flowStorage';

/**
 * Messages that the tabs of one browser send each other. Tokens travel here and nowhere else: only
 * our own origin can listen.
 */
export type TabMessage =
  | {
      readonly v: 1;
      readonly type: 'signedOut';
      readonly subject: string | null;
      /** The end was asked for on another device, not in a tab. */
      readonly isElsewhere?: boolean;
    }
  | {
      readonly v: 1;
      readonly type: 'wantTokens';
      readonly configId: string;
      /** Fingerprint of the refresh token that the asking tab is about to use. */
      readonly fingerprint: string;
    }
  | {
      readonly v: 1;
      readonly type: 'tokens';
      readonly configId: string;
      /** Fingerprint of the refresh token that can no longer be used. */
      readonly replaces: string;
      readonly authnResult: AuthnResult;
      /** Milliseconds since 1970. */
      readonly expiresAt: number | null;
      readonly sessionState: string;
    };

type Fields = Readonly<Record<string, unknown>>;
type Kind = TabMessage['type'];

const NAME = 'meydan';

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const isText = (value: unknown): value is string => typeof value === 'string';
const isTextOrAbsent = (value: unknown) => value === undefined || isText(value);

const SOUND: Readonly<Record<Kind, (message: Fields) => boolean>> = {
  signedOut: ({ subject, isElsewhere }) =>
    (subject === null || isText(subject)) &&
    (isElsewhere === undefined || typeof isElsewhere === 'boolean'),
  wantTokens: ({ configId, fingerprint }) => isText(configId) && isText(fingerprint),
  tokens: ({ configId, replaces, authnResult, expiresAt, sessionState }) =>
    [configId, replaces, sessionState].every(isText) &&
    (expiresAt === null || Number.isFinite(expiresAt)) &&
    isObject(authnResult) &&
    parseAuthnResult(authnResult) !== undefined &&
    [authnResult['id_token'], authnResult['refresh_token']].every(isTextOrAbsent),
};

/**
 * Reads a message of ours, or null: other versions of the portal and other scripts of this origin
 * may use the channel too.
 */
export function readTabMessage(data: unknown): TabMessage | null {
  if (!isObject(data) || data['v'] !== 1) return null;
  const type = data['type'];
  const isSound = isText(type) && Object.hasOwn(SOUND, type) && SOUND[type as Kind](data);
  return isSound ? (data as unknown as TabMessage) : null;
}

/**
 * Listen to the other tabs. A browser without channels has a storage event for what matters most.
 */
export function openTabChannel(
  { openChannel }: Pick<Ports, 'openChannel'>,
  onMessage: (message: TabMessage) => void,
): Channel {
  try {
    return openChannel(NAME, (data) => {
      const message = readTabMessage(data);
      if (message) onMessage(message);
    });
  } catch {
    return { post: () => undefined, close: () => undefined };
  }
}

/** Say one thing to the other tabs. */
export function postToOtherTabs(ports: Pick<Ports, 'openChannel'>, message: TabMessage): void {
  const channel = openTabChannel(ports, () => undefined);
  channel.post(message);
  channel.close();
}
