import type { Generated } from 'kysely';
import type { Localized } from '../../shared/contract/text';
import type { Locale } from '../../shared/locales';
import type { LegalPage } from '../../shared/routes';
import type { JsonColumn, NullableTimeColumn, TimeColumn } from './columns';

/** The next versions of legal texts while they are written. */
export interface LegalTables {
  legal_drafts: {
    kind: LegalPage;
    title: JsonColumn<Localized>;
    summary: JsonColumn<Localized>;
    body: JsonColumn<Localized>;
    what_changed: JsonColumn<Localized>;
    original_locale: Locale;
    revision: Generated<number>;
    change_key: Buffer | null;
    updated_at: TimeColumn;
    updated_by: string | null;
    from_template: Generated<boolean>;
    signed_off_at: NullableTimeColumn;
    signed_off_by: string | null;
  };
}
