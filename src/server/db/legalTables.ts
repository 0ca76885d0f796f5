import type { Generated } from 'kysely';
import type { Localized } from '../../shared/contract/text';
import type { Locale } from '../../shared/locales';
import type { LegalPage } from '../../shared/routes';
import type { Json, Time } from './columns';

/** The next versions of legal texts while they are written. */
export interface LegalTables {
  legal_drafts: {
    kind: LegalPage;
    title: Json<Localized>;
    summary: Json<Localized>;
    body: Json<Localized>;
    what_changed: Json<Localized>;
    original_locale: Locale;
    revision: Generated<number>;
    change_key: Buffer | null;
    updated_at: Time;
    updated_by: string | null;
  };
}
