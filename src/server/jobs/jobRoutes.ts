import type { FastifyInstance } from 'fastify';
import Type, { type Static } from 'typebox';
import { JOB_NAMES, JobStates } from '../../shared/contract/jobs';
import type { HostContext } from '../hostContext';
import { ProblemSchema } from '../http/problem';
import { createStaffHooks } from '../identity/staffHooks';
import { hurryJob, listJobs } from './jobRows';

const JobParams = Type.Object({ name: Type.Enum([...JOB_NAMES]) });

/** `/v1/admin/jobs`: what the portal does by itself, for administrators. */
export function jobRoutes(app: FastifyInstance, context: HostContext): void {
  const hooks = createStaffHooks(context, 'job.run');
  const answering = { response: { 200: JobStates, 202: JobStates, '4xx': ProblemSchema } };
  app.get(
    '/admin/jobs',
    {
      ...hooks,
      schema: {
        tags: ['admin'],
        summary: 'List what the portal does by itself, and how it went the last time.',
        ...answering,
      },
    },
    async () => ({ items: await listJobs(context) }),
  );
  app.post<{ Params: Static<typeof JobParams> }>(
    '/admin/jobs/:name/run',
    {
      ...hooks,
      schema: {
        tags: ['admin'],
        summary: 'Make a job due now; one that is running goes on, and nothing more is begun.',
        params: JobParams,
        ...answering,
      },
    },
    async ({ params }, reply) => {
      await hurryJob(context, params.name);
      return reply.code(202).send({ items: await listJobs(context) });
    },
  );
}
