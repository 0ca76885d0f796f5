import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LEGAL_FIELDS, type LegalDraft } from '../../shared/contract/legal';
import type { Localized } from '../../shared/contract/text';
import { LOCALE_CODES, getLocaleInfo, type Locale } from '../../shared/locales';
import { getCityFormat } from '../city/currentSettings';
import { RETENTION, type Period } from '../../shared/retention';
import type { LegalPage } from '../../shared/routes';
import { SERVER_SOURCE_FOLDER } from '../folders';
import type { LegalTexts } from './legalQueries';

/** Facts that templates are filled in with; what is not known stays a gap that people see. */
export interface LegalTemplateFacts {
  readonly cityName?: Localized;
  /** Name and office of the person who speaks for the city. */
  readonly representative?: Localized;
  readonly postAddress?: Localized;
  readonly contactMail?: string;
  readonly phone?: string;
  readonly website?: string;
  /** Origin of the portal, or its name while the origin leads to this machine alone. */
  readonly portalAddress?: string | Localized;
  /** Day on which the draft begins. */
  readonly today?: Localized;
  readonly dataProtectionMail?: string;
  /** Authority that complaints about the use of personal data go to. */
  readonly supervisoryAuthority?: Localized;
  /** Body that complaints about accessibility go to where the city's answer does not help. */
  readonly enforcementBody?: Localized;
  /** Names of the services that people can sign in through; none: with a password alone. */
  readonly signInServices?: readonly string[];
  /** Tells whether a service translates what people wrote. */
  readonly isTranslated?: boolean;
}

/** Facts that only whoever writes the texts can say. */
type OwnFact =
  | 'legalBasis'
  | 'serverOperator'
  | 'mailOperator'
  | 'translationOperator'
  | 'backupPeriod'
  | 'lowestAge'
  | 'councilDuty'
  | 'noticePeriod'
  | 'applicableLaw'
  | 'accessibilityLaw'
  | 'knownProblems'
  | 'exemptDocuments'
  | 'examination'
  | 'answerPeriod'
  | 'furtherDetails';

type FactName = keyof LegalTemplateFacts | OwnFact;
type TemplateTexts = Omit<LegalTexts, 'whatChanged'>;

const FOLDER = join(SERVER_SOURCE_FOLDER, 'legal', 'templates');

/** Marks a part of a template for portals where a fact holds: `{{if fact}}`, `{{end}}`. */
const CONDITION = /\{\{if (\w+)\}\}\n([^]*?)\{\{end\}\}\n/g;
/** Marks how long something is kept, by its id in `RETENTION`: `{{period session}}`. */
const PERIOD = /\{\{period (\w+)\}\}/g;
/**
 * Marks a fact, and names what its gap asks for: `{{cityName: name of the city}}`. An answer that
 * most cities give is proposed behind it: `{{noticePeriod: how long = 30 days}}`.
 */
