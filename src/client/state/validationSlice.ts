import { createSlice } from '@reduxjs/toolkit';
import type { ValidationResult } from '../../oidc/validation/validationResult';
import { LIMITS } from '../../shared/constants';
import { newAuthenticationResult } from './sessionSlice';

interface ValidationEntry {
  readonly configId: string;
  readonly result: ValidationResult;
  readonly isRenewal: boolean;
  /** Milliseconds since 1970. */
  readonly at: number;
}

export interface ValidationState {
  readonly latest: ValidationEntry | null;
  /** Newest last. */
  readonly history: readonly ValidationEntry[];
}

const initialState: ValidationState = { latest: null, history: [] };

/** Every validation result (SPEC 4.6, 10.4); it has no events of its own. */
export const validationSlice = createSlice({
  name: 'validation',
  initialState,
  reducers: {},
  extraReducers: (build) =>
    build.addCase(newAuthenticationResult, (state, { payload }): ValidationState => {
      const { configId, validationResult: result, isRenewProcess: isRenewal, at } = payload;
      const latest = { configId, result, isRenewal, at };
      return { latest, history: [...state.history, latest].slice(-LIMITS.validationHistory) };
    }),
  selectors: {
    selectLatestValidation: ({ latest }) => latest,
    selectValidationHistory: ({ history }) => history,
  },
});

export const { selectLatestValidation, selectValidationHistory } = validationSlice.selectors;
