import type { FastifyReply, FastifyRequest, HookHandlerDoneFunction } from 'fastify';
import { can } from '../../shared/permissions/can';
import type { HostContext } from '../hostContext';
import { Problem } from '../http/problem';

type StaffAction =
  | 'person.list'
  | 'person.invite'
  | 'moderation.read'
  | 'feedback.read'
  | 'feedback.answer'
  | 'desk.read'
  | 'job.run'
  | 'legal.change'
  | 'settings.change';

type Hook = (request: FastifyRequest, reply: FastifyReply, done: HookHandlerDoneFunction) => void;

const refuseVisitors: Hook = ({ tokenOwner }, _reply, done) =>
  done(tokenOwner ? undefined : new Problem('signInRequired'));

/**
 * Hooks of a route for the staff. Visitors are refused before the body is read, whoever else may
 * not before anything of it is looked at.
 * @throws Problem signInRequired, forbidden
 */
export const createStaffHooks = (
  { clock }: HostContext,
  action: StaffAction,
): { readonly onRequest: Hook; readonly preValidation: Hook } => ({
  onRequest: refuseVisitors,
  preValidation: (request, _reply, done) =>
    done(
      !request.factorDue && can(request.viewer, action, null, clock())
        ? undefined
        : new Problem('forbidden'),
    ),
});
