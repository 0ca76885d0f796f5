import type {
  DetailedSection,
  DetailsChange,
  WrittenDetails,
} from '../../../../shared/contract/writtenDetails';
import { useIdempotencyKeys } from '../../../api/useIdempotencyKeys';
import { useLocale } from '../../../intl/IntlRoot';
import type { Fields } from '../../../ui/forms/fields';
import type { Revisions } from '../../../ui/forms/revisions';
import type { DetailPart } from './detailPart';
import { useChangeDetailsMutation } from './detailsApi';
import { toDetailsFormErrors, isRevisionConflict } from './detailsFormErrors';

interface Of<S extends DetailedSection> {
  readonly section: S;
  readonly slug: string;
  readonly part: DetailPart<S>;
  /** Details as they are now. */
  readonly written: WrittenDetails<S>;
  readonly revisions: Revisions;
  /** Called when another person was quicker: asks for the version that they wrote. */
  readonly onNewer: () => unknown;
}

/**
 * Sends the details from the revision that the form began with, or from those that this page has
 * made since. Once it was told that there are newer ones, those are what is changed.
 */
export function useSaveDetails<S extends DetailedSection>(of: Of<S>) {
  const { section, slug, part, written, revisions, onNewer } = of;
  const locale = useLocale();
  const keyFor = useIdempotencyKeys();
  const [change, { isLoading, error }] = useChangeDetailsMutation();

  const send = async (fields: Fields) => {
    const began = Number(fields['revision']);
    const revision = isRevisionConflict(error) ? written.revision : revisions.since(began);
    const kind = fields['kind'] ?? written.kind;
    const body: DetailsChange<S> = { revision, kind, details: part.read(fields, written) };
    const { data, error: failure } = await change({
      section,
      slug,
      locale,
      body,
      idempotencyKey: keyFor(body),
    });
    if (isRevisionConflict(failure)) onNewer();
    // The field keeps the revision that the form began with.
    if (data) for (const from of [began, revision]) revisions.made(from, data.revision);
    return data !== undefined;
  };
  return { send, isLoading, error, told: toDetailsFormErrors(error, written.originalLocale) };
}
