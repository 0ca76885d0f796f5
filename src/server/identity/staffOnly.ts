import type { FastifyRequest } from 'fastify';
import { can } from '../../shared/permissions/can';
import type { HostContext } from '../hostContext';
import { Problem } from '../http/problem';
import { requireViewer } from './viewer';

type StaffAction =
  'person.list' | 'moderation.read' | 'feedback.read' | 'feedback.answer' | 'desk.read' | 'job.run';

/** A hook: whoever may not is refused before anything of the request is read. @throws Problem signInRequired, forbidden */
export const staffOnly =
  ({ clock }: HostContext, action: StaffAction) =>
  async (request: FastifyRequest): Promise<void> => {
    if (!can(requireViewer(request), action, null, clock())) throw new Problem('forbidden');
  };
