import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { A_SESSION, aWrittenDetails } from '../../../../testing/detailsFactories';
import { fill, renderDetails, save } from '../../../../testing/renderDetails';
import { readPoints, formatPoints } from './lines';

describe('a training', () => {
  const training = (more = {}) =>
    aWrittenDetails('training', { kind: 'training', details: { session: A_SESSION }, ...more });

  test('is sent with its points and names line by line, and with when and where it is', async () => {
    const view = renderDetails('training', training());
    const trainers = await screen.findByLabelText(/^Trainers/);
    fill(trainers, 'Leyla Demir\n\n Omar Haddad ');
    await userEvent.selectOptions(screen.getByLabelText('Form'), 'On site and online');
    fill(screen.getByLabelText(/^Address of the video/), 'https://a.example');
    expect(await save(view)).toEqual({
      revision: 3,
      kind: 'training',
      details: {
        level: 'introduction',
        languages: ['en', 'tr'],
        outcomes: [{ en: 'You can read a plan.', tr: 'Plan okuyabilirsiniz.' }],
        session: {
          ...A_SESSION,
          format: 'hybrid',
          onlineUrl: 'https://a.example',
          trainers: ['Leyla Demir', 'Omar Haddad'],
        },
      },
    });
  });

  test('a course has no date; the form speaks Arabic', async () => {
    renderDetails('training', aWrittenDetails('training'), { locale: 'ar' });
    expect(await screen.findByLabelText('المستوى')).toHaveValue('introduction');
    expect(screen.queryByLabelText('المنطقة الزمنية')).toBeNull();
  });
});

test('points that lack a language keep their places in the others', () => {
  const points = [{ en: 'One' }, { en: 'Two', ar: 'اثنان' }];
  const texts = formatPoints(points);
  expect(texts).toEqual({ en: 'One\nTwo', ar: '\nاثنان' });
  const fields = { 'outcomes.en': texts.en ?? '', 'outcomes.ar': texts.ar ?? '' };
  expect(readPoints(fields, 'outcomes')).toEqual(points);
});
