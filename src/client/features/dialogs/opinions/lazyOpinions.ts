import type { DetailPage } from '../../../../shared/contract/content';
import type { DialogDetails } from '../../../../shared/contract/dialogs';
import { lazyComponent } from '../../../ui/lazyComponent';

/** Map, lists and what belongs to them: a file of its own. */
export const lazyOpinions = lazyComponent(() =>
  import(/* webpackChunkName: "opinions" */ './OpinionsSummary').then(
    (module) => module.OpinionsSummary,
  ),
);

/**
 * Loads what the page of this dialog shows from the first moment on besides its screen: the first
 * HTML is that of a visitor, who sees opinions at once or not at all.
 * @returns the names of the webpack chunks
 */
export async function loadOpinionParts({
  details,
  phase,
}: Pick<DetailPage<DialogDetails>, 'details' | 'phase'>): Promise<readonly string[]> {
  const isShown = details.resultsAfter === 0 || phase === 'closed';
  if (details.mode !== 'statements' || !isShown) return [];
  await lazyOpinions.ready();
  return ['opinions'];
}
