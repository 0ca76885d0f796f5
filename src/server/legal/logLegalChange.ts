import type { AuditAction } from '../../shared/contract/admin';
import type { Localized } from '../../shared/contract/text';
import type { Locale } from '../../shared/locales';
import type { LegalPage } from '../../shared/routes';
import type { Database } from '../db/openDatabase';
import type { WriteRequest } from '../http/idempotency';
import { writeAudit } from '../identity/audit';

interface Written {
  readonly kind: LegalPage;
  readonly title: Localized;
  readonly original_locale: Locale;
}

interface Step {
  readonly action: Extract<AuditAction, `legal${string}`>;
  /** Facts to be known of the act besides the text: what it was before, and what it has become. */
  readonly before?: object;
  readonly after?: object;
}

/** Writes down a step of writing a legal text. */
export function logLegalChange(
  trx: Database,
  { action, before, after }: Step,
  { kind, title, original_locale }: Written,
  { personId: actorId, at }: WriteRequest,
): Promise<void> {
  const traces = { section: 'legal', slug: kind, title: title[original_locale] ?? kind };
  return writeAudit(trx, {
    at,
    actorId,
    personId: null,
    action,
    reason: '',
    before: { ...traces, ...before },
    after: { ...traces, ...after },
  });
}
