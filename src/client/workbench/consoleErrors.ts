/**
 * Lists what is written to the console as an error or a warning while a test runs; registers the
 * hooks that listen.
 */
export function collectConsoleErrors(): readonly string[] {
  const complaints: string[] = [];
  const complain = (...parts: unknown[]) => void complaints.push(parts.map(String).join(' '));
  beforeEach(() => {
    complaints.length = 0;
    jest.spyOn(console, 'error').mockImplementation(complain);
    jest.spyOn(console, 'warn').mockImplementation(complain);
  });
  afterEach(() => jest.restoreAllMocks());
  return complaints;
}
