import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aPollPaper, aWrittenQuestion } from '../../../../testing/paperFactories';
import { getCard, getChecks, press, renderBuilder, save } from '../../../../testing/renderBuilder';

test('a fault leads to its field, unfolds what hides it, and is told there', async () => {
  await renderBuilder(
    aPollPaper({
      questions: [
        aWrittenQuestion({
          method: 'limited',
          settings: {
            least: 1,
            most: 5,
            seats: 1,
            none: false,
            own: false,
            threshold: null,
            blocks: 0,
          },
        } as object),
      ],
    }),
  );
  await press(/Question 1.*More marks are allowed/, getChecks());
  const field = screen.getByRole('textbox', { name: 'Maximum number of marks on a ballot' });
  await waitFor(() => expect(field).toHaveFocus());
  expect(field.closest('details')).toHaveAttribute('open');
  expect(field).toHaveAccessibleDescription(/More marks are allowed/);
});

test('a question without enough options says so at its options', async () => {
  await renderBuilder(aPollPaper({ questions: [aWrittenQuestion({ options: [] })] }));
  await press(/Question 1.*too few options/, getChecks());
  expect(await within(getCard(1)).findByText(/too few options/)).toBeVisible();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Add an option' })).toHaveFocus());
});

test('rules are checked too: a secret vote needs an end', async () => {
  const view = await renderBuilder(aPollPaper({ rules: { canChange: true, closesAt: null } }));
  expect(getChecks()).toHaveTextContent('Nothing is missing.');
  await userEvent.click(screen.getByRole('radio', { name: 'Secret' }));
  expect(getChecks()).toHaveTextContent('A day on which voting ends is missing');
  const change = screen.getByRole('switch', { name: /change their vote/ });
  expect(change).toBeDisabled();
  expect(screen.getByText(/nobody can make this open again/)).toBeInTheDocument();
  const { rules } = await save(view);
  expect(rules).toMatchObject({ secrecy: 'secret', canChange: false });
});

test('an uncontested question is told before it is published, and keeps nothing from it', async () => {
  const { settings } = aWrittenQuestion();
  await renderBuilder(
    aPollPaper({
      questions: [
        aWrittenQuestion({ method: 'approval', settings: { ...settings, seats: 2 } } as object),
      ],
    }),
  );
  expect(getChecks()).toHaveTextContent('Nothing is missing.');
  await press(/Question 1.*this question is uncontested/, getChecks());
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Option 1' })).toHaveFocus());
});
