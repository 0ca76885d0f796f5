import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import * as React from 'react';

// A loaded machine is slow, not wrong: no test asserts a time.
configure({ asyncUtilTimeout: 20_000 });

// As if React had kept its ten thousand stacks of this second: a stack for each element takes a
// tenth of the time of a screen's test, and only warnings would show it.
const internals = (React as unknown as Readonly<Record<string, object>>)[
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'
]!;
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set() {} });
