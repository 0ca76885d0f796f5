import { maskSecrets } from './options';

test('[SPEC 10.7] whatever looks like a token or is called like one is masked, the rest is untouched', () => {
  const jwt = `${'h'.repeat(20)}.${'c'.repeat(20)}.${'s'.repeat(20)}`;
  expect(
    maskSecrets({
      access_token: 'a',
      nested: [{ password: 'p', text: `Bearer ${jwt}` }],
      code: 'noState',
    }),
  ).toEqual({
    access_token: '•••',
    nested: [{ password: '•••', text: '•••' }],
    code: 'noState',
  });
});
