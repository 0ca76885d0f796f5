import type { TapeLevel } from '../../../tape/format/lines';
import type { Ports } from '../../browser/ports';
import { cornerOfPage, offerInConsole, onShortcut } from '../../browser/tapePage';
import type { Reading } from '../../intl/IntlRoot';
import type { PageRecording } from './recordThisPage';
import { createTapeControls } from './tapeControls';

export interface PageTape {
  /** Null while nothing is recorded. */
  readonly recorded: PageRecording | null;
  /** The button, the shortcut and `window.__tape`. */
  readonly show: (reading: Reading) => Promise<void>;
}

/** In this tab pages are recorded from their first moment on, at the level that stands there. */
const MARK = 'meydan-tape';

/**
 * Opens the objects of a page that may be recorded. The recorder itself is loaded only where it is
 * wanted.
 */
export async function openPageTape(device: Ports): Promise<PageTape> {
  const mark = device.sessionStorage.read(MARK);
  const recorded = mark === null ? null : await record(device, mark === 'full' ? mark : 'checked');
  return {
    recorded,
    show: async (reading) => {
      const controls = createTapeControls(device, recorded, MARK);
      offerInConsole(controls);
      onShortcut(controls.toggle);
      const { showTapeCorner } = await import(/* webpackChunkName: "tape" */ './showTapeCorner');
      showTapeCorner(cornerOfPage(), { reading, controls });
    },
  };
}

async function record(device: Ports, level: TapeLevel): Promise<PageRecording> {
  const { recordThisPage } = await import(
    /* webpackChunkName: "tape-recorder" */ './recordThisPage'
  );
  return recordThisPage(device, level);
}
