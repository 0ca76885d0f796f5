// The program of a thread that counts one poll and ends.
import { parentPort, workerData } from 'node:worker_threads';
import { runCountJob, type CountJob } from './countJob';

parentPort!.postMessage(runCountJob(workerData as CountJob));
