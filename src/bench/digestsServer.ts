import { startSmtpServer } from '../server/mail/testing/startSmtpServer';

/** A mail server as a process of its own: says its port, and ends with its parent. */
const { port } = await startSmtpServer();
process.send?.(port);
process.once('disconnect', () => process.exit(0));
