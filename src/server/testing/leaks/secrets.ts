import { randomUUID } from 'node:crypto';
import type { Section } from '../../../shared/sections';
import type { Database } from '../../db/openDatabase';
import { FIRST_START } from '../preparedDatabase';
import {
  addComment,
  AN_HOUR_AGO,
  groupSlug,
  type Groups,
  type Planted,
  type PlantedContent,
} from './contents';
import { getPersonId, SIGNED_IN, parseRoles } from './roles';
import { Rows, type Row } from './rows';
import { createWord, createTexts } from './words';

/** Contents in which secrets are planted: all roles read them. */
interface Ground {
  readonly rows: Rows;
  readonly groups: Groups;
  of(section: Section): PlantedContent;
  /** A dialog of statements. */
  readonly statements: string;
  /** Meetings that were added. */
  readonly meetings: string[];
  readonly people: string[];
}

interface Secret {
  readonly what: string;
  /** Roles that may be told of it, in the order of {@link ROLES}. */
  readonly who: string;
  readonly plant: (ground: Ground, word: string) => void;
  /** Addresses that would tell it besides the pages of the contents. */
  readonly at?: (ground: Ground) => readonly string[];
}

const at = AN_HOUR_AGO;
const WEEK_AGO = new Date(FIRST_START.getTime() - 7 * 86_400_000);
const json = createTexts;

const addSaid =
  (state: Row) =>
  (ground: Ground, word: string): void => {
    addComment(ground.rows, ground.of('dialogs').id, word, {
      author_id: getPersonId('author'),
      ...state,
    });
  };

let statements = 9_000;
const addStatement =
  (state: Row) =>
  ({ rows, statements: content_id }: Ground, word: string): void => {
    const id = randomUUID();
    rows.add('statements', {
      id,
      content_id,
      number: (statements += 1),
      author_id: getPersonId('author'),
      lang: 'en',
      state: 'shown',
      held_for: null,
      hidden_for: null,
      is_seed: false,
      is_meta: false,
      agrees: 0,
      disagrees: 0,
      seen: 0,
      created_at: at,
      moderation_revision: 1,
      deleted_at: null,
      ...state,
    });
    rows.add('statement_texts', {
      statement_id: id,
      content_id,
      lang: 'en',
      body: word,
      letters: word,
    });
  };

const addMeeting =
  (facts: Row, isOut: boolean) =>
  ({ rows, groups, meetings }: Ground, word: string): void => {
    const id = randomUUID();
    const item = randomUUID();
    const text = facts.is_public === true && !isOut ? { en: 'Meeting' } : json(word);
    rows.add('meetings', {
      id,
      content_id: groups.committee,
      starts_at: WEEK_AGO,
      time_zone: 'Europe/Istanbul',
      ends_at: new Date(WEEK_AGO.getTime() + 3_600_000),
      title: text,
      place: text,
      online_url: null,
      state: 'held',
      minutes: json(word),
      minutes_state: isOut ? 'published' : 'draft',
      minutes_published_at: isOut ? at : null,
      version: 1,
      updated_at: at,
      ...facts,
    });
    rows.add('agenda_items', {
      id: item,
      meeting_id: id,
      parent_id: null,
      position: 0,
      title: text,
      minutes: 5,
      note: text,
    });
    rows.add('meeting_decisions', {
      id: randomUUID(),
      meeting_id: id,
      agenda_item_id: item,
      number: 1,
      text: json(word),
      method: 'consensus',
      result: 'adopted',
    });
    meetings.push(id);
  };

const addPerson = ({ rows, people }: Ground, facts: Row): string => {
  const id = randomUUID();
  rows.add('people', {
    id,
    name: 'Somebody',
    email: null,
    locale: 'en',
    roles: [],
    verified: false,
    created_at: at,
    updated_at: at,
    voter_id: randomUUID(),
    about: '',
    terms_version: 2,
    has_own_name: true,
    profile_visibility: 'public',
    blocked_at: null,
    blocked_reason: null,
    ...facts,
  });
  // The profile of the others says the name; it is their part in something that is private.
  if ('about' in facts || 'email' in facts) people.push(id);
  return id;
};

