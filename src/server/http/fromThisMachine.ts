import type { FastifyRequest } from 'fastify';
import { isLoopback } from '../../shared/loopback';

const LOOPBACK_ADDRESS = /^(::1|(::ffff:)?127\.)/;
/**
 * Headers in which proxies write down whom they were called by (RFC 7239, RFC 9110 §7.6.3, and what
 * came before them).
 */
const PROXY_HEADER = /^(forwarded|via|x-forwarded-.*|x-real-ip|x-client-ip|cf-connecting-ip)$/;

/** Tells whether a socket's address is that of the loopback. */
export const isLoopbackAddress = (address: string | undefined): boolean =>
  LOOPBACK_ADDRESS.test(address ?? '');

/**
 * Tells whether the request comes from this very machine, under a name of it: the socket comes from
 * the loopback, nothing says that a proxy was called by another client, and no stranger's name
 * leads here.
 */
export const isFromThisMachine = ({ hostname, socket, headers }: FastifyRequest): boolean =>
  isLoopback({ hostname }) &&
  isLoopbackAddress(socket.remoteAddress) &&
  !Object.keys(headers).some((name) => PROXY_HEADER.test(name));
