import type {
  AccountInvitationShown,
  AccountInvitationToken,
  InvitedAccount,
} from '../../shared/contract/accountInvitations';
import type {
  Confirmation,
  DoorLink,
  EmailChange,
  EmailChangeLink,
  ForgetPassword,
  ForgetPasswordConfirm,
  ForgetPasswordUndo,
  OwnerProof,
  PasswordChange,
  PasswordProof,
  SecondFactorConfirmation,
  AccountRegistration,
  SecurityEvent,
  SecurityFacts,
  SessionInfo,
} from '../../shared/contract/accounts';
import type {
  PasskeyConfirmation,
  PasskeyCreationOptions,
  PasskeyRequestOptions,
} from '../../shared/contract/passkeys';
import type { AccountDeletion, TermsAcceptance } from '../../shared/contract/profile';
import type { FirstAdministrator, SetupCode } from '../../shared/contract/setup';
import type { ApiMethod } from '../../shared/crossOrigin';
import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import type { PortalRequest } from './baseQuery';
import type { ApiExtra } from './extra';
import { AUTH_REQUIRED } from './baseQuery';
import { portalApi } from './portalApi';
import { createLocalProblem } from './problem';
import type { ApiResponse } from './request';

/**
 * A form whose fields wait in the vault: passwords and one-time tokens stand in no action and not
 * in the store.
 */
export interface TicketedFields {
  readonly ticket: string;
}

/** Types of the deposited fields, by the path of the call. */
export interface AccountForms {
  readonly '/accounts': AccountRegistration;
  readonly '/accounts/confirm': Confirmation;
  readonly '/ForgetPassword': ForgetPassword;
  readonly '/ForgetPasswordConfirm': ForgetPasswordConfirm;
  readonly '/ForgetPasswordUndo': ForgetPasswordUndo;
  readonly '/me/password': PasswordChange;
  readonly '/me/email': EmailChange;
  readonly '/accounts/email/confirm': EmailChangeLink;
  readonly '/accounts/email/undo': EmailChangeLink;
  readonly '/me/proof': OwnerProof;
  readonly '/me/second-factor': PasswordProof;
  readonly '/me/passkeys': PasswordProof;
  readonly [passkey: `/me/passkeys/${string}`]: PasswordProof;
  readonly '/me/second-factor/confirm': SecondFactorConfirmation;
  readonly '/me/second-factor/recovery-codes': PasswordProof;
  readonly '/accounts/invitation/look': AccountInvitationToken;
  readonly '/accounts/invitation': InvitedAccount;
  readonly '/me/invitation': AccountInvitationToken;
  readonly '/me/doors': DoorLink;
  readonly '/me': AccountDeletion;
  readonly '/setup/code': SetupCode;
  readonly '/setup/administrator': FirstAdministrator;
}

type Send = (request: PortalRequest) => PromiseLike<ApiResponse> | ApiResponse;

const askByForm =
  <Answer>(url: keyof AccountForms, method: ApiMethod = 'POST') =>
  async (
    { ticket }: TicketedFields,
    { extra }: BaseQueryApi,
    _options: unknown,
    send: Send,
  ): Promise<ApiResponse<Answer>> => {
    const body = (extra as ApiExtra).vault.redeem(ticket);
    if (!body) return { error: createLocalProblem('unexpected') };
    const { data, error } = await send({ url, method, body });
    return error ? { error } : { data: data as Answer };
  };

/** Creates the function of an endpoint that sends the fields which a ticket stands for. */
export const sendForm =
  (...call: Parameters<typeof askByForm>) =>
  async (...fields: Parameters<ReturnType<typeof askByForm>>): Promise<ApiResponse<null>> => {
    const { error } = await askByForm(...call)(...fields);
    return error ? { error } : { data: null };
  };

/** Sends a form whose answer is secret as well: it waits in the vault for the ticket. */
const exchangeForm =
  (url: keyof AccountForms) =>
  async (
    { ticket }: TicketedFields,
    { extra }: BaseQueryApi,
    _options: unknown,
    send: Send,
  ): Promise<ApiResponse<TicketedFields>> => {
    const { vault } = extra as ApiExtra;
    const body = vault.redeem(ticket);
    if (!body) return { error: createLocalProblem('unexpected') };
    const { data, error } = await send({ url, method: 'POST', body });
    if (error) return { error };
    return { data: { ticket: vault.deposit(data as Readonly<Record<string, unknown>>) } };
  };

/** Describes a passkey that is to be added: its name, and a ticket for the present password. */
interface NewPasskey extends TicketedFields {
  readonly name: string;
}

/**
 * Has the browser make a passkey between two calls. The recovery codes of the answer wait in the
 * vault.
 */
