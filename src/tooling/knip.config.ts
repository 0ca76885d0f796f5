import type { KnipConfig } from 'knip';

/** Rules for `npm run check -- unused`: every file, export and dependency is used by something. */
const config: KnipConfig = {
  entry: [
    'src/client/{main,render}.tsx',
    'src/client/{helpers,serviceWorker}/*.ts',
    'src/client/testing/*.cjs',
    'src/{server,door}/main.ts',
    'src/tape/command/tapeCommand.ts',
    'src/tooling/**/*.{mjs,cjs}',
    'src/tooling/*.ts',
    'src/tooling/{test,doctor,mutate,recount,backup}/*.ts',
    'src/**/*.test.{ts,tsx}',
    'src/e2e/**/*.ts',
    'src/bench/*.{ts,tsx}',
    // Started as threads or programs by their address.
    'src/server/dialogs/opinions/{mapRenderer,slow}Thread.ts',
    'src/server/have-your-say/results/countThread.ts',
    'src/server/have-your-say/writing/recountThread.ts',
    'src/server/**/testing/{*Host,dyingMigration,mailAndWait,prepareDumps}.ts',
    'src/door/testing/providerOfJwts.ts',
    'src/tooling/jest/testing/*.ts',
    // Read from the files themselves, by the names of their messages.
    'src/client/intl/**/messages.ts',
    'src/client/testing/devToolsExtension.ts',
    // Put by webpack in the place of other files.
    'src/tooling/webpack/no{Schemas,Texts}.ts',
  ],
  // Named by their paths or in style sheets, or types of a package without its own.
  ignoreDependencies: [
    '@fontsource-variable/readex-pro',
    '@formatjs/cli',
    '@types/smtp-server',
    '@typescript/native',
  ],
  ignoreBinaries: ['apt-get', 'openssl'],
  ignoreIssues: { 'src/tooling/webpack/noSchemas.ts': ['duplicates'] },
  project: ['src/**/*.{ts,tsx,mjs,cjs}'],
};

export default config;
