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
