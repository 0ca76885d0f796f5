import type {
  OpeningTasks,
  ProviderStates,
  SetupState,
  StageChange,
  TestMail,
  TestMailArrived,
} from '../../../shared/contract/setup';
import { sendForm, type TicketedFields } from '../../api/accountsApi';
import { AUTH_REQUIRED } from '../../api/baseQuery';
import { portalApi } from '../../api/portalApi';

/** The first hour of an installation: its code, its administrator, and its opening. */
export const setupApi = portalApi.enhanceEndpoints({ addTagTypes: ['Setup'] }).injectEndpoints({
  endpoints: (build) => ({
    getSetupState: build.query<SetupState, undefined>({
      query: () => '/setup',
      keepUnusedDataFor: 0,
      providesTags: ['Setup'],
    }),
    sendSetupCode: build.mutation<null, TicketedFields>({
      queryFn: sendForm('/setup/code'),
      invalidatesTags: ['Setup'],
    }),
    createFirstAdministrator: build.mutation<null, TicketedFields>({
      queryFn: sendForm('/setup/administrator'),
      invalidatesTags: ['Setup'],
    }),
    /** Makes the person who is signed in an administrator. */
    becomeAdministrator: build.mutation<null, undefined>({
      query: () => ({ url: '/setup/administrator', method: 'POST' }),
      extraOptions: AUTH_REQUIRED,
      invalidatesTags: ['Setup'],
    }),
    getOpeningTasks: build.query<OpeningTasks, undefined>({
      query: () => '/setup/tasks',
      extraOptions: AUTH_REQUIRED,
      keepUnusedDataFor: 0,
      providesTags: ['Setup'],
    }),
    sendTestMail: build.mutation<TestMail, undefined>({
      query: () => ({ url: '/setup/test-mail', method: 'POST' }),
      extraOptions: AUTH_REQUIRED,
    }),
    confirmTestMail: build.mutation<null, TestMailArrived>({
      query: (body) => ({ url: '/setup/test-mail/arrived', method: 'POST', body }),
      extraOptions: AUTH_REQUIRED,
      invalidatesTags: ['Setup'],
    }),
    listProviderStates: build.query<ProviderStates, undefined>({
      query: () => '/setup/providers',
      extraOptions: AUTH_REQUIRED,
      keepUnusedDataFor: 0,
    }),
    changeStage: build.mutation<null, StageChange>({
      query: (body) => ({ url: '/setup/stage', method: 'PUT', body }),
      extraOptions: AUTH_REQUIRED,
      invalidatesTags: ['Setup'],
    }),
  }),
});

export const {
  useGetSetupStateQuery,
  useSendSetupCodeMutation,
  useCreateFirstAdministratorMutation,
  useBecomeAdministratorMutation,
  useGetOpeningTasksQuery,
  useSendTestMailMutation,
  useConfirmTestMailMutation,
  useListProviderStatesQuery,
  useChangeStageMutation,
} = setupApi;
