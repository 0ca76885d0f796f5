import type { RunAfterReply } from './background/backgroundTasks';
import type { DatabaseNow } from './db/databaseClock';
import type { Database } from './db/openDatabase';
import type { AskDoors, TrustedDoor } from './identity/doors';
import type { AccessTokens } from './identity/accessTokens';
import type { KnownDevices } from './identity/knownDevices';
import type { TakeSignInTurn } from './identity/signInTurns';
import type { Storage } from './files/storage';
import type { UploadSetting } from './files/storageSetting';
import type { AnswerVisitors } from './content/responseCache';
import type { IsContentReady } from './content/section';
import type { LiveChanges } from './live/liveChanges';
import type { BulkMailer } from './mail/mailer';
import type { SettingsOfHost } from './settings/openSettings';
import type { PushSetting } from './notifications/push/pushSetting';
import type { Translator } from './translations/translator';

/**
 * Services that the routes work with. One object, made by `buildServer`; no other state is shared
 * between them.
 */
export interface HostContext {
  readonly db: Database;
  /** Settings of the installation; requests and jobs read them by `getSettings`. */
  readonly settings: SettingsOfHost;
  readonly live: LiveChanges;
  readonly answerVisitors: AnswerVisitors;
  readonly isContentReady: IsContentReady;
  readonly tokens: AccessTokens;
  readonly doors: readonly TrustedDoor[];
  readonly askDoors: AskDoors;
  readonly knownDevices: KnownDevices;
  readonly takeSignInTurn: TakeSignInTurn;
  readonly mail: BulkMailer;
  /** Settings for telling people in browsers that the portal is closed in. */
  readonly push: PushSetting;
  /** In production rights of the staff need more than a password. */
  readonly isProduction: boolean;
  /** Origin that the links of mails lead to. */
  readonly portalOrigin: string;
  /** Storage of the bytes of files. */
  readonly files: Storage;
  /** Rules for what people may send, and how it is looked at. */
  readonly uploads: UploadSetting;
  readonly afterwards: RunAfterReply;
  /** Tells whether the first comment of somebody new waits until the staff has looked at it. */
  readonly holdsFirstComments: boolean;
  /** Null: nothing is translated but what somebody has translated. */
  readonly translator: Translator | null;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  /** Clock for comparing moments of several hosts: when polls open and close. */
  readonly databaseNow: DatabaseNow;
}
