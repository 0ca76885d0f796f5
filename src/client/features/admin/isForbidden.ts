import type { SerializedError } from '@reduxjs/toolkit';
import { isProblem, type Problem } from '../../api/problem';

const FORBIDDEN = 403;

/** Another try does not help: the host knows the rights better than the user record here. */
export const isForbidden = (error: Problem | SerializedError | undefined): boolean =>
  isProblem(error) && error.status === FORBIDDEN;
