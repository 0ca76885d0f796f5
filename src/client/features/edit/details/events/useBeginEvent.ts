import type { Locale } from '../../../../../shared/locales';
import type { WrittenDetails } from '../../../../../shared/contract/writtenDetails';
import { storeDraft } from '../../../../api/draft';
import { useIdempotencyKeys } from '../../../../api/useIdempotencyKeys';
import { useLocale } from '../../../../intl/IntlRoot';
import { readMomentField } from '../../../../parts/details/plan/MomentFields';
import { useAppDispatch } from '../../../../store/hooks';
import type { Fields } from '../../../../ui/forms/fields';
import { readTextField } from '../../../../ui/forms/localized';
import { useChangeDetailsMutation, useLazyGetDetailsQuery } from '../detailsApi';

const MOMENTS = ['startsAt.day', 'startsAt.time', 'endsAt.day', 'endsAt.time'] as const;

/** Returns what was typed, by the names that the fields of the details have. */
function readTyped(fields: Fields): Fields {
  const original = fields['originalLocale'] as Locale;
  const typed = [
    ...MOMENTS.map((name) => [name, fields[name] ?? ''] as const),
    [`location.${original}`, readTextField(fields, 'location')] as const,
  ];
  return Object.fromEntries(typed.filter(([, text]) => text !== ''));
}

/**
 * Saves when and where a new event is. If that fails the words are kept for the form of its
 * details, which is the next step.
 */
export function useBeginEvent() {
  const dispatch = useAppDispatch();
  const locale = useLocale();
  const keyFor = useIdempotencyKeys();
  const [read] = useLazyGetDetailsQuery();
  const [change] = useChangeDetailsMutation();

  return async (slug: string, fields: Fields) => {
    const typed = readTyped(fields);
    if (Object.keys(typed).length === 0) return;
    const place = { section: 'events', slug, locale } as const;
    const { data } = await read(place);
    const written = data as WrittenDetails<'events'> | undefined;
    const isSaved = written && (await save(written));
    if (!isSaved) dispatch(storeDraft(`details.events.${slug}`, typed));

    async function save({ revision, kind, details }: WrittenDetails<'events'>) {
      const original = fields['originalLocale'] as Locale;
      const venue = readTextField(fields, 'location');
      const body = {
        revision,
        kind,
        details: {
          ...details,
          startsAt: readMomentField(fields, 'startsAt'),
          endsAt: readMomentField(fields, 'endsAt'),
          location: venue === '' ? details.location : { ...details.location, [original]: venue },
        },
      };
      const answer = await change({ ...place, body, idempotencyKey: keyFor({ slug, body }) });
      return answer.data !== undefined;
    }
  };
}
