import type { FastifyRequest } from 'fastify';

const OWN_NAMES = ['localhost', '127.0.0.1', '[::1]'];
const LOOPBACK = /^(::1|(::ffff:)?127\.)/;
/**
 * Headers in which proxies write down whom they were called by (RFC 7239, RFC 9110 §7.6.3, and what
 * came before them).
 */
const PROXY_HEADER = /^(forwarded|via|x-forwarded-.*|x-real-ip|x-client-ip|cf-connecting-ip)$/;

export const isLoopback = (address: string | undefined): boolean => LOOPBACK.test(address ?? '');

/**
 * Tells whether the request comes from this very machine, under a name of it: the socket comes from
 * the loopback, nothing says that a proxy was called by another client, and no stranger's name
 * leads here.
 */
export const isFromThisMachine = ({ hostname, socket, headers }: FastifyRequest): boolean =>
  OWN_NAMES.includes(hostname) &&
  isLoopback(socket.remoteAddress) &&
  !Object.keys(headers).some((name) => PROXY_HEADER.test(name));
