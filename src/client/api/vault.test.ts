/** @jest-environment node */
import type { ApiExtra } from './extra';
import { depositPicture } from './profileApi';
import { createVault } from './vault';

describe('the vault', () => {
  test('has tokens, secrets and keys of each owner apart', () => {
    const vault = createVault();
    const tokens = { accessToken: 'a', refreshToken: null, idToken: null };
    const keys = { keys: [], fetchedAt: 5 };
    expect([
      vault.tokens('product'),
      vault.clientSecret('city'),
      vault.signingKeys('city'),
    ]).toEqual([null, null, null]);
    vault.keep('product', tokens);
    vault.keepClientSecret('city', 'secret');
    vault.keepSigningKeys('city', keys);
    expect(vault.tokens('product')).toBe(tokens);
    expect(vault.tokens('provider:city')).toBeNull();
    expect(vault.clientSecret('city')).toBe('secret');
    expect(vault.clientSecret('town')).toBeNull();
    expect(vault.signingKeys('city')).toBe(keys);
    vault.forget('product');
    expect(vault.tokens('product')).toBeNull();
  });

  test('gives what was deposited for its own ticket, once', () => {
    const vault = createVault();
    const [first, second] = [vault.deposit({ a: 1 }), vault.deposit({ a: 2 })];
    expect(first).not.toBe(second);
    expect(vault.redeem(second)).toEqual({ a: 2 });
    expect(vault.redeem(first)).toEqual({ a: 1 });
    expect(vault.redeem(first)).toBeNull();
  });

  test('has a picture behind a ticket', () => {
    const vault = createVault();
    const picture = { mediaType: 'image/png', bytes: new ArrayBuffer(1) };
    const ticket = depositPicture(picture)(null, null, { vault } as ApiExtra);
    expect(vault.redeem(ticket)).toEqual(picture);
  });
});
