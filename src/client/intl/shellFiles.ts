import type { Locale } from '../../shared/locales';

/** Plain text as it is, everything else as the elements of its ICU message. */
export type CompiledMessages = Readonly<Record<string, string | readonly object[]>>;

/**
 * Loads the compiled texts that the frame of all pages and the home page show. webpack writes this
 * module anew (`messageFiles.cjs`).
 */
export const loadShellFile = async (locale: Locale): Promise<CompiledMessages> =>
  ((await import(`../../../i18n/${locale}.json`)) as { readonly default: CompiledMessages })
    .default;
