// `npm run doctor [-- address] [--json]`: is sign-in set up right here? Only looks; changes
// nothing.
import { HELP, parseCommandLine } from './commandLine';
import { examine } from './examine';
import { formatClosingLine, formatFinding } from './formatFinding';

const say = (text: string): void => void process.stdout.write(`${text}\n`);

/** @returns the exit code */
async function main(typed: readonly string[]): Promise<number> {
  const call = parseCommandLine(typed);
  if ('wrong' in call) {
    process.stderr.write(`${call.wrong}\n\n${HELP}`);
    return 2;
  }
  if (call.isHelp) {
    say(HELP);
    return 0;
  }
  const { address, isJson } = call;
  if (!isJson) say(`Examining ${address ?? 'the configuration in the environment'} …\n`);
  const examination = await examine(address, process.env, (finding) => {
    if (!isJson) say(formatFinding(finding));
  });
  say(isJson ? JSON.stringify(examination, null, 2) : `\n${formatClosingLine(examination)}`);
  return examination.counts.failure > 0 ? 1 : 0;
}

process.exitCode = await main(process.argv.slice(2));
