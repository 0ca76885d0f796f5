// The program of the thread that draws maps, for as long as the host lives.
import { parentPort } from 'node:worker_threads';
import { type DeskMessage, DrawingDesk } from './drawingDesk';

const desk = new DrawingDesk();
parentPort!.on('message', (message: DeskMessage) => {
  const drawn = desk.take(message);
  if (drawn) parentPort!.postMessage(drawn, [drawn.places.buffer]);
});
