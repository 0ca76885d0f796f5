import { parseArgs } from 'node:util';

export const HELP = `npm run doctor [-- [address] [--json]]

Examines whether sign-in is set up right: the portal and every provider that it names.

  address   the portal to examine, such as https://portal.example;
            without it the environment of the host: its configuration, the portal at the origin of
            redirectUrl, and whether its providers know the host
  --json    the same findings as JSON
  --help    this text

Ends with 0 when nothing is wrong, 1 when something is, 2 for a wrong call.
`;

export type CommandLine =
  | { readonly wrong: string }
  | { readonly isHelp: true }
  | { readonly isHelp: false; readonly address: string | null; readonly isJson: boolean };

const OPTIONS = { json: { type: 'boolean' }, help: { type: 'boolean' } } as const;

const isWebAddress = (text: string): boolean =>
  URL.canParse(text) && ['http:', 'https:'].includes(new URL(text).protocol);

/** Reads what was typed after `npm run doctor --`; a wrong call is answered with what is wrong. */
export function parseCommandLine(typed: readonly string[]): CommandLine {
  try {
    const { values, positionals } = parseArgs({
      args: [...typed],
      options: OPTIONS,
      allowPositionals: true,
    });
    if (values.help) return { isHelp: true };
    const [address = null, ...more] = positionals;
    if (more.length > 0) return { wrong: 'Give one address at most.' };
    if (address !== null && !isWebAddress(address))
      return { wrong: `“${address}” is not an address such as https://portal.example.` };
    return { isHelp: false, address, isJson: values.json ?? false };
  } catch (error) {
    return { wrong: (error as Error).message };
  }
}
