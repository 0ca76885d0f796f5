import type { FastifyRequest } from 'fastify';
import type { Static } from 'typebox';
import type { SlugParams } from '../../shared/contract/content';
import type { createTeamDetailsSchema } from '../../shared/contract/teams';
import type { Localized } from '../../shared/contract/text';
import type { Locale } from '../../shared/locales';
import { can, type Action, type Viewer } from '../../shared/permissions/can';
import { createReadContext } from '../content/contentRoutes';
import type { ReadContext } from '../content/section';
import { isVisibleTo, scopedResource } from '../content/visibility';
import type { Database } from '../db/openDatabase';
import type { HostContext } from '../hostContext';
import { Problem } from '../http/problem';
import { requireViewer } from '../identity/viewer';
import { announceChange } from '../live/liveChanges';

/** Fields that are stored in a team's `details`. */
export type StoredTeam = Static<ReturnType<typeof createTeamDetailsSchema<typeof Localized>>>;

export interface TeamRow {
  readonly id: string;
  readonly slug: string;
  readonly area: string | null;
  readonly title: Localized;
  readonly original_locale: Locale;
  readonly status: string;
  readonly hidden_at: Date | null;
  readonly withdrawn_at: Date | null;
  readonly details: StoredTeam;
}

const COLUMNS = [
  'contents.id',
  'contents.slug',
  'contents.area',
  'contents.title',
  'contents.original_locale',
  'contents.status',
  'contents.hidden_at',
  'contents.withdrawn_at',
  'contents.details',
] as const;

export const selectTeams = (db: Database) =>
  db
    .selectFrom('contents')
    .select(COLUMNS)
    .where('section', '=', 'teams')
    .where('deleted_at', 'is', null)
    .$castTo<TeamRow>();

/** Out, and neither suspended nor archived: people come and go, and write in its name. */
export const isOpenTeam = (team: TeamRow): boolean =>
  team.status === 'published' &&
  team.hidden_at === null &&
  team.withdrawn_at === null &&
  team.details.suspension === undefined;

/** @throws Problem teamClosed */
export function requireOpenTeam(team: TeamRow): void {
  if (!isOpenTeam(team)) throw new Problem('teamClosed');
}

/** A team as the person who asks may see it. */
export interface TeamContext {
  readonly reading: ReadContext;
  readonly viewer: Viewer;
  readonly team: TeamRow;
}

interface OfTeam {
  Params: Static<typeof SlugParams>;
}

/** @throws Problem signInRequired, notFound */
export async function readTeamContext(
  context: HostContext,
  request: FastifyRequest<OfTeam>,
): Promise<TeamContext> {
  const viewer = requireViewer(request);
  const reading = createReadContext(context, request);
  const team = await selectTeams(reading.db)
    .where('slug', '=', request.params.slug)
    .where(isVisibleTo(viewer, reading.now))
    .executeTakeFirst();
  if (!team) throw new Problem('notFound');
  return { reading, viewer, team };
}

type OfGroup = Extract<Action, 'members.add' | 'members.change' | 'group.lookInside'>;

/** Tells where a team stands, as scopes of roles know it. */
export const toTeamResource = ({ id, area }: TeamRow) => ({
  ...scopedResource({ id, area, section: 'teams', author_content_id: null }),
  groupId: id,
});

export const canInTeam = ({ viewer, team, reading }: TeamContext, action: OfGroup): boolean =>
  can(viewer, action, toTeamResource(team), reading.now.getTime());

/** @throws Problem forbidden */
export function requireTeamRight(at: TeamContext, action: OfGroup): void {
  if (!canInTeam(at, action)) throw new Problem('forbidden');
}

/**
 * Changes of one team's members go one after the other; everybody who looks at its page hears of
 * it. Returns the team as it is by then.
 * @throws Problem notFound when it has gone since
 */
export async function lockTeam(trx: Database, id: string): Promise<TeamRow> {
  const team = await trx
    .updateTable('contents')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .where('section', '=', 'teams')
    .where('deleted_at', 'is', null)
    .returning([...COLUMNS, 'contents.version'])
    .executeTakeFirst();
  if (!team) throw new Problem('notFound');
  await announceChange(trx, { id, section: 'teams', version: team.version });
  return team as unknown as TeamRow;
}
