import type {
  Confirmation,
  ForgetPassword,
  ForgetPasswordConfirm,
  ForgetPasswordUndo,
  PasswordChange,
  Registration,
  SecurityEvent,
  SecurityFacts,
  SessionInfo,
} from '../../shared/contract/accounts';
import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import type { PortalRequest } from './baseQuery';
import type { ApiExtra } from './extra';
import { portalApi } from './portalApi';
import { localProblem } from './problem';
import type { Answer } from './request';

/** A form whose fields wait in the vault: passwords and one-time tokens stand in no action and not in the store. */
export interface TicketedFields {
  readonly ticket: string;
}

/** What the deposited fields have to be. */
export interface AccountForms {
  readonly '/accounts': Registration;
  readonly '/accounts/confirm': Confirmation;
  readonly '/ForgetPassword': ForgetPassword;
  readonly '/ForgetPasswordConfirm': ForgetPasswordConfirm;
  readonly '/ForgetPasswordUndo': ForgetPasswordUndo;
  readonly '/me/password': PasswordChange;
}

type Send = (request: PortalRequest) => PromiseLike<Answer> | Answer;

const post =
  (url: keyof AccountForms) =>
  async (
    { ticket }: TicketedFields,
    { extra }: BaseQueryApi,
    _options: unknown,
    send: Send,
  ): Promise<Answer<null>> => {
    const body = (extra as ApiExtra).vault.redeem(ticket);
    if (!body) return { error: localProblem('unexpected') };
    const { error } = await send({ url, method: 'POST', body });
    return error ? { error } : { data: null };
  };

const REQUIRED = { auth: 'required' } as const;

/** Accounts with a password, and what keeps them safe (SPEC 7.1.5). */
export const accountsApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    register: build.mutation<null, TicketedFields>({ queryFn: post('/accounts') }),
    confirmEmail: build.mutation<null, TicketedFields>({ queryFn: post('/accounts/confirm') }),
    requestPasswordReset: build.mutation<null, TicketedFields>({
      queryFn: post('/ForgetPassword'),
    }),
    resetPassword: build.mutation<null, TicketedFields>({
      queryFn: post('/ForgetPasswordConfirm'),
    }),
    undoPasswordChange: build.mutation<null, TicketedFields>({
      queryFn: post('/ForgetPasswordUndo'),
    }),
    changePassword: build.mutation<null, TicketedFields>({
      queryFn: post('/me/password'),
      extraOptions: REQUIRED,
      invalidatesTags: ['Me'],
    }),
    getSecurity: build.query<SecurityFacts, undefined>({
      query: () => '/me/security',
      extraOptions: REQUIRED,
      providesTags: ['Me'],
    }),
    listSessions: build.query<SessionInfo[], undefined>({
      query: () => '/me/sessions',
      extraOptions: REQUIRED,
      providesTags: ['Me'],
    }),
    listSecurityEvents: build.query<SecurityEvent[], undefined>({
      query: () => '/me/security-events',
      extraOptions: REQUIRED,
      providesTags: ['Me'],
    }),
    endSession: build.mutation<null, string>({
      query: (id) => ({ url: `/me/sessions/${encodeURIComponent(id)}`, method: 'DELETE' }),
      extraOptions: REQUIRED,
      invalidatesTags: ['Me'],
    }),
    endOtherSessions: build.mutation<null, undefined>({
      query: () => ({ url: '/me/sessions', method: 'DELETE' }),
      extraOptions: REQUIRED,
      invalidatesTags: ['Me'],
    }),
  }),
});

export const {
  useRegisterMutation,
  useConfirmEmailMutation,
  useRequestPasswordResetMutation,
  useResetPasswordMutation,
  useUndoPasswordChangeMutation,
  useChangePasswordMutation,
  useGetSecurityQuery,
  useListSessionsQuery,
  useListSecurityEventsQuery,
  useEndSessionMutation,
  useEndOtherSessionsMutation,
} = accountsApi;
