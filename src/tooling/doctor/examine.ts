import { StartProblem } from '../../server/startProblem';
import { CHECKS } from './checks';
import { NothingToExamine, readDeployment, type Deployment } from './deployment';
import { reportFailure, type Check, type Level, type LocatedFinding } from './finding';

export type ReportedFinding = LocatedFinding & { readonly check: string };

export interface Examination {
  readonly findings: readonly ReportedFinding[];
  readonly counts: Readonly<Record<Level, number>>;
}

const REMEDY_ENVIRONMENT = 'Correct the environment variable.';
const REMEDY_FAULT = 'Report this as a fault of the doctor.';

/** Runs a check; one that breaks is a finding too. */
async function runCheck({ name, run }: Check, deployment: Deployment): Promise<ReportedFinding[]> {
  try {
    return (await run(deployment)).map((finding) => ({ check: name, ...finding }));
  } catch (error) {
    const broken = reportFailure(`could not be examined: ${String(error)}`, REMEDY_FAULT);
    return [{ check: name, about: 'doctor', ...broken }];
  }
}

/** Reports why there is nothing to examine, as findings. @throws whatever else went wrong */
function nothingToExamine(error: unknown): ReportedFinding[] {
  const report = (found: string, remedy: string): ReportedFinding => ({
    check: 'configuration',
    about: 'portal',
    ...reportFailure(found, remedy),
  });
  if (error instanceof NothingToExamine) return [report(error.message, error.remedy)];
  if (error instanceof StartProblem)
    return error.message.split('\n').map((fault) => report(fault, REMEDY_ENVIRONMENT));
  throw error;
}

async function* findingsOf(
  address: string | null,
  environment: NodeJS.ProcessEnv,
): AsyncGenerator<ReportedFinding> {
  let deployment: Deployment;
  try {
    deployment = await readDeployment(address, environment);
  } catch (error) {
    yield* nothingToExamine(error);
    return;
  }
  for (const check of CHECKS) yield* await runCheck(check, deployment);
}

/**
 * Examines the deployment at `address`, or with null the one of the environment. Each finding is
 * told as soon as it is there. What is wrong with a deployment is a finding, never an exception.
 */
export async function examine(
  address: string | null,
  environment: NodeJS.ProcessEnv,
  tell: (finding: ReportedFinding) => void = () => undefined,
): Promise<Examination> {
  const findings: ReportedFinding[] = [];
  for await (const finding of findingsOf(address, environment)) {
    findings.push(finding);
    tell(finding);
  }
  const count = (wanted: Level) => findings.filter(({ level }) => level === wanted).length;
  const counts = { ok: count('ok'), warning: count('warning'), failure: count('failure') };
  return { findings, counts };
}
