import type { Push, PushTested } from '../../../../../shared/contract/push';
import type { Locale } from '../../../../../shared/locales';
import { AUTH_REQUIRED } from '../../../../api/baseQuery';
import type { ApiExtra } from '../../../../api/extra';
import { portalApi } from '../../../../api/portalApi';
import type { Problem } from '../../../../api/problem';

/** `off`: it is possible here, and the person who is signed in is not told. */
type DeviceState = 'unsupported' | 'blocked' | 'off' | 'on';

export interface PushDevices {
  readonly here: DeviceState;
  readonly publicKey: string;
  /** In how many browsers the person is told, this one or others. */
  readonly devices: number;
}

interface Start {
  readonly publicKey: string;
  readonly locale: Locale;
}

const SUBSCRIPTIONS = '/me/push/subscriptions';
type Ports = ApiExtra['ports'];
const portsOf = (extra: unknown) => (extra as ApiExtra).ports;

/** Returns the fingerprint of an endpoint, as the host names it. */
async function fingerprint({ digest }: Ports, endpoint: string): Promise<string> {
  const bytes = await digest('SHA-256', endpoint);
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Returns the state of push on this device. Another person may have used the browser before: what
 * counts is whom the host tells there.
 */
async function stateHere(ports: Ports, { devices }: Push): Promise<DeviceState> {
  const { state, endpoint } = await ports.push.read();
  if (state !== 'possible') return state;
  if (endpoint === null) return 'off';
  return devices.includes(await fingerprint(ports, endpoint)) ? 'on' : 'off';
}

const pushApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    getPushDevices: build.query<PushDevices, undefined>({
      queryFn: async (_arg, { extra }, _options, ask) => {
        const { data, error } = await ask('/me/push');
        if (error) return { error: error as Problem };
        const push = data as Push;
        const here = await stateHere(portsOf(extra), push);
        return { data: { here, publicKey: push.publicKey, devices: push.devices.length } };
      },
      extraOptions: AUTH_REQUIRED,
      providesTags: ['Push'],
      keepUnusedDataFor: 0,
    }),
    /** False when the person or the browser refused. */
    startPush: build.mutation<boolean, Start>({
      queryFn: async ({ publicKey, locale }, { extra }, _options, ask) => {
        const { push } = portsOf(extra);
        const subscription = await push.subscribe(publicKey);
        if (!subscription) return { data: false };
        const body = { ...subscription, locale };
        const { error } = await ask({ url: SUBSCRIPTIONS, method: 'PUT', body });
        if (!error) return { data: true };
        await push.unsubscribe();
        return { error: error as Problem };
      },
      extraOptions: AUTH_REQUIRED,
      invalidatesTags: ['Push'],
    }),
    stopPush: build.mutation<null, undefined>({
      queryFn: async (_arg, { extra }, _options, ask) => {
        const { push } = portsOf(extra);
        const { endpoint } = await push.read();
        if (endpoint === null) return { data: null };
        const body = { endpoint };
        const { error } = await ask({ url: SUBSCRIPTIONS, method: 'DELETE', body });
        if (error) return { error: error as Problem };
        await push.unsubscribe();
        return { data: null };
      },
      extraOptions: AUTH_REQUIRED,
      invalidatesTags: ['Push'],
    }),
    /** True when it is on its way. */
    tryPush: build.mutation<boolean, undefined>({
      queryFn: async (_arg, { extra }, _options, ask) => {
        const { endpoint } = await portsOf(extra).push.read();
        if (endpoint === null) return { data: false };
        const { data, error } = await ask({
          url: '/me/push/test',
          method: 'POST',
          body: { endpoint },
        });
        return error ? { error: error as Problem } : { data: (data as PushTested).isSent };
      },
      extraOptions: AUTH_REQUIRED,
      invalidatesTags: (isSent) => (isSent === false ? ['Push'] : []),
    }),
  }),
});

export const {
  useGetPushDevicesQuery,
  useStartPushMutation,
  useStopPushMutation,
  useTryPushMutation,
} = pushApi;
