import { Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { IntlRoot, type LocaleContextValue } from '../../intl/IntlRoot';
import { LazyMessages } from '../../intl/LazyMessages';
import { tapeMessages } from './messages';
import { TapeCorner } from './TapeCorner';
import type { TapeControls } from './tapeControls';

interface Corner {
  readonly reading: LocaleContextValue;
  readonly controls: TapeControls;
}

/** Renders a tree of its own beside the page's: the page stays as the host has rendered it. */
export function showTapeCorner(element: HTMLElement, { reading, controls }: Corner): void {
  createRoot(element).render(
    <IntlRoot {...reading} messages={{}}>
      <Suspense>
        <LazyMessages part="tapes" has={tapeMessages.title}>
          <TapeCorner controls={controls} />
        </LazyMessages>
      </Suspense>
    </IntlRoot>,
  );
}
