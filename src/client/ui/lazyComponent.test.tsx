import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { lazyComponent } from './lazyComponent';

function Unfolding({ name }: { readonly name: string }) {
  const [isOpen, setOpen] = useState(false);
  return <button onClick={() => setOpen(true)}>{isOpen ? `${name} open` : name}</button>;
}

const partOf = () => {
  const load = jest.fn(() => Promise.resolve(Unfolding));
  return { load, ...lazyComponent(load) };
};

test('once it is ready the host draws it, before that a place for it', async () => {
  const { Part, ready } = partOf();
  expect(renderToString(<Part name="result" />)).not.toContain('result');
  await ready();
  expect(renderToString(<Part name="result" />)).toBe('<button>result</button>');
});

test('where nobody waited for it, it comes by itself, and its code is asked for once', async () => {
  const { Part, ready, load } = partOf();
  render(<Part name="result" />);
  expect(await screen.findByText('result')).toBeVisible();
  await ready();
  expect(load).toHaveBeenCalledTimes(1);
});

test('what was unfolded stays so, however its code came', async () => {
  const { Part } = partOf();
  const { rerender } = render(<Part name="result" />);
  await userEvent.click(await screen.findByText('result'));
  rerender(<Part name="result" />);
  expect(screen.getByText('result open')).toBeVisible();
});

test('code that did not come is asked for again', async () => {
  const load = jest.fn(() => Promise.resolve(Unfolding));
  load.mockRejectedValueOnce(new Error('gone'));
  const { ready } = lazyComponent(load);
  await expect(ready()).rejects.toThrow('gone');
  await ready();
  expect(load).toHaveBeenCalledTimes(2);
});
