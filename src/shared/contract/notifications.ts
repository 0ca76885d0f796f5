import { Type, type Static } from 'typebox';
import { CONTENT_SECTIONS, type ContentSection } from '../sections';
import { Count, DateTime, LocaleSchema, Text, nullable } from './text';

/** Kinds of notifications, by what they are about: each category can be set on its own. */
export const NOTIFICATION_KINDS = {
  polls: [
    'pollOpened',
    'pollClosingSoon',
    'optionWithdrawn',
    'resultPublished',
    'outcomePublished',
  ],
  discussion: ['answered', 'mentioned', 'commented', 'dialogConcluded'],
  publishing: ['published', 'corrected', 'retracted', 'submitted', 'returned'],
  groups: [
    'invited',
    'membershipRequested',
    'membershipAccepted',
    'membershipDeclined',
    'membershipEnded',
    'roleChanged',
    'seatGiven',
    'termEnding',
    'memberTermEnding',
    'seatVacant',
    'meetingAnnounced',
    'meetingChanged',
    'meetingCancelled',
    'minutesPublished',
    'drawnByLot',
    'notDrawn',
  ],
  events: ['placeGiven', 'eventSoon', 'eventChanged', 'eventCancelled', 'reportPublished'],
  training: ['courseCompleted', 'certificateWithdrawn', 'certificateReinstated'],
  moderation: ['hidden', 'appealDecided'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type NotificationCategory = keyof typeof NOTIFICATION_KINDS;
export const NOTIFICATION_CATEGORIES = Object.keys(NOTIFICATION_KINDS) as NotificationCategory[];
export type NotificationKind = (typeof NOTIFICATION_KINDS)[NotificationCategory][number];
export const ALL_KINDS: readonly NotificationKind[] = NOTIFICATION_CATEGORIES.flatMap(
  (category) => NOTIFICATION_KINDS[category],
);

/** Finds the category that a kind belongs to. */
export const getNotificationCategory = (kind: NotificationKind): NotificationCategory =>
  NOTIFICATION_CATEGORIES.find((category) =>
    NOTIFICATION_KINDS[category].some((known) => known === kind),
  ) ?? 'publishing';

/**
 * About the person's own place in a group, or their own certificate: told even where that itself is
 * not for their eyes, then without its name.
 */
export const PERSONAL_NOTIFICATION_KINDS: readonly NotificationKind[] = [
  'invited',
  'membershipDeclined',
  'membershipEnded',
  'certificateWithdrawn',
  'certificateReinstated',
];

/** Reasons for which a person was told: the reason stands beside every notification. */
const NOTIFICATION_REASONS = [
  'following',
  'author',
  'mentioned',
  'answered',
  'member',
  'leader',
  'registered',
  'learner',
  'voter',
  'staff',
  'invited',
] as const;
export type NotificationReason = (typeof NOTIFICATION_REASONS)[number];

/**
 * Rhythms of mails about a category: never, one for each notification, or together once a day or
 * week.
 */
export const MAIL_RHYTHMS = ['none', 'each', 'daily', 'weekly'] as const;
export type MailRhythm = (typeof MAIL_RHYTHMS)[number];

export const CategorySetting = Type.Object(
  {
    /** On the bell and on `me/notifications`. */
    shown: Type.Boolean(),
    mail: Type.Enum([...MAIL_RHYTHMS]),
    push: Type.Boolean(),
  },
  { additionalProperties: false },
);
export type CategorySetting = Readonly<Static<typeof CategorySetting>>;

/**
 * Choices for every category at once. News of a person's own places, events and texts come at once
 * in each of them; the rest only on the portal, together, or at once as well.
 */
export const NOTIFICATION_PRESETS = {
  important: {
    polls: { shown: true, mail: 'none', push: false },
    discussion: { shown: true, mail: 'none', push: false },
    publishing: { shown: true, mail: 'none', push: false },
    groups: { shown: true, mail: 'each', push: true },
    events: { shown: true, mail: 'each', push: true },
    training: { shown: true, mail: 'none', push: false },
    moderation: { shown: true, mail: 'each', push: true },
  },
  daily: {
    polls: { shown: true, mail: 'daily', push: false },
    discussion: { shown: true, mail: 'daily', push: false },
    publishing: { shown: true, mail: 'weekly', push: false },
    groups: { shown: true, mail: 'each', push: false },
    events: { shown: true, mail: 'each', push: false },
    training: { shown: true, mail: 'daily', push: false },
    moderation: { shown: true, mail: 'each', push: false },
  },
  everything: {
    polls: { shown: true, mail: 'each', push: true },
    discussion: { shown: true, mail: 'each', push: true },
    publishing: { shown: true, mail: 'each', push: true },
    groups: { shown: true, mail: 'each', push: true },
    events: { shown: true, mail: 'each', push: true },
    training: { shown: true, mail: 'each', push: true },
    moderation: { shown: true, mail: 'each', push: true },
  },
} as const satisfies Readonly<
  Record<string, Readonly<Record<NotificationCategory, CategorySetting>>>
>;

export type NotificationPreset = keyof typeof NOTIFICATION_PRESETS;
export const PRESET_NAMES = Object.keys(NOTIFICATION_PRESETS) as NotificationPreset[];

/** Settings of a person who has chosen nothing. */
export const DEFAULT_NOTIFICATION_SETTINGS = NOTIFICATION_PRESETS.daily;

/** The city's own time, Tuesday at seven: when most people read. */
export const DEFAULT_PLAN = { hour: 7, weekday: 2 } as const;

/** `GET` and `PUT /v1/me/notifications/settings`: every category. */
export const NotificationSettings = Type.Object(
  {
    polls: CategorySetting,
    discussion: CategorySetting,
    publishing: CategorySetting,
    groups: CategorySetting,
    events: CategorySetting,
    training: CategorySetting,
    moderation: CategorySetting,
  } satisfies Record<NotificationCategory, typeof CategorySetting>,
  { additionalProperties: false },
);
export type NotificationSettings = Static<typeof NotificationSettings>;

/** Finds the preset that settings are alike in every category; none for a choice of one's own. */
export const findPreset = (settings: NotificationSettings): NotificationPreset | undefined =>
  PRESET_NAMES.find((name) =>
    NOTIFICATION_CATEGORIES.every((category) => {
      const preset: CategorySetting = NOTIFICATION_PRESETS[name][category];
      const { shown, mail, push } = settings[category];
      return preset.shown === shown && preset.mail === mail && preset.push === push;
    }),
  );

/**
 * Kinds that say who did it. The others name nobody: who publishes for a city or a team is not told
 * to its readers.
 */
export const NAMING_KINDS: readonly NotificationKind[] = [
  'answered',
  'mentioned',
  'commented',
  'submitted',
  'returned',
  'invited',
  'membershipRequested',
];

/** Number of actors who are named; the others are counted. */
export const MAX_NAMED_ACTORS = 2;

/** Notification to a person: alike unread ones are one entry. */
export const Notification = Type.Object({
  /** Id of the newest of those that it stands for. */
  id: Type.String({ format: 'uuid' }),
  kind: Type.Enum([...ALL_KINDS]),
  because: Type.Enum([...NOTIFICATION_REASONS]),
  /** When it happened last. */
  at: DateTime,
  isRead: Type.Boolean(),
  /** Number of times that it happened. */
  times: Count,
  actors: Type.Object({
    /** Names of the actors, the latest first. */
    names: Type.Array(Type.String(), { maxItems: MAX_NAMED_ACTORS }),
    total: Count,
  }),
  /** Content that it is about; null where the person who asks may not read it. */
  content: nullable(
    Type.Object({
      section: Type.Enum([...CONTENT_SECTIONS] as ContentSection[]),
      slug: Type.String(),
      title: Text,
    }),
  ),
  /** The newest comment that it is about. */
  commentId: nullable(Type.String()),
  /** The number of the certificate that it is about, whose page everybody may read. */
  certificate: nullable(Type.String()),
  /** Note that was written with it, in the words of who did it: why a draft was returned. */
  note: Type.String(),
});
export type Notification = Static<typeof Notification>;

/** `GET /v1/me/notifications`: the newest first, 20 a page. */
export const NotificationsQuery = Type.Object(
  {
    locale: Type.Optional(LocaleSchema),
    category: Type.Optional(Type.Enum([...NOTIFICATION_CATEGORIES])),
    cursor: Type.Optional(Type.String({ maxLength: 500 })),
  },
  { additionalProperties: false },
);
export type NotificationsQuery = Static<typeof NotificationsQuery>;

export const NotificationPage = Type.Object({
  items: Type.Array(Notification),
  next: nullable(Type.String()),
});
export type NotificationPage = Static<typeof NotificationPage>;

/** Beyond this number nobody counts. */
export const MAX_UNREAD = 100;

/** `GET /v1/me/notifications/unread`: how many entries, at most `MAX_UNREAD`. */
export const Unread = Type.Object({ unread: Count });
export type Unread = Static<typeof Unread>;

/** `PUT /v1/me/notifications/{id}/read`: of all that the entry stands for. */
export const ReadChange = Type.Object({ isRead: Type.Boolean() }, { additionalProperties: false });
export type ReadChange = Static<typeof ReadChange>;

/** `POST /v1/me/notifications/read-all`: what came after this moment, nobody has seen yet. */
export const ReadAll = Type.Object({ until: DateTime }, { additionalProperties: false });
export type ReadAll = Static<typeof ReadAll>;
