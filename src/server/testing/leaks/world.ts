import type { LightMyRequestResponse } from 'fastify';
import { getMainKey } from '../../files/fileKeys';
import { openTestHost, createTestFiles, type TestHost } from '../testHost';
import {
  addGroups,
  groupSlug,
  plantContents,
  type Groups,
  type Planted,
  type PlantedContent,
} from './contents';
import { addPeople, getPersonId, getPersonNumber, ROLES, SIGNED_IN, type Role } from './roles';
import { nameAddresses, plantSecrets, SECTIONS_OF_SECRETS } from './secrets';
import { listAddresses, toContentAddress, namesContent, readRoutes, type Addressed } from './walk';
import { findWords } from './words';

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;
/**
 * Routes that tell people what they once did themselves: they may read it, whatever became of what
 * they did it to.
 */
const OWN_ROWS = /^\/v1\/(me\/export|openapi)/;

interface Parts {
  readonly host: TestHost;
  readonly groups: Groups;
  readonly files: ReturnType<typeof createTestFiles>;
  readonly headers: ReadonlyMap<Role, Record<string, string>>;
  readonly voterIds: ReadonlySet<string>;
}

export interface Snapshot {
  readonly role: Role;
  readonly answers: ReadonlyMap<string, string>;
}

/**
 * Tells whether a status proves nothing: the request was not understood, or answering it failed.
 */
export const isInconclusive = (statusCode: number): boolean =>
  statusCode === 400 || statusCode >= 500;

/** A portal with things in it that only some may know of, and one person for each role. */
export class LeakWorld {
  readonly contents: PlantedContent[] = [];
  /** Addresses that name no content. */
  readonly general: readonly string[];
  /** Routes whose addresses do. */
  readonly named: readonly string[];
  readonly #planted = new Map<string, Planted>();
  #statementDialog = '';

  readonly host: TestHost;
  readonly groups: Groups;
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.host = parts.host;
    this.groups = parts.groups;
    this.#parts = parts;
    const routes = readRoutes(parts.host.app);
    this.named = routes.filter(namesContent);
    this.general = routes.filter((route) => !namesContent(route)).flatMap(listAddresses);
  }

  ask(role: Role, url: string): Promise<LightMyRequestResponse> {
    return this.host.app.inject({ url, headers: this.#parts.headers.get(role)! });
  }

  /** Lists what the text tells this role although it may not. */
  leaksIn(role: Role, where: string, text: string): string[] {
    const secrets = [...findWords(text)].flatMap((word) => {
      const secret = this.#planted.get(word);
      return secret && !secret.readers.includes(role) ? [secret.what] : [];
    });
    const hasVoter = [...text.matchAll(UUID)].some(([id]) => this.#parts.voterIds.has(id));
    return [...secrets, ...(hasVoter ? ['an id under which somebody votes'] : [])].map(
      (what) => `${role} is told at ${where}: ${what}`,
    );
  }

  /** The same of an answer, its headers included. */
  async leaksAt(role: Role, url: string): Promise<string[]> {
    const { statusCode, headers, rawPayload } = await this.ask(role, url);
    if (isInconclusive(statusCode)) return [`${url} answers ${statusCode}`];
    return this.leaksIn(role, url, JSON.stringify(headers) + rawPayload.toString('utf8'));
  }

  async plant(isMeant: (readers: readonly Role[]) => boolean): Promise<void> {
    const { db } = this.host.database;
    const added = await plantContents(db, this.groups, isMeant);
    for (const { fileId } of added)
      await this.#parts.files.storage.put(
        getMainKey(fileId, 'application/pdf'),
        Buffer.from('%PDF-1.7'),
      );
    this.contents.push(...added);
    this.#remember(added);
  }

  #remember(planted: readonly Planted[]): void {
    for (const secret of planted) this.#planted.set(secret.word, secret);
  }

  /**
   * Reads what this role is told at every address, to be compared with what they are told later.
   */
  async snapshot(role: Role): Promise<Snapshot> {
    const answers = new Map<string, string>();
    for (const url of this.general.filter((address) => !OWN_ROWS.test(address)))
      answers.set(url, (await this.ask(role, url)).body);
    return { role, answers };
  }

  /** Lists the addresses that answer the role differently than before. */
  async noticedSince({ role, answers: before }: Snapshot): Promise<string[]> {
    const { answers } = await this.snapshot(role);
    return [...before]
      .filter(([url, text]) => answers.get(url) !== text)
      .map(([url]) => `${role} notices at ${url}`);
  }

  /**
   * Plants what is private inside of what everybody reads. @returns where it would be told besides
   * the pages of these contents
   */
  async plantSecrets(): Promise<string[]> {
    const { db } = this.host.database;
    const { content_id } = await db
      .selectFrom('statement_dialogs')
      .select('content_id')
      .where(
        'content_id',
        'in',
        this.#readByAll().map(({ id }) => id),
      )
      .executeTakeFirstOrThrow();
    this.#statementDialog = content_id;
    const secrets = await plantSecrets(db, this.groups, this.contents, content_id);
    this.#remember([...secrets.planted, ...(await nameAddresses(db))]);
    return secrets.addresses;
  }

  #readByAll(): PlantedContent[] {
    return this.contents.filter(({ readers }) => readers.length === ROLES.length);
  }

  /** Every address of what everybody reads and secrets are planted in. */
  publicPages(): string[] {
    const grounds: Addressed[] = [
      ...this.#readByAll().filter(
        ({ id, state, section }) =>
          (state.name === 'published' && SECTIONS_OF_SECRETS.includes(section)) ||
          id === this.#statementDialog,
      ),
      { section: 'teams', slug: groupSlug(this.groups.team) },
      { section: 'committees', slug: groupSlug(this.groups.committee) },
    ];
    return grounds.flatMap((ground) =>
      this.named.flatMap((route) => toContentAddress(route, ground) ?? []),
    );
  }
}

/** @throws Error when a route has a parameter that nothing is known of */
export async function openLeakWorld(): Promise<LeakWorld> {
  const files = createTestFiles();
  const host = await openTestHost({ files });
  const { db } = host.database;
  await addPeople(db);
  const groups = await addGroups(db);
  const headers = new Map<Role, Record<string, string>>();
  for (const role of ROLES) {
    const number = getPersonNumber(role);
    headers.set(role, number === null ? {} : await host.headersOf(number));
  }
  const people = await db
    .selectFrom('people')
    .select('voter_id')
    // The people of the demonstration vote under their own ids.
    .where('id', 'in', SIGNED_IN.map(getPersonId))
    .execute();
  const voterIds = new Set(people.map(({ voter_id }) => voter_id));
  return new LeakWorld({ host, groups, files, headers, voterIds });
}