async function addPasskey(
  { name, ticket }: NewPasskey,
  { extra }: BaseQueryApi,
  _options: unknown,
  send: Send,
): Promise<ApiResponse<TicketedFields>> {
  const { ports, vault } = extra as ApiExtra;
  const password = vault.redeem(ticket);
  if (!password) return { error: createLocalProblem('unexpected') };
  const begun = await send({ url: '/me/passkeys', method: 'POST', body: password });
  if (begun.error) return { error: begun.error };
  const passkey = await ports.passkeys.create(begun.data as PasskeyCreationOptions);
  if (passkey === 'known') return { error: createLocalProblem('passkeyKnown') };
  if (!passkey) return { error: createLocalProblem('passkeyNotUsed') };
  const body = { name, passkey } satisfies PasskeyConfirmation;
  const { data, error } = await send({ url: '/me/passkeys/confirm', method: 'POST', body });
  if (error) return { error };
  return { data: { ticket: vault.deposit(data as Readonly<Record<string, unknown>>) } };
}

/** Has a passkey sign between two calls, as proof of who is here. */
async function proveByPasskey(
  _: undefined,
  { extra }: BaseQueryApi,
  _options: unknown,
  send: Send,
): Promise<ApiResponse<null>> {
  const { ports } = extra as ApiExtra;
  const asked = await send({ url: '/me/passkeys/request', method: 'POST' });
  if (asked.error) return { error: asked.error };
  const passkey = await ports.passkeys.get(asked.data as PasskeyRequestOptions);
  if (!passkey) return { error: createLocalProblem('passkeyNotUsed') };
  const body = { passkey } satisfies OwnerProof;
  const { error } = await send({ url: '/me/proof', method: 'POST', body });
  return error ? { error } : { data: null };
}

/** Saves the archive on the person's device, never in the store. */
async function saveExport(
  _: undefined,
  { extra }: BaseQueryApi,
  _options: unknown,
  send: Send,
): Promise<ApiResponse<null>> {
  const { ports } = extra as ApiExtra;
  const readArchive = (response: Response) => (response.ok ? response.blob() : response.json());
  const { data, error } = await send({ url: '/me/export', responseHandler: readArchive });
  if (error) return { error };
  const day = new Date(ports.clock()).toISOString().slice(0, 10);
  ports.saveFile(`${new URL(ports.location.href()).hostname}-${day}.zip`, data as Blob);
  return { data: null };
}

