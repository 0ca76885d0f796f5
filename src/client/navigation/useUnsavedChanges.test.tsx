import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { renderScreen } from '../testing/renderScreen';
import { useNavigation } from './NavigationContext';
import { useUnsavedChanges } from './useUnsavedChanges';

/** A form of one field; `save` leads on in the same breath. */
function Form() {
  const [text, setText] = useState('');
  const navigation = useNavigation();
  const letGo = useUnsavedChanges(text !== '');
  const save = () => {
    letGo();
    void navigation.go(['/blogs', text]);
  };
  return (
    <>
      <input aria-label="text" value={text} onChange={({ target }) => setText(target.value)} />
      <button onClick={save}>save</button>
      <p data-testid="place">{useLocation().pathname}</p>
    </>
  );
}

const type = (text: string) => userEvent.type(screen.getByLabelText('text'), text);

test('the browser asks while something is typed, no longer when it is gone', async () => {
  const { ports, unmount } = renderScreen(<Form />);
  expect(ports.unloadWarnings).toBe(0);
  await type('ab');
  expect(ports.unloadWarnings).toBe(1);
  await userEvent.clear(screen.getByLabelText('text'));
  expect(ports.unloadWarnings).toBe(0);
  await type('a');
  unmount();
  expect(ports.unloadWarnings).toBe(0);
});

test('what has just been saved is not asked about', async () => {
  renderScreen(<Form />, { url: '/blogs/create' });
  await type('a b');
  await userEvent.click(screen.getByRole('button'));
  await waitFor(() => expect(screen.getByTestId('place')).toHaveTextContent('/blogs/a%20b'));
});
