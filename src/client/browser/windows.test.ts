import { openFrame } from './windows';

test('[SPEC 2.8, 2.9] a frame is hidden from sight, from screen readers and from the Tab key, until it is closed', () => {
  const opened = openFrame('silent-renew-door', () => undefined);
  opened.navigate('about:blank');
  const frame = document.querySelector('iframe')!;
  expect(frame).not.toBeVisible();
  expect(frame.hidden).toBe(true);
  expect(frame).toHaveAttribute('aria-hidden', 'true');
  expect(frame.tabIndex).toBe(-1);

  opened.close();
  expect(document.querySelector('iframe')).toBeNull();
});

test('[SPEC 9.14] a frame tells when its address has been loaded', async () => {
  const loaded = await new Promise<boolean>((tell) => {
    const opened = openFrame(
      'check-session-door',
      () => undefined,
      () => tell(opened.isLoaded()),
    );
    opened.navigate('about:blank');
  });
  expect(loaded).toBe(true);
});
