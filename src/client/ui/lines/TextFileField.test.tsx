import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { readTextFile } from '../../api/files/readTextFile';
import { renderForm } from '../../testing/renderForm';
import { TextFileField } from './TextFileField';

/** Shows the text of a file, as the forms do that take one. */
function Texts() {
  const [text, setText] = useState('');
  return (
    <>
      <TextFileField
        accept=".csv"
        isDisabled={false}
        onFile={async (file) => setText(await readTextFile(file, 'en'))}
      />
      <output>{text}</output>
    </>
  );
}

const button = () => screen.getByLabelText('Choose a file');

test.each([
  ['a workbook', ['PK\u0003\u0004\u0014\u0000\u0006\u0000\u0008\u0000\u0000\u0000!']],
  ['a picture', ['\u0089PNG\r\n\u001A\n\u0000\u0000\u0000\rIHDR']],
])('%s is told beside the button, and a text is taken after it', async (_what, parts) => {
  renderForm(<Texts />);
  await userEvent.upload(button(), new File(parts, 'list.csv'));
  await waitFor(() => expect(button()).toHaveAccessibleDescription(/saved as CSV first/));
  expect(button()).toHaveFocus();
  expect(screen.getByRole('alert')).toHaveTextContent(/cannot be read as text/);
  await userEvent.upload(button(), new File(['name;address\r\n\tÅsa'], 'list.csv'));
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('name;address Åsa'));
  expect(button()).not.toHaveAccessibleDescription();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('so is a file that is no longer there', async () => {
  renderForm(<Texts />);
  const gone = Object.assign(new File(['a'], 'gone.csv'), {
    slice: () => {
      throw new DOMException('gone', 'NotFoundError');
    },
  });
  await userEvent.upload(button(), gone);
  await waitFor(() => expect(button()).toHaveAccessibleDescription(/cannot be read/));
});
