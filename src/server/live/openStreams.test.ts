import { EventEmitter } from 'node:events';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { openStreamLimit } from './openStreams';

function openLimit() {
  const streams = openStreamLimit();
  /** @returns the end of the connection, or the code of the refusal */
  return (ip: string, personId: string | null = null): (() => void) | string => {
    const raw = new EventEmitter();
    const request = { ip, viewer: personId && { id: personId } };
    try {
      streams.take(
        request as FastifyRequest,
        { raw, header: () => undefined } as unknown as FastifyReply,
      );
      return () => raw.emit('close');
    } catch (error) {
      return (error as { code: string }).code;
    }
  };
}

test('of the visitors of one network three hundred, and another one when one has ended', () => {
  const open = openLimit();
  const ends = Array.from({ length: 300 }, () => open('192.0.2.1'));
  expect(ends.filter((end) => typeof end === 'string')).toEqual([]);
  expect(open('192.0.2.1')).toBe('tooManyFromNetwork');
  expect([open('192.0.2.2'), open('192.0.2.1', 'a person there')]).toEqual([
    expect.any(Function),
    expect.any(Function),
  ]);
  (ends[0] as () => void)();
  expect([open('192.0.2.1'), open('192.0.2.1')]).toEqual([
    expect.any(Function),
    'tooManyFromNetwork',
  ]);
});

test('an IPv6 /64 is one network, and a /56 has four times as many', () => {
  const open = openLimit();
  for (const subnet of [0, 1, 2, 3]) {
    for (let index = 0; index < 300; index += 1)
      expect(open(`2001:db8:1:${subnet}::${index}`)).toEqual(expect.any(Function));
    expect(open(`2001:db8:1:${subnet}::ffff`)).toBe('tooManyFromNetwork');
  }
  expect(open('2001:db8:1:4::1')).toBe('tooManyFromNetwork');
  expect(open('2001:db8:1:100::1')).toEqual(expect.any(Function));
});

test('a person has twenty, wherever they are', () => {
  const open = openLimit();
  for (let index = 0; index < 20; index += 1)
    expect(open(`192.0.2.${index}`, 'grace')).toEqual(expect.any(Function));
  expect(open('192.0.2.99', 'grace')).toBe('tooManyRequests');
  expect(open('192.0.2.99', 'omar')).toEqual(expect.any(Function));
});
