import '@testing-library/jest-dom';
import { configure, getConfig } from '@testing-library/react';
import * as React from 'react';

// A loaded machine is slow, not wrong: no test asserts a time.
configure({ asyncUtilTimeout: 20_000 });

const { getElementError } = getConfig();
// A wait looks many times, and the page is written out at its end alone: once per look was time for
// nothing, and the failure told the page twice.
configure({
  getElementError(message, container) {
    const { _disableExpensiveErrorDiagnostics: isLooking } = getConfig() as unknown as {
      readonly _disableExpensiveErrorDiagnostics: boolean;
    };
    if (!isLooking) return getElementError(message, container);
    return Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' });
  },
});

// As if React had kept its ten thousand stacks of this second: a stack for each element takes a
// tenth of the time of a screen's test, and only warnings would show it.
const internals = (React as unknown as Readonly<Record<string, object>>)[
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'
]!;
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set() {} });
