import { parseArgs } from 'node:util';
import {
  appointAdmin,
  type Appointee,
  type Appointment,
  type LoginWithAddress,
} from '../server/admin/appointAdmin';
import { migrate } from '../server/db/migrate';
import { openEmbedded, openServer } from '../server/db/openDatabase';
import { readEnvironment, type HostEnvironment } from '../server/environment';
import { StartProblem } from '../server/startProblem';

const HELP = `Say whom:
  npm run admin -- name@example.org                                  who has confirmed this address here
  npm run admin -- name@example.org --issuer https://login.example   whose address this provider says
  npm run admin -- --issuer https://login.example --subject ID       whom this provider knows by this id`;

const OPTIONS = { issuer: { type: 'string' }, subject: { type: 'string' } } as const;

/** @throws StartProblem that says how to call */
function parseCall(typed: readonly string[]): Appointee {
  try {
    const { values, positionals } = parseArgs({
      args: [...typed],
      options: OPTIONS,
      allowPositionals: true,
    });
    const { issuer, subject } = values;
    const [email, ...more] = positionals;
    if (more.length > 0) throw new StartProblem(HELP);
    if (email && subject === undefined) return { email, issuer };
    if (!email && issuer && subject) return { issuer, subject };
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
  }
  throw new StartProblem(HELP);
}

const formatAppointee = (whom: Appointee): string =>
  'subject' in whom ? `${whom.subject} at ${whom.issuer}` : whom.email;

/** Says how the provider itself makes administrators. */
function formatProviderWay({ doors }: HostEnvironment): string {
  const ways = doors.map(
    ({ issuer, claims }) => `“admin” in the claim ${claims?.roles ?? 'roles'} at ${issuer}`,
  );
  if (ways.length === 0)
    return 'A provider that MEYDAN_DOORS names can make administrators too, by a claim.';
  return `Providers make administrators too, at the next sign-in: by ${ways.join(', or by ')} (claims.roles in MEYDAN_DOORS names another claim).`;
}

function formatUnknown(whom: Appointee, hasPeople: boolean, settings: HostEnvironment): string {
  const nobody = hasPeople
    ? `${formatAppointee(whom)} has no account here.`
    : 'Nobody has an account here yet.';
  const register = 'Register in the portal and follow the link of the mail';
  return settings.doors.length === 0
    ? `${nobody} ${register}, then say this again.`
    : `${nobody} Sign in once in the portal, by the provider, or: ${register.toLowerCase()}. Then say this again.\n${formatProviderWay(settings)}`;
}

/** Quotes a word for a shell; providers write `|` into subjects. */
const quote = (word: string): string =>
  /^[\w.:/@-]+$/.test(word)
    ? word
    : `'${word.replace(/\p{Cc}|\p{Cf}/gu, ' ').replaceAll("'", String.raw`'\''`)}'`;

const formatLogin = ({ issuer, subject, name }: LoginWithAddress): string =>
  `  ${name}: npm run admin -- --issuer ${quote(issuer)} --subject ${quote(subject)}`;

/** @returns why nobody was appointed, and what to do */
function formatRefusal(
  whom: Appointee,
  appointment: Exclude<Appointment, { readonly kind: 'appointed' }>,
  settings: HostEnvironment,
): string {
  const name = formatAppointee(whom);
  if (appointment.kind === 'blocked') return `${name} belongs to a blocked account.`;
  if (appointment.kind === 'unconfirmed')
    return `${name} has registered here, but the link of the mail was not followed. Follow it, then say this again.`;
  if (appointment.kind === 'unknown') return formatUnknown(whom, appointment.hasPeople, settings);
  return [
    `${name} has an account here by a provider. That the address is theirs only the provider says, nobody has confirmed it here. If you know that it is the right person, say:`,
    ...appointment.logins.map(formatLogin),
    formatProviderWay(settings),
  ].join('\n');
}

/**
 * `npm run admin`: makes a person an administrator. Refused while a host uses the embedded
 * database.
 */
async function run(typed: readonly string[]): Promise<void> {
  const whom = parseCall(typed);
  const settings = readEnvironment(process.env);
  const { dataFolder, databaseUrl } = settings;
  const database = databaseUrl ? await openServer(databaseUrl) : await openEmbedded(dataFolder);
  try {
    await migrate(database.db);
    const appointment = await appointAdmin(database.db, whom, new Date());
    if (appointment.kind !== 'appointed')
      throw new StartProblem(formatRefusal(whom, appointment, settings));
    process.stdout.write(`${appointment.name} (${formatAppointee(whom)}) is an administrator.\n`);
  } finally {
    await database.close();
  }
}

run(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(
    `${error instanceof StartProblem ? error.message : String((error as Error).stack)}\n`,
  );
  process.exitCode = 1;
});
