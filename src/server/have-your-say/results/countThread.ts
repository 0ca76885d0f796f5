// The program of a thread that counts one poll and ends.
import { parentPort, workerData } from 'node:worker_threads';
import { countJob, type CountJob } from './countJob';

parentPort!.postMessage(countJob(workerData as CountJob));
