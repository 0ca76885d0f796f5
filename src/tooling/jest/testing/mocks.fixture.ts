import nodemailer from 'nodemailer';
import pg from 'pg';
import { decodeJwt } from 'jose';

jest.mock('pg', () => ({ __esModule: true, default: { Pool: 'mocked' } }));
jest.mock('nodemailer');

test('packages are mocked by a factory and by what they export, and the real one is within reach', () => {
  expect(pg.Pool).toBe('mocked');
  expect(jest.isMockFunction(nodemailer.createTransport)).toBe(true);
  const { createTransport } = jest.requireActual<typeof nodemailer>('nodemailer');
  expect(jest.isMockFunction(createTransport)).toBe(false);
  // A package of ES modules alone.
  expect(() => decodeJwt('none')).toThrow('Invalid JWT');
});
