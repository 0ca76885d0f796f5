import { parentPort } from 'node:worker_threads';
import { renderLinkPicture, type LinkPicture } from './renderLinkPicture';
import { loadTypeface } from './shapeText';

export interface PictureRenderRequest {
  readonly id: number;
  readonly picture: LinkPicture;
}
export type PictureRenderReply =
  | { readonly id: number; readonly png: Uint8Array }
  | { readonly id: number; readonly fault: string };

const typeface = loadTypeface();

/** Shaping text takes a tenth of a second of a processor: requests do not wait for it. */
parentPort!.on('message', ({ id, picture }: PictureRenderRequest) => {
  void typeface
    .then((fonts) => renderLinkPicture(fonts, picture))
    .then(
      (png): PictureRenderReply => ({ id, png }),
      (error: Error): PictureRenderReply => ({ id, fault: error.message }),
    )
    .then((delivery) => parentPort!.postMessage(delivery));
});
