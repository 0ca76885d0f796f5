import type { FastifyInstance } from 'fastify';
import { MyWork, type WorkItem, type WorkKind } from '../../shared/contract/work';
import { can, type Viewer } from '../../shared/permissions/can';
import { isEditor, isModerator } from '../../shared/permissions/roles';
import { createReadContext } from '../content/contentRoutes';
import type { ReadContext } from '../content/section';
import { countHandedIn } from '../editing/desk/editorialQueue';
import { countOpenFeedback } from '../feedback/feedbackQueries';
import type { HostContext } from '../hostContext';
import { ProblemSchema } from '../http/problem';
import { requireViewer } from '../identity/viewer';
import { countFailedJobs } from '../jobs/jobRows';
import { countQueue } from '../moderation/queue';

/** Amount of work of a kind, and since when the oldest of it waits. */
type Waiting = Omit<WorkItem, 'kind' | 'since'> & { readonly since: Date | null };

interface WorkSource {
  readonly kind: WorkKind;
  readonly isFor: (viewer: Viewer, now: number) => boolean;
  readonly count: (reading: ReadContext, viewer: Viewer) => Promise<Waiting>;
}

/** Kinds of work by the pages on which it is done: only who may open one is told how much waits. */
const SOURCES: readonly WorkSource[] = [
  { kind: 'moderation', isFor: ({ roles }) => isModerator(roles), count: countQueue },
  { kind: 'handedIn', isFor: ({ roles }) => isEditor(roles), count: countHandedIn },
  {
    kind: 'feedback',
    isFor: (viewer, now) => can(viewer, 'feedback.read', null, now),
    count: ({ db }) => countOpenFeedback(db),
  },
  {
    kind: 'jobs',
    isFor: (viewer, now) => can(viewer, 'job.run', null, now),
    count: ({ db }) => countFailedJobs(db),
  },
];

/** Serves `/v1/me/work`: how much of the city's work waits for this person. */
export function workRoutes(app: FastifyInstance, context: HostContext): void {
  app.get(
    '/me/work',
    {
      schema: {
        tags: ['me'],
        summary: 'Count what waits for the person as one of the staff; empty for everybody else.',
        response: { 200: MyWork, '4xx': ProblemSchema },
      },
    },
    async (request): Promise<MyWork> => {
      const viewer = requireViewer(request);
      const reading = createReadContext(context, request);
      const now = context.clock();
      const sources = request.factorDue ? [] : SOURCES.filter(({ isFor }) => isFor(viewer, now));
      const counted = await Promise.all(
        sources.map(async ({ kind, count }) => ({ kind, ...(await count(reading, viewer)) })),
      );
      return {
        items: counted
          .filter(({ count }) => count > 0)
          .map(({ since, ...item }) => ({ ...item, since: since?.toISOString() ?? null })),
      };
    },
  );
}
