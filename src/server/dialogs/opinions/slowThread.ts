// The program of a thread that does one slow job and ends.
import { parentPort, workerData } from 'node:worker_threads';
import { runMeasurementJob, type MeasurementJob } from './slowJobs';

parentPort!.postMessage(runMeasurementJob(workerData as MeasurementJob));
