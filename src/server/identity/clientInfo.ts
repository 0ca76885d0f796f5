import type { FastifyRequest } from 'fastify';
import { toDeviceName } from './deviceName';
import type { KnownDevice } from './knownDevices';

/**
 * From where a request comes: the address is what limits are counted by, the device is what people
 * are shown.
 */
export interface ClientInfo {
  readonly address: string;
  readonly device: string;
}

/** Client that asks for tokens. */
export interface TokenClientInfo extends ClientInfo {
  readonly knownDevice: KnownDevice;
}

export const getClientInfo = ({ ip, headers }: FastifyRequest): ClientInfo => ({
  address: ip,
  device: toDeviceName(headers['user-agent']),
});
