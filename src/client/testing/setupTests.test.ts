import { configure, getConfig, screen, waitFor } from '@testing-library/react';

const { asyncUtilTimeout } = getConfig();
afterEach(() => configure({ asyncUtilTimeout }));

const PAGE = '<main><p>What the page holds</p></main>';
const countPages = (text: string) => text.split('What the page holds').length - 1;

const readError = (answer: Promise<unknown>) =>
  answer.then(
    () => null,
    (error: Error) => error,
  );

test('what is not found is told with the page', () => {
  document.body.innerHTML = PAGE;
  expect(() => screen.getByText('missing')).toThrow(/missing[^]*What the page holds/);
});

test('a wait that ends in vain tells the message and the page once', async () => {
  document.body.innerHTML = PAGE;
  for (const look of [
    () => screen.findByText('missing'),
    () => waitFor(() => screen.getByText('missing')),
    () => screen.findByRole('button', { name: 'missing' }),
  ]) {
    // Looked at once: the next look would come later than the end.
    configure({ asyncUtilTimeout: 1 });
    const error = await readError(look());
    expect(error).toMatchObject({ name: 'TestingLibraryElementError' });
    expect(error!.message).toContain('missing');
    expect(countPages(error!.message)).toBe(1);
  }
});

test('looks that come too early do not write the page out', async () => {
  document.body.innerHTML = PAGE;
  const messages: string[] = [];
  await waitFor(() => {
    try {
      screen.getByText('late');
    } catch (error) {
      messages.push((error as Error).message);
      document.body.append('late');
      throw error;
    }
  });
  expect(messages.map(countPages)).toEqual([0]);
});
