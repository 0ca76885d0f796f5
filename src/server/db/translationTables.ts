import type { ModeratedKind } from '../../shared/contract/moderation';
import type { Translation } from '../../shared/contract/translations';
import type { Locale } from '../../shared/locales';
import type { TimeColumn } from './columns';

/** Tables of what people wrote, in other languages. */
export interface TranslationTables {
  translations: {
    kind: ModeratedKind;
    target_id: string;
    revision: number;
    lang: Locale;
    content_id: string;
    body: string;
    source: Translation['source'];
    at: TimeColumn;
  };
}
