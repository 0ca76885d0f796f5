/** A folder whose tests are measured, and the share of its mutants that they must find. */
export interface MeasuredFolder {
  readonly folder: string;
  /** Test files that are run against its mutants. */
  readonly tests: readonly string[];
  /** Percent. */
  readonly leastScore: number;
}

const testsIn = (folder: string) => `${folder}/**/*.test.{ts,tsx}`;

export const MEASURED_FOLDERS: readonly MeasuredFolder[] = [
  {
    folder: 'src/oidc',
    // Without those on thousands of made-up inputs, which take seconds for each mutant.
    tests: ['src/oidc/!(fuzz|parsers).test.ts', testsIn('src/oidc/validation')],
    leastScore: 90,
  },
  {
    folder: 'src/shared/permissions',
    tests: [testsIn('src/shared/permissions')],
    leastScore: 90,
  },
  {
    folder: 'src/counting',
    tests: ['src/counting/!(fuzz).test.ts'],
    leastScore: 90,
  },
  {
    folder: 'src/client/sagas',
    tests: [testsIn('src/client/sagas')],
    leastScore: 85,
  },
  {
    folder: 'src/client/state',
    tests: [testsIn('src/client/state')],
    leastScore: 85,
  },
  {
    folder: 'src/client/api',
    tests: [
      testsIn('src/client/api'),
      'src/client/sagas/sequences/{clockSkew,connection,endpoints,renewal,sleep}.test.ts',
      'src/client/ui/forms/FileUpload.test.tsx',
    ],
    leastScore: 85,
  },
];

/** Finds the measured folder that a path is, or stands in. */
export const findMeasuredFolder = (path: string): MeasuredFolder | undefined =>
  MEASURED_FOLDERS.find(({ folder }) => path === folder || path.startsWith(`${folder}/`));