/** Accounts with a password, and what keeps them safe (SPEC 7.1.5). */
export const accountsApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    register: build.mutation<null, TicketedFields>({ queryFn: sendForm('/accounts') }),
    confirmEmail: build.mutation<null, TicketedFields>({ queryFn: sendForm('/accounts/confirm') }),
    requestPasswordReset: build.mutation<null, TicketedFields>({
      queryFn: sendForm('/ForgetPassword'),
    }),
    resetPassword: build.mutation<null, TicketedFields>({
      queryFn: sendForm('/ForgetPasswordConfirm'),
    }),
    undoPasswordChange: build.mutation<null, TicketedFields>({
      queryFn: sendForm('/ForgetPasswordUndo'),
    }),
    changePassword: build.mutation<null, TicketedFields>({
      queryFn: sendForm('/me/password'),
      extraOptions: AUTH_REQUIRED,
      invalidatesTags: ['Me'],
    }),
    /** Asks for another address; it holds once it was confirmed. */
    changeEmail: build.mutation<null, TicketedFields>({
      queryFn: sendForm('/me/email'),
      extraOptions: AUTH_REQUIRED,
      invalidatesTags: ['Me'],
    }),
    withdrawEmailChange: build.mutation<null, undefined>({
      query: () => ({ url: '/me/email', method: 'DELETE' }),
      extraOptions: AUTH_REQUIRED,
      invalidatesTags: ['Me'],
    }),
    confirmNewEmail: build.mutation<null, TicketedFields>({
      queryFn: sendForm('/accounts/email/confirm'),
      invalidatesTags: ['Me'],
    }),
    undoEmailChange: build.mutation<null, TicketedFields>({
      queryFn: sendForm('/accounts/email/undo'),
    }),
    proveOwner: build.mutation<null, TicketedFields>({
      queryFn: sendForm('/me/proof'),
      extraOptions: AUTH_REQUIRED,
      invalidatesTags: ['Me'],
    }),
    proveByPasskey: build.mutation<null, undefined>({
      queryFn: proveByPasskey,
      extraOptions: AUTH_REQUIRED,
      invalidatesTags: ['Me'],
    }),
    addPasskey: build.mutation<TicketedFields, NewPasskey>({
      queryFn: addPasskey,
      extraOptions: AUTH_REQUIRED,
      invalidatesTags: ['Me'],
    }),
    removePasskey: build.mutation<null, TicketedFields & { readonly id: string }>({
      queryFn: ({ id, ...form }, ...rest) =>
        sendForm(`/me/passkeys/${id}`, 'DELETE')(form, ...rest),
      extraOptions: AUTH_REQUIRED,
      invalidatesTags: ['Me'],
    }),
    beginSecondFactor: build.mutation<TicketedFields, TicketedFields>({
      queryFn: exchangeForm('/me/second-factor'),
      extraOptions: AUTH_REQUIRED,
    }),
    confirmSecondFactor: build.mutation<TicketedFields, TicketedFields>({
      queryFn: exchangeForm('/me/second-factor/confirm'),
      extraOptions: AUTH_REQUIRED,
      invalidatesTags: ['Me'],
    }),
    replaceRecoveryCodes: build.mutation<TicketedFields, TicketedFields>({
      queryFn: exchangeForm('/me/second-factor/recovery-codes'),
      extraOptions: AUTH_REQUIRED,
      invalidatesTags: ['Me'],
    }),
    removeSecondFactor: build.mutation<null, TicketedFields>({
      queryFn: sendForm('/me/second-factor', 'DELETE'),
      extraOptions: AUTH_REQUIRED,
      invalidatesTags: ['Me'],
    }),
    /** Reads what an invitation is for. */
    lookAtAccountInvitation: build.mutation<AccountInvitationShown, TicketedFields>({
      queryFn: askByForm<AccountInvitationShown>('/accounts/invitation/look'),
    }),
    openInvitedAccount: build.mutation<null, TicketedFields>({
      queryFn: sendForm('/accounts/invitation'),
    }),
    acceptAccountInvitation: build.mutation<null, TicketedFields>({
      queryFn: sendForm('/me/invitation'),
      extraOptions: AUTH_REQUIRED,
      invalidatesTags: ['Me'],
    }),
    linkDoor: build.mutation<null, TicketedFields>({
      queryFn: sendForm('/me/doors'),
      // Called on the way back from the provider: the screen itself says what is missing.
      extraOptions: { ...AUTH_REQUIRED, asksForProof: false },
      invalidatesTags: ['Me'],
    }),
    /** By its issuer. */
    unlinkDoor: build.mutation<null, string>({
      query: (issuer) => ({ url: '/me/doors', method: 'DELETE', params: { issuer } }),
      extraOptions: AUTH_REQUIRED,
      invalidatesTags: ['Me'],
    }),
    /** The version that was read. */
    acceptTerms: build.mutation<null, TermsAcceptance>({
      query: (body) => ({ url: '/me/terms', method: 'POST', body }),
      extraOptions: AUTH_REQUIRED,
    }),
    /** Data that the portal has about the person, as a file. */
    downloadData: build.mutation<null, undefined>({
      queryFn: saveExport,
      extraOptions: AUTH_REQUIRED,
      invalidatesTags: ['Me'],
    }),
    deleteAccount: build.mutation<null, TicketedFields>({
      queryFn: sendForm('/me', 'DELETE'),
      extraOptions: AUTH_REQUIRED,
    }),
    getSecurity: build.query<SecurityFacts, undefined>({
      query: () => '/me/security',
      extraOptions: AUTH_REQUIRED,
      providesTags: ['Me'],
    }),
    listSessions: build.query<SessionInfo[], undefined>({
      query: () => '/me/sessions',
      extraOptions: AUTH_REQUIRED,
      providesTags: ['Me'],
    }),
    listSecurityEvents: build.query<SecurityEvent[], undefined>({
      query: () => '/me/security-events',
      extraOptions: AUTH_REQUIRED,
      providesTags: ['Me'],
    }),
    endSession: build.mutation<null, string>({
      query: (id) => ({ url: `/me/sessions/${encodeURIComponent(id)}`, method: 'DELETE' }),
      extraOptions: AUTH_REQUIRED,
      invalidatesTags: ['Me'],
    }),
    endOtherSessions: build.mutation<null, undefined>({
      query: () => ({ url: '/me/sessions', method: 'DELETE' }),
      extraOptions: AUTH_REQUIRED,
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
  useChangeEmailMutation,
  useWithdrawEmailChangeMutation,
  useConfirmNewEmailMutation,
  useUndoEmailChangeMutation,
  useProveOwnerMutation,
  useProveByPasskeyMutation,
  useAddPasskeyMutation,
  useRemovePasskeyMutation,
  useBeginSecondFactorMutation,
  useConfirmSecondFactorMutation,
  useReplaceRecoveryCodesMutation,
  useRemoveSecondFactorMutation,
  useLookAtAccountInvitationMutation,
  useOpenInvitedAccountMutation,
  useAcceptAccountInvitationMutation,
  useUnlinkDoorMutation,
  useAcceptTermsMutation,
  useDownloadDataMutation,
  useDeleteAccountMutation,
  useGetSecurityQuery,
  useListSessionsQuery,
  useListSecurityEventsQuery,
  useEndSessionMutation,
  useEndOtherSessionsMutation,
} = accountsApi;
