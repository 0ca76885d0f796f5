// The program of a thread that reads one election with its ballots and ends.
import { parentPort, workerData } from 'node:worker_threads';
import type { RecountReading } from '../../../shared/contract/papers';
import { readRecount } from './readRecount';

parentPort!.postMessage(readRecount(workerData as RecountReading));
