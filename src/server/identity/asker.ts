import type { FastifyRequest } from 'fastify';
import { deviceName } from './deviceName';
import type { KnownDevice } from './knownDevices';

/**
 * From where a request comes: the address is what limits are counted by, the device is what people
 * are shown.
 */
export interface Asker {
  readonly address: string;
  readonly device: string;
}

/** Client that asks for tokens. */
export interface TokenAsker extends Asker {
  readonly knownDevice: KnownDevice;
}

export const askerOf = ({ ip, headers }: FastifyRequest): Asker => ({
  address: ip,
  device: deviceName(headers['user-agent']),
});