const FACT = /\{\{(\w+): ([^}=]+?)(?: = ([^}]+))?\}\}/g;
/** Finds the lines that are one fact and nothing else. */
const FACT_LINE = new RegExp(`^${FACT.source}$`, 'gm');
const LINE_END = /\s*\n\s*/g;
/** Ends a line within a paragraph of Markdown. */
const LINE_BREAK = '\\\n';
const GAP = /\[\s*(?:…|\.{3})[^[\]]*\](?!\()/g;

/** Writes a gap as people see it in a text. */
const createGap = (missing: string): string => `[… ${missing}]`;

function isPresent(fact: unknown): boolean {
  return Array.isArray(fact) ? fact.length > 0 : Boolean(fact);
}

function writeFact(facts: LegalTemplateFacts, name: FactName, locale: Locale): string | undefined {
  const fact = name in facts ? facts[name as keyof LegalTemplateFacts] : undefined;
  if (typeof fact === 'string') return fact;
  if (Array.isArray(fact)) {
    const list = new Intl.ListFormat(getCityFormat(locale), { type: 'conjunction' });
    return list.format(fact as readonly string[]);
  }
  return typeof fact === 'object' ? (fact as Localized)[locale] : undefined;
}

function writePeriod(id: string, locale: Locale): string {
  const rows: readonly { readonly id: string; readonly longest?: Period }[] = RETENTION;
  const period = rows.find((row) => row.id === id)?.longest;
  if (!period) throw new Error(`Nothing is kept for a time under the name “${id}”.`);
  const unit = { style: 'unit', unit: period.unit, unitDisplay: 'long' } as const;
  return new Intl.NumberFormat(getCityFormat(locale), unit).format(period.amount);
}

/**
 * Fills a template in with what is known; a gap stands for each other fact. A fact of several
 * lines, such as a postal address, keeps them where it stands alone.
 */
export const fillTemplate = (text: string, locale: Locale, facts: LegalTemplateFacts): string =>
  text
    .replace(CONDITION, (_all, name: FactName, part: string) =>
      isPresent(facts[name as keyof LegalTemplateFacts]) ? part : '',
    )
    .replace(PERIOD, (_all, id: string) => writePeriod(id, locale))
    .replace(FACT_LINE, (all, name: FactName) =>
      (writeFact(facts, name, locale) ?? all).replace(LINE_END, LINE_BREAK),
    )
    .replace(FACT, (_all, name: FactName, missing: string) => {
      const comma = getLocaleInfo(locale).dir === 'rtl' ? '، ' : ', ';
      return writeFact(facts, name, locale)?.replace(LINE_END, comma) ?? createGap(missing);
    });

/** Reads a template: its title is the first line, its summary the quotation below that. */
function splitTemplate(text: string): Readonly<Record<keyof TemplateTexts, string>> {
  const [, title = '', summary = '', body = ''] = /^# (.+)\n\n> (.+)\n\n([^]+)$/.exec(text) ?? [];
  return { title, summary, body: body.trimEnd() };
}

/** Reads a template in one language; null where there is none in it. */
async function readTemplateFile(kind: LegalPage, locale: Locale): Promise<string | null> {
  try {
    return await readFile(join(FOLDER, `${kind}.${locale}.md`), 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** Reads the template of a legal text in those of these languages that have one, filled in. */
export async function readTemplate(
  kind: LegalPage,
  facts: LegalTemplateFacts,
  locales: readonly Locale[] = LOCALE_CODES,
): Promise<TemplateTexts> {
  const written = await Promise.all(
    locales.map(async (code) => [code, await readTemplateFile(kind, code)] as const),
  );
  const texts = written.flatMap(([code, text]) =>
    text === null ? [] : [[code, splitTemplate(fillTemplate(text, code, facts))] as const],
  );
  const take = (field: keyof TemplateTexts): Localized =>
    Object.fromEntries(texts.map(([code, text]) => [code, text[field]]));
  return { title: take('title'), summary: take('summary'), body: take('body') };
}

type GapFact = Pick<LegalDraft['gaps'][number], 'fact' | 'proposal'>;

/** Facts by the words of their gaps, of each text and language; templates do not change. */
const gapFacts = new Map<string, Promise<ReadonlyMap<string, GapFact>>>();

async function readGapFacts(
  kind: LegalPage,
  locale: Locale,
): Promise<ReadonlyMap<string, GapFact>> {
  const text = (await readTemplateFile(kind, locale)) ?? '';
  return new Map(
    [...text.matchAll(FACT)].map(([, fact = '', missing = '', proposal]) => [
      createGap(missing),
      { fact, ...(proposal !== undefined && { proposal }) },
    ]),
  );
}

/** Adds to the gaps of a text the facts that its template asks for there, and what it proposes. */
export const nameGaps = (kind: LegalPage, gaps: LegalDraft['gaps']): Promise<LegalDraft['gaps']> =>
  Promise.all(
    gaps.map(async (gap) => {
      const locale = gap.name.split('.')[1] as Locale;
      const key = `${kind}.${locale}`;
      const facts = gapFacts.get(key) ?? readGapFacts(kind, locale);
      gapFacts.set(key, facts);
      return { ...gap, ...(await facts).get(gap.text) };
    }),
  );

/** Lists the gaps that are left in the texts of a draft, each of a text once. */
export const listOpenGaps = (texts: LegalTexts): LegalDraft['gaps'] =>
  LEGAL_FIELDS.flatMap((field) =>
    LOCALE_CODES.flatMap((code) =>
      [...new Set(texts[field][code]?.match(GAP))].map(
        (text) => ({ name: `${field}.${code}`, text }) as const,
      ),
    ),
  );