const meetingPages = ({ groups, meetings }: Ground): string[] =>
  meetings.flatMap((id) => [
    `/v1/committees/${groupSlug(groups.committee)}/meetings/${id}`,
    `/v1/committees/${groupSlug(groups.committee)}/meetings/${id}/source`,
    `/en/committees/${groupSlug(groups.committee)}/meetings/${id}.ics`,
  ]);
const profiles = ({ people }: Ground): string[] =>
  people.flatMap((id) => [`/v1/user/${id}`, `/v1/admin/people/${id}`]);

const MODERATION = '. . . . . . y y . y';
/** The dialog of statements is one of the group. */
const MODERATION_AND_LEAD = '. . . . . y y y . y';
const NOBODY = '. . . . . . . . . .';
const SELF = '. y . . . . . . . .';

/** Private data inside of contents that everybody reads. */
const SECRETS: readonly Secret[] = [
  //                                            anonymous participant verified outsider member lead
  //                                            author moderator editor admin
  {
    what: 'a comment that is held',
    who: MODERATION,
    plant: addSaid({ state: 'held', held_for: 'links' }),
  },
  {
    what: 'a comment that moderation has hidden',
    who: MODERATION,
    plant: addSaid({ state: 'hidden', hidden_for: 'spam' }),
  },
  {
    what: 'a comment that was deleted',
    who: NOBODY,
    plant: addSaid({ state: 'deleted', deleted_at: at }),
  },
  {
    what: 'an earlier version and a translation of a hidden comment',
    who: MODERATION,
    plant: ({ rows, of }, word) => {
      const hidden = {
        state: 'hidden',
        hidden_for: 'spam',
        author_id: getPersonId('author'),
        revision: 2,
      };
      const content_id = of('dialogs').id;
      const id = addComment(rows, content_id, 'Better words.', hidden);
      rows.add('comment_versions', { comment_id: id, revision: 1, body: word, lang: 'en', at });
      rows.add('translations', {
        kind: 'comment',
        target_id: id,
        revision: 2,
        lang: 'tr',
        content_id,
        body: word,
        source: 'machine',
        at,
      });
    },
  },
  {
    what: 'a statement that is held',
    who: MODERATION_AND_LEAD,
    plant: addStatement({ state: 'held', held_for: 'links' }),
  },
  {
    what: 'a statement that moderation has hidden',
    who: MODERATION_AND_LEAD,
    plant: addStatement({ state: 'hidden', hidden_for: 'spam' }),
  },
  {
    what: 'a statement that was deleted',
    who: NOBODY,
    plant: addStatement({ state: 'deleted', deleted_at: at }),
  },
  {
    what: 'what the reporter of a comment wrote to moderation',
    who: '. y . . . . . y . y',
    plant: ({ rows, of }, word) => {
      const content_id = of('dialogs').id;
      const target_id = addComment(rows, content_id, 'Reported.', {
        author_id: getPersonId('author'),
      });
      rows.add('reports', {
        kind: 'comment',
        target_id,
        content_id,
        reporter_id: getPersonId('participant'),
        reason: 'spam',
        note: word,
        at,
      });
    },
  },
  {
    what: 'a closed meeting, its agenda, minutes and decisions',
    who: '. . . . y y . y . y',
    plant: addMeeting({ is_public: false }, true),
    at: meetingPages,
  },
  {
    what: 'minutes and decisions that are not published',
    who: '. . . . . y . . y y',
    plant: addMeeting({ is_public: true }, false),
    at: meetingPages,
  },
  {
    what: 'a profile for people who are signed in',
    who: '. y y y y y y y y y',
    plant: (ground, word) =>
      void addPerson(ground, { name: word, about: word, profile_visibility: 'signed_in' }),
    at: profiles,
  },
  {
    what: 'the profile of somebody who is blocked, and why',
    who: '. . . . . . . y . y',
    plant: (ground, word) =>
      void addPerson(ground, { name: word, about: word, blocked_at: at, blocked_reason: word }),
    at: profiles,
  },
  {
    what: 'the e-mail address of a person',
    who: '. . . . . . . . . y',
    plant: (ground, word) => void addPerson(ground, { email: `${word}@leaks.example` }),
    at: profiles,
  },
  {
    what: 'a message to the staff',
    who: '. y . . . . . y . y',
    plant: ({ rows }, word) =>
      rows.add('feedback', {
        id: randomUUID(),
        idempotency_key: word,
        created_at: at,
        kind: 'idea',
        body: word,
        page: '/',
        locale: 'en',
        person_id: getPersonId('participant'),
        email: `${word}@leaks.example`,
        note: '',
      }),
  },
  {
    what: 'what the staff notes about a message',
    who: '. . . . . . . y . y',
    plant: ({ rows }, word) =>
      rows.add('feedback', {
        id: randomUUID(),
        idempotency_key: word,
        created_at: at,
        kind: 'idea',
        body: 'Hello.',
        page: '/',
        locale: 'en',
        person_id: null,
        email: null,
        note: word,
      }),
  },
  {
    what: 'why somebody was given rights',
    who: '. . . . . . . . . y',
    plant: ({ rows }, word) =>
      rows.add('audit_log', {
        at,
        actor_id: null,
        person_id: null,
        action: 'rightsChanged',
        before: {},
        after: {},
        reason: word,
      }),
  },
  {
    what: 'devices and security events of a person',
    who: SELF,
    plant: ({ rows }, word) => {
      const person_id = getPersonId('participant');
      rows.add('sessions', {
        family_id: randomUUID(),
        person_id,
        kind: 'password',
        device: word,
        started_at: at,
        authenticated_at: at,
        last_used_at: at,
        expires_at: '2030-01-01T00:00:00Z',
      });
      rows.add('security_events', {
        person_id,
        kind: 'signedIn',
        at,
        device: word,
      });
    },
  },
  {
    what: 'the name of somebody who registered and does not want to be seen',
    who: '. . . . . . . y y y',
    plant: (ground, word) => {
      const { rows, of } = ground;
      const person_id = addPerson(ground, { name: word, profile_visibility: 'signed_in' });
      rows.add('registrations', {
        content_id: of('events').id,
        person_id,
        id: randomUUID(),
        state: 'registered',
        guests: 0,
        is_public: false,
        code: 'ZZZZZZZZZ0',
        number: 99,
        registered_at: at,
      });
    },
  },
  {
    what: 'the name of somebody who puts themselves forward for a draw',
    who: '. . . . . . . y . y',
    plant: (ground, word) => {
      const { rows, groups } = ground;
      const draw_id = randomUUID();
      const person_id = addPerson(ground, { name: word, profile_visibility: 'signed_in' });
      rows.add('draws', {
        id: draw_id,
        content_id: groups.committee,
        title: { en: 'Jury' },
        answer_days: 7,
        strata: [{ name: '', label: {}, places: 1, substitutes: 0 }],
        sources: [{ text: { en: 'Dice' }, values: 1 }],
        for_verified: false,
        opens_at: at,
        closes_at: '2026-05-01T00:00:00Z',
        created_at: at,
      });
      rows.add('draw_volunteers', {
        id: randomUUID(),
        draw_id,
        person_id,
        stratum: '',
        is_public: true,
        state: 'pool',
        salt: '0'.repeat(32),
        commitment: '0'.repeat(64),
        volunteered_at: at,
      });
    },
    at: ({ groups }) => [`/v1/committees/${groupSlug(groups.committee)}/draws`],
  },
  {
    what: 'the note and name of somebody who wants to join a team',
    who: '. . . . . y . y . y',
    plant: (ground, word) => {
      const { rows, groups } = ground;
      const person_id = addPerson(ground, { name: word, profile_visibility: 'signed_in' });
      rows.add('memberships', {
        content_id: groups.team,
        person_id,
        role: 'member',
        since: '2026-03-01',
        state: 'requested',
        note: word,
        id: randomUUID(),
        term: 1,
        interests: null,
        interests_locale: null,
        interests_at: null,
        until: null,
        ended_as: null,
      });
    },
  },
  {
    what: 'to whom a team has sent an invitation',
    who: '. . . . . y . . . y',
    plant: ({ rows, groups }, word) =>
      rows.add('team_invitations', {
        id: randomUUID(),
        content_id: groups.team,
        email: `${word}@leaks.example`,
        email_key: word,
        invited_by: getPersonId('lead'),
        created_at: at,
        uses: 1,
        used: 0,
        expires_at: '2026-05-01T00:00:00Z',
      }),
  },
  {
    what: 'the next version of a legal text',
    who: '. . . . . . . . . y',
    plant: ({ rows }, word) =>
      rows.add('legal_drafts', {
        kind: 'cookies',
        title: json(word),
        summary: json(word),
        body: json(word),
        what_changed: json(word),
        original_locale: 'en',
        revision: 1,
        updated_at: at,
      }),
    at: () => ['/v1/legal/cookies', '/v1/legal/cookies/writing'],
  },
  {
    what: 'a version that was never out',
    who: '. . . . . . . . y y',
    plant: ({ rows, of }, word) =>
      rows.add('content_versions', {
        content_id: of('blogs').id,
        revision: 2,
        at,
        person_id: null,
        is_public: false,
        note: word,
        status: 'draft',
        act: '',
        visibility: 'public',
        is_autosave: false,
        title: json(word),
        summary: json(word),
        body: json(word),
        details: {},
      }),
    at: ({ of }) => [`/v1/blogs/${of('blogs').slug}/versions/2`],
  },
  {
    what: 'a ballot',
    who: NOBODY,
    plant: ({ rows, of }, word) =>
      rows.add('ballots', {
        id: randomUUID(),
        poll_id: of('have-your-say').id,
        voter_id: null,
        answers: { [randomUUID()]: { text: word } },
      }),
  },
  {
    what: 'a file that a person has sent and used nowhere',
    who: SELF,
    plant: ({ rows }, word) =>
      rows.add('files', {
        id: randomUUID(),
        uploaded_by: getPersonId('participant'),
        name: `${word}.pdf`,
        bytes: 10,
        received: 10,
        media_type: 'application/pdf',
        sha256: '1'.repeat(64),
        state: 'ready',
        created_at: at,
        received_at: at,
      }),
  },
  {
    what: 'where the notifications of a browser are sent',
    who: SELF,
    plant: ({ rows }, word) =>
      rows.add('push_subscriptions', {
        id: randomUUID(),
        person_id: getPersonId('participant'),
        locale: 'en',
        attempts: 0,
        endpoint: `https://${word}.example/`,
        p256dh: 'B'.repeat(87),
        auth: 'B'.repeat(22),
        created_at: at,
        next_at: at,
      }),
  },
];

