import { Type, type Static } from 'typebox';
import { LEGAL_PAGES } from '../routes';
import { Email, LocaleSchema, nullable } from './text';

/** Stages of an installation, by who is let in: whoever has the code, the staff, everybody. */
export const STAGES = ['setup', 'staff', 'open'] as const;
export type Stage = (typeof STAGES)[number];

/** Tasks before everybody is let in, in the order in which they are shown. */
export const OPENING_TASKS = ['name', 'contact', 'privacy', 'terms', 'mail', 'signIn'] as const;
export type OpeningTask = (typeof OPENING_TASKS)[number];

/** `GET /v1/setup`: what the assistant begins with. */
export const SetupState = Type.Object({
  stage: Type.Enum([...STAGES]),
  isCodeAccepted: Type.Boolean({ description: 'this browser has given the code' }),
  hasAdministrator: Type.Boolean(),
});
export type SetupState = Static<typeof SetupState>;

/** `POST /v1/setup/code`: a right one leaves a cookie for an hour, and is used up. */
export const SetupCode = Type.Object(
  { code: Type.String({ maxLength: 40, description: 'spaces, dashes and case do not matter' }) },
  { additionalProperties: false },
);
export type SetupCode = Static<typeof SetupCode>;

/**
 * `POST /v1/setup/administrator`, with the cookie: an account with a password that signs in at
 * once. Without a body: the person who is signed in becomes the administrator.
 */
export const FirstAdministrator = Type.Object(
  {
    name: Type.String({ minLength: 1, maxLength: 100 }),
    email: Email,
    password: Type.String({ maxLength: 200 }),
    locale: LocaleSchema,
  },
  { additionalProperties: false },
);
export type FirstAdministrator = Static<typeof FirstAdministrator>;

/** Ways in which mails leave a host: to a mail server, into a folder of it, or not at all. */
const MAIL_WAYS = ['smtp', 'folder', 'none'] as const;

/** `GET /v1/setup/tasks`, for administrators. */
export const OpeningTasks = Type.Object({
  items: Type.Array(Type.Object({ task: Type.Enum([...OPENING_TASKS]), isDone: Type.Boolean() })),
  mail: Type.Enum([...MAIL_WAYS], { description: 'none: MEYDAN_MAIL is not set' }),
  hasMailbox: Type.Boolean({ description: 'who asks can read the mails at /mailbox' }),
  outdatedTexts: Type.Array(
    Type.Object({
      kind: Type.Enum([...LEGAL_PAGES]),
      words: Type.String({ description: 'a name or a contact of before that it still says' }),
    }),
    { description: 'legal texts in force from before the names or the contact were changed' },
  ),
  isTestMailUnderway: Type.Boolean({ description: 'its number can be typed in' }),
  localAddress: nullable(
    Type.String({
      description:
        'the address in mails and feeds, where it leads to the machine of the host alone',
    }),
  ),
});
export type OpeningTasks = Static<typeof OpeningTasks>;

/** `POST /v1/setup/test-mail`: to the address of who asks, with a number of six digits. */
export const TestMail = Type.Object({
  isSent: Type.Boolean({ description: 'a mail server has taken it' }),
  fault: nullable(Type.String({ description: 'what the mail server, or the setting, says' })),
});
export type TestMail = Static<typeof TestMail>;

/** `POST /v1/setup/test-mail/arrived`: the number of the mail shows that it arrived. */
export const TestMailArrived = Type.Object(
  { number: Type.String({ pattern: '^[0-9]{6}$' }) },
  { additionalProperties: false },
);
export type TestMailArrived = Static<typeof TestMailArrived>;

/** `GET /v1/setup/providers`: each way in, and what is wrong with it. */
export const ProviderStates = Type.Object({
  items: Type.Array(
    Type.Object({
      issuer: Type.String(),
      name: Type.String(),
      fault: nullable(Type.String({ description: 'null: it can be used' })),
    }),
  ),
});
export type ProviderStates = Static<typeof ProviderStates>;

/** `PUT /v1/setup/stage`, for administrators; `open` is refused while a task is not done. */
export const StageChange = Type.Object(
  { stage: Type.Enum(['staff', 'open']) },
  { additionalProperties: false },
);
export type StageChange = Static<typeof StageChange>;
