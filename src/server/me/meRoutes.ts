import type { FastifyInstance } from 'fastify';
import type { Static } from 'typebox';
import Type from 'typebox';
import { DetailQuery, createPageSchema } from '../../shared/contract/content';
import type { Viewer } from '../../shared/permissions/can';
import {
  MY_SECTIONS,
  MyContent,
  MyNeeds,
  MyPolls,
  Notice,
  type MySection,
} from '../../shared/contract/me';
import { createReadContext } from '../content/contentRoutes';
import { toText } from '../content/localize';
import { presentItem } from '../content/presentContent';
import type { ContentRow } from '../content/contentQueries';
import type { ReadContext } from '../content/section';
import type { HostContext } from '../hostContext';
import { ProblemSchema } from '../http/problem';
import { requireViewer } from '../identity/viewer';
import { listMyContents } from './myContents';
import { listMyVotedPolls, type VotedPollRow } from './myPolls';
import { listDrafts, listUnvotedPolls, type ShortList } from './needs';
import { listNotices, type NoticeRow } from './notices';

const FIRST_NOTICES = 3;
const MOST_POLLS = 100;

/**
 * Presents a content in a list. What was cancelled has no phase: it is neither to come nor open.
 * The lists here show nothing of its details.
 */
function present(row: ContentRow, { locale, now }: ReadContext) {
  const item = presentItem(row, {}, locale, now);
  return row.details['cancellation'] ? { ...item, phase: null } : item;
}

const presentNotice = (reading: ReadContext) => (row: NoticeRow) => ({
  kind: row.notice,
  at: row.at.toISOString(),
  content: present(row, reading),
  ...(row.reason && { reason: row.reason }),
});

const presentWaiting = ({ rows, total }: ShortList, reading: ReadContext) => ({
  items: rows.map((row) => present(row, reading)),
  next: null,
  total,
});

function presentVote(row: VotedPollRow, reading: ReadContext) {
  const { receipt, cast_at, sealed_at, outcome } = row;
  return {
    ...present(row, reading),
    receipt,
    castAt: cast_at.toISOString(),
    isCounted: sealed_at !== null,
    outcome: outcome && toText(outcome, reading.locale, row.original_locale),
  };
}

async function pollsOf(reading: ReadContext, viewer: Viewer) {
  const [unvoted, rows] = await Promise.all([
    listUnvotedPolls(reading, viewer, MOST_POLLS),
    listMyVotedPolls(reading, viewer),
  ]);
  const votes = rows.map((row) => presentVote(row, reading));
  const isOpen = ({ phase }: (typeof votes)[number]) => phase === 'open';
  return {
    toDo: unvoted.rows.map((row) => present(row, reading)),
    voted: votes.filter(isOpen),
    closed: votes.filter((vote) => !isOpen(vote)),
  };
}

/** Reads what waits for a person, for the top of the first page. */
async function needsOf(reading: ReadContext, viewer: Viewer) {
  const [polls, drafts, all] = await Promise.all([
    listUnvotedPolls(reading, viewer),
    listDrafts(reading, viewer),
    listNotices(reading, viewer),
  ]);
  const notices = all.filter(({ notice }) => notice !== 'pollClosingSoon');
  return {
    polls: presentWaiting(polls, reading),
    drafts: presentWaiting(drafts, reading),
    notices: {
      items: notices.slice(0, FIRST_NOTICES).map(presentNotice(reading)),
      next: null,
      total: notices.length,
    },
  };
}

const MyParams = Type.Object({ section: Type.Enum([...MY_SECTIONS] as MySection[]) });

/**
 * Registers `GET /v1/me/{section}`: what the person who is signed in wrote or belongs to;
 * `/v1/me/notices`: what asks for them.
 */
export function meRoutes(app: FastifyInstance, context: HostContext): void {
  app.get<{ Params: Static<typeof MyParams>; Querystring: Static<typeof DetailQuery> }>(
    '/me/:section',
    {
      schema: {
        tags: ['me'],
        summary: 'List what the person who asks wrote or belongs to.',
        params: MyParams,
        querystring: DetailQuery,
        response: { 200: createPageSchema(MyContent), '4xx': ProblemSchema },
      },
    },
    async (request) => {
      const viewer = requireViewer(request);
      const reading = createReadContext(context, request, request.query.locale);
      const rows = await listMyContents(reading, request.params.section, viewer);
      const items = rows.map((row) => ({
        ...present(row, reading),
        relation: row.relation,
      }));
      return { items, next: null, total: items.length };
    },
  );

  app.get<{ Querystring: Static<typeof DetailQuery> }>(
    '/me/have-your-say',
    {
      schema: {
        tags: ['me'],
        summary: 'List the polls that wait for the person who asks, and those in which they voted.',
        querystring: DetailQuery,
        response: { 200: MyPolls, '4xx': ProblemSchema },
      },
    },
    (request) => {
      const viewer = requireViewer(request);
      return pollsOf(createReadContext(context, request, request.query.locale), viewer);
    },
  );

  app.get<{ Querystring: Static<typeof DetailQuery> }>(
    '/me/notices',
    {
      schema: {
        tags: ['me'],
        summary: 'List what waits for the person who asks.',
        querystring: DetailQuery,
        response: { 200: createPageSchema(Notice), '4xx': ProblemSchema },
      },
    },
    async (request) => {
      const viewer = requireViewer(request);
      const reading = createReadContext(context, request, request.query.locale);
      const rows = await listNotices(reading, viewer);
      const items = rows.map(presentNotice(reading));
      return { items, next: null, total: items.length };
    },
  );

  app.get<{ Querystring: Static<typeof DetailQuery> }>(
    '/me/needs',
    {
      schema: {
        tags: ['me'],
        summary: 'Read what still waits for the person who asks: votes, drafts, notices.',
        querystring: DetailQuery,
        response: { 200: MyNeeds, '4xx': ProblemSchema },
      },
    },
    (request) => {
      const viewer = requireViewer(request);
      return needsOf(createReadContext(context, request, request.query.locale), viewer);
    },
  );
}