/** Sections in which they are planted. */
export const SECTIONS_OF_SECRETS: readonly Section[] = [
  'dialogs',
  'events',
  'blogs',
  'have-your-say',
];

/** Gives each role an e-mail address of its own, which the person and administrators may read. */
export async function nameAddresses(db: Database): Promise<Planted[]> {
  const planted: Planted[] = [];
  for (const role of SIGNED_IN) {
    const word = createWord();
    await db
      .updateTable('people')
      .set({ email: `${word}@leaks.example` })
      .where('id', '=', getPersonId(role))
      .execute();
    planted.push({ what: `the address of ${role}`, word, readers: [role, 'admin'] });
  }
  return planted;
}

/** Plants all of them. @returns what was planted, and where it would be told */
export async function plantSecrets(
  db: Database,
  groups: Groups,
  contents: readonly PlantedContent[],
  statementDialog: string,
): Promise<{ readonly planted: Planted[]; readonly addresses: string[] }> {
  const rows = new Rows();
  const place: Ground = {
    rows,
    groups,
    statements: statementDialog,
    meetings: [],
    people: [],
    of: (section) =>
      contents.find((row) => row.section === section && row.state.name === 'published')!,
  };
  const planted = SECRETS.map(({ what, who, plant }) => {
    const word = createWord();
    plant(place, word);
    return { what, word, readers: parseRoles(who) };
  });
  await rows.insert(db);
  const addresses = SECRETS.flatMap((secret) => secret.at?.(place) ?? []);
  return { planted, addresses: [...new Set(addresses)] };
}
