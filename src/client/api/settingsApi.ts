import type { PortalSettings } from '../../shared/contract/settings';
import { portalApi } from './portalApi';

const settingsApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    getSettings: build.query<PortalSettings, undefined>({
      query: () => '/settings',
      extraOptions: { auth: 'none' },
    }),
  }),
});

/** Creates a thunk that reads the settings anew; the slice `settings` keeps the answer. */
export const readSettings = () =>
  settingsApi.endpoints.getSettings.initiate(undefined, { forceRefetch: true });
