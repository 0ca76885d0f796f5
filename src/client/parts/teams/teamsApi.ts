import type {
  InvitationAnswer,
  InvitationAnswered,
  InvitationShown,
  InvitationsSent,
  MemberAct,
  MemberTitle,
  MyMembership,
  MyTeams,
  NewInvitations,
  NewLink,
  NewTeam,
  TeamAsked,
  TeamManagement,
  TeamSuspension,
} from '../../../shared/contract/memberships';
import type { TeamStatistics } from '../../../shared/contract/teamStatistics';
import type { TeamSwitches } from '../../../shared/contract/teams';
import type { Locale } from '../../../shared/locales';
import { AUTH_REQUIRED } from '../../api/baseQuery';
import { portalApi } from '../../api/portalApi';

interface Keyed {
  readonly idempotencyKey: string;
}
interface OfTeam {
  readonly slug: string;
}
interface OfMember extends OfTeam {
  readonly person: string;
}

/**
 * Tags that are read anew on every page that shows a team after any change in it, after a refusal
 * as well: another person may have been quicker.
 */
const CHANGED = ['Me', { type: 'Content', id: 'teams' }] as const;
const changes = { extraOptions: AUTH_REQUIRED, invalidatesTags: () => CHANGED };
const reads = { extraOptions: AUTH_REQUIRED, providesTags: () => CHANGED };

const teamsApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    getMembership: build.query<MyMembership, string>({
      query: (slug) => `/teams/${slug}/membership`,
      ...reads,
    }),
    getTeamDesk: build.query<TeamManagement, OfTeam & { readonly locale: Locale }>({
      query: ({ slug, locale }) => ({ url: `/teams/${slug}/members`, params: { locale } }),
      ...reads,
    }),
    getTeamStatistics: build.query<TeamStatistics, OfTeam & { readonly locale: Locale }>({
      query: ({ slug, locale }) => ({ url: `/teams/${slug}/statistics`, params: { locale } }),
      ...reads,
    }),
    getMyTeams: build.query<MyTeams, Locale>({
      query: (locale) => ({ url: '/me/memberships', params: { locale } }),
      ...reads,
    }),
    joinTeam: build.mutation<MyMembership, OfTeam & { readonly note: string }>({
      query: ({ slug, note }) => ({
        url: `/teams/${slug}/membership`,
        method: 'PUT',
        body: { note },
      }),
      ...changes,
    }),
    leaveTeam: build.mutation<null, string>({
      query: (slug) => ({ url: `/teams/${slug}/membership`, method: 'DELETE' }),
      ...changes,
    }),
    actOnMember: build.mutation<null, OfMember & { readonly act: MemberAct }>({
      query: ({ slug, person, act }) => ({
        url: `/teams/${slug}/members/${person}/acts`,
        method: 'POST',
        body: { act },
      }),
      ...changes,
    }),
    entitleMember: build.mutation<null, OfMember & MemberTitle>({
      query: ({ slug, person, title }) => ({
        url: `/teams/${slug}/members/${person}/title`,
        method: 'PUT',
        body: { title },
      }),
      ...changes,
    }),
    inviteToTeam: build.mutation<InvitationsSent, OfTeam & NewInvitations>({
      query: ({ slug, ...body }) => ({ url: `/teams/${slug}/invitations`, method: 'POST', body }),
      ...changes,
    }),
    makeTeamLink: build.mutation<{ readonly id: string }, OfTeam & NewLink & Keyed>({
      query: ({ slug, idempotencyKey, ...body }) => ({
        url: `/teams/${slug}/invitation-links`,
        method: 'POST',
        body,
        idempotencyKey,
      }),
      ...changes,
    }),
    withdrawInvitation: build.mutation<null, OfTeam & { readonly id: string }>({
      query: ({ slug, id }) => ({ url: `/teams/${slug}/invitations/${id}`, method: 'DELETE' }),
      ...changes,
    }),
    setTeamSwitches: build.mutation<null, OfTeam & { readonly switches: TeamSwitches }>({
      query: ({ slug, switches: body }) => ({
        url: `/teams/${slug}/switches`,
        method: 'PUT',
        body,
      }),
      ...changes,
    }),
    suspendTeam: build.mutation<null, OfTeam & TeamSuspension>({
      query: ({ slug, ...body }) => ({ url: `/teams/${slug}/suspension`, method: 'PUT', body }),
      ...changes,
    }),
    resumeTeam: build.mutation<null, string>({
      query: (slug) => ({ url: `/teams/${slug}/suspension`, method: 'DELETE' }),
      ...changes,
    }),
    foundTeam: build.mutation<TeamAsked, NewTeam & Keyed>({
      query: ({ idempotencyKey, ...body }) => ({
        url: '/teams/founding',
        method: 'POST',
        body,
        idempotencyKey,
      }),
      ...changes,
    }),
    /** Invitation behind a link: all who have the link may look, signed in or not. */
    lookAtInvitation: build.query<
      InvitationShown,
      { readonly token: string; readonly locale: Locale }
    >({
      query: ({ token, locale }) => ({
        url: '/invitations/look',
        method: 'POST',
        params: { locale },
        body: { token },
      }),
      providesTags: () => CHANGED,
      keepUnusedDataFor: 0,
    }),
    answerInvitation: build.mutation<InvitationAnswered, InvitationAnswer>({
      query: (body) => ({ url: '/invitations/answers', method: 'POST', body }),
      ...changes,
    }),
  }),
});

export const {
  useActOnMemberMutation,
  useAnswerInvitationMutation,
  useEntitleMemberMutation,
  useFoundTeamMutation,
  useGetMembershipQuery,
  useGetMyTeamsQuery,
  useGetTeamDeskQuery,
  useGetTeamStatisticsQuery,
  useInviteToTeamMutation,
  useJoinTeamMutation,
  useLeaveTeamMutation,
  useLookAtInvitationQuery,
  useMakeTeamLinkMutation,
  useResumeTeamMutation,
  useSetTeamSwitchesMutation,
  useSuspendTeamMutation,
  useWithdrawInvitationMutation,
} = teamsApi;
