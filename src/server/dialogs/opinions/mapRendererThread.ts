// The program of the thread that draws maps, for as long as the host lives.
import { parentPort } from 'node:worker_threads';
import { type MapRendererMessage, MapRenderer } from './mapRenderer';

const desk = new MapRenderer();
parentPort!.on('message', (message: MapRendererMessage) => {
  const drawn = desk.take(message);
  if (drawn) parentPort!.postMessage(drawn, [drawn.places.buffer]);
});
