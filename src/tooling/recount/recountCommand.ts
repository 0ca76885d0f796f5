import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { isLocale, type Locale } from '../../shared/locales';
import { verifyRecountFile } from '../../counting/verifyRecountFile';
import { formatCheck, createQuestionNumbering, formatReport } from './reportText';

const USAGE = `npm run recount -- FILE [--lang en|ar|tr]

Counts a closed poll again from its recount file and compares every figure with what was published.
--lang is the language of questions and options. Ends with 1 when anything is wrong.
`;

interface Wanted {
  readonly file: string;
  readonly lang: Locale;
}

function readArguments(parameters: readonly string[]): Wanted | null {
  try {
    const { values, positionals } = parseArgs({
      args: [...parameters],
      options: { lang: { type: 'string', default: 'en' } },
      allowPositionals: true,
    });
    const [file] = positionals;
    if (positionals.length !== 1 || file === undefined || !isLocale(values.lang)) return null;
    return { file, lang: values.lang };
  } catch {
    return null;
  }
}

/**
 * @returns the exit code: 0 when everything is right, 1 when something is wrong, 2 when there is
 *   nothing to look at
 */
export async function runRecountCommand(
  parameters: readonly string[],
  print: (line: string) => void,
): Promise<number> {
  const wanted = readArguments(parameters);
  if (!wanted) {
    print(USAGE);
    return 2;
  }
  let text: string;
  try {
    text = await readFile(wanted.file, 'utf8');
  } catch (error) {
    print(`${wanted.file} cannot be read (${(error as Error).message}).`);
    return 2;
  }
  const report = verifyRecountFile(text.replace(/^\uFEFF/, ''));
  const numberOf = createQuestionNumbering(report.file?.opening.questions ?? []);
  for (const check of report.checks) print(formatCheck(check, numberOf));
  print(formatReport(report, wanted.lang));
  return report.isRight ? 0 : 1;
}
