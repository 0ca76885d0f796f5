import { createRoot } from 'react-dom/client';
import { IntlRoot, type Reading } from '../../intl/IntlRoot';
import { lateTexts } from '../../intl/LateTexts';
import { TapeCorner } from './TapeCorner';
import type { TapeControls } from './tapeControls';

interface Corner {
  readonly reading: Reading;
  readonly controls: TapeControls;
}

/** A tree of its own beside the page's: the page stays as the host has rendered it. */
export async function showTapeCorner(
  element: HTMLElement,
  { reading, controls }: Corner,
): Promise<void> {
  const messages = await lateTexts('tapes', reading.locale);
  createRoot(element).render(
    <IntlRoot {...reading} messages={messages}>
      <TapeCorner controls={controls} />
    </IntlRoot>,
  );
}
