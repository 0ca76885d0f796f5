import type { RecountTask } from './protocol';
import { runTask } from './recounter';

// A program of its own beside the page: however long it counts, the page goes on answering.
addEventListener('message', ({ data }: MessageEvent<RecountTask>) => {
  void runTask(data, (news) => postMessage(news));
});
