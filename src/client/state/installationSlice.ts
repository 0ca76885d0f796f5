import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { InstallationFacts } from '../../shared/contract/installation';
import type { LegalPage } from '../../shared/routes';

/** Null where the host could not say it: then nothing is taken to be missing. */
export type InstallationState = InstallationFacts | null;

/** Holds what the host says of the installation in each page; its one event: a text has come. */
export const installationSlice = createSlice({
  name: 'installation',
  initialState: null as InstallationState,
  reducers: {
    legalPageAppeared: (state, { payload }: PayloadAction<LegalPage>): InstallationState =>
      state && !state.legalPages.includes(payload)
        ? { ...state, legalPages: [...state.legalPages, payload] }
        : state,
  },
  selectors: {
    selectLegalPages: (state) => state?.legalPages ?? null,
    selectCanRegister: (state) => state?.canRegister ?? true,
    selectHasProvider: (state) => state?.hasProvider ?? true,
  },
});

export const { legalPageAppeared } = installationSlice.actions;
export const { selectLegalPages, selectCanRegister, selectHasProvider } =
  installationSlice.selectors;
