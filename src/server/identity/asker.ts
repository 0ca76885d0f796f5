import type { FastifyRequest } from 'fastify';
import { deviceName } from './deviceName';

/** From where a request comes: the address is what limits are counted by, the device is what people are shown. */
export interface Asker {
  readonly address: string;
  readonly device: string;
}

export const askerOf = ({ ip, headers }: FastifyRequest): Asker => ({
  address: ip,
  device: deviceName(headers['user-agent']),
});
