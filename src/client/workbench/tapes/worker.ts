import { playTape, type TapeResult } from './playTape';

// A program of its own: a replay takes over timers, date and random numbers of whatever it runs in.
addEventListener('message', ({ data }: MessageEvent<{ name: string; text: string }>) => {
  const broken: TapeResult = { kind: 'refused', code: 'malformed' };
  void playTape(data.name, data.text).then(postMessage, () => postMessage(broken));
});
