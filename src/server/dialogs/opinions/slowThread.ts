// The program of a thread that does one slow job and ends.
import { parentPort, workerData } from 'node:worker_threads';
import { doSlowJob, type SlowJob } from './slowJobs';

parentPort!.postMessage(doSlowJob(workerData as SlowJob));
