import type { TapeLevel } from '../../../tape/format/lines';
import type { Ports } from '../../browser/ports';
import { createPageCorner, exposeInConsole, watchShortcut } from '../../browser/tapePage';
import type { LocaleContextValue } from '../../intl/IntlRoot';
import type { PageRecording } from './recordPage';
import { createTapeControls } from './tapeControls';

export interface PageTape {
  /** Null while nothing is recorded. */
  readonly recorded: PageRecording | null;
  /** The button, the shortcut and `window.__tape`. */
  readonly show: (reading: LocaleContextValue) => Promise<void>;
}

/** In this tab pages are recorded from their first moment on, at the level that stands there. */
const TAPE_MARK_NAME = 'meydan-tape';

/**
 * Opens the objects of a page that may be recorded. The recorder itself is loaded only where it is
 * wanted.
 */
export async function openPageTape(device: Ports): Promise<PageTape> {
  const mark = device.sessionStorage.read(TAPE_MARK_NAME);
  const recorded = mark === null ? null : await record(device, mark === 'full' ? mark : 'checked');
  return {
    recorded,
    show: async (reading) => {
      const controls = createTapeControls(device, recorded, TAPE_MARK_NAME);
      exposeInConsole(controls);
      watchShortcut(controls.toggle);
      const { showTapeCorner } = await import(/* webpackChunkName: "tape" */ './showTapeCorner');
      showTapeCorner(createPageCorner(), { reading, controls });
    },
  };
}

async function record(device: Ports, level: TapeLevel): Promise<PageRecording> {
  const { recordPage: recordThisPage } = await import(
    /* webpackChunkName: "tape-recorder" */ './recordPage'
  );
  return recordThisPage(device, level);
}
