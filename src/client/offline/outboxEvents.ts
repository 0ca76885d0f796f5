import { createAction } from '@reduxjs/toolkit';

/** What waits on this device is to be sent now. */
export const outboxSendRequested = createAction('outbox/sendRequested');
