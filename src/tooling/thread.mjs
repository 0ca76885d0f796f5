// Runs the TypeScript program that it is given, in a thread: Node.js 20 does not hand the main
// thread's loader on to others.
import { pathToFileURL } from 'node:url';
import { register } from 'tsx/esm/api';

register();
await import(pathToFileURL(process.argv[2]).href);
