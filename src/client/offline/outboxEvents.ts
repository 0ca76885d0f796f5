import { createAction } from '@reduxjs/toolkit';

/** Action that asks to send now what waits on this device. */
export const outboxSendRequested = createAction('outbox/sendRequested');
