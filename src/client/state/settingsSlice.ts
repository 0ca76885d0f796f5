import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { PortalSettings } from '../../shared/contract/settings';
import { DEFAULT_SETTINGS } from '../../shared/settings';

/** There are settings that are newer than those of this page: they are to be read. */
export const newerSettingsRequested = createAction('settings/newerSettingsRequested');

/** Settings of the installation: those that the host wrote the page with, or newer ones. */
export const settingsSlice = createSlice({
  name: 'settings',
  initialState: DEFAULT_SETTINGS as PortalSettings,
  reducers: {
    /** Hosts hear of a change one after the other: an older answer changes nothing. */
    settingsReceived: (state, { payload }: PayloadAction<PortalSettings>): PortalSettings =>
      payload.number > state.number ? payload : state,
  },
  selectors: { selectSettings: (state) => state },
});

export const { settingsReceived } = settingsSlice.actions;
export const { selectSettings } = settingsSlice.selectors;
