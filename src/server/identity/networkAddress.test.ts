import { listNetworkKeys } from './networkAddress';

const keysOf = (address: string) => listNetworkKeys(address).map(({ key }) => key);

test.each([
  ['192.0.2.7', ['192.0.2.7']],
  ['::ffff:192.0.2.7', ['192.0.2.7']],
  ['::FFFF:c000:207', ['192.0.2.7']],
  ['0:0:0:0:0:ffff:192.0.2.7', ['192.0.2.7']],
  ['2001:db8:1:23ab:1:2:3:4', ['2001:db8:1:23ab::/64', '2001:db8:1:2300::/56']],
  ['2001:DB8:0001:23Ab::', ['2001:db8:1:23ab::/64', '2001:db8:1:2300::/56']],
  ['2001:db8::1', ['2001:db8:0:0::/64', '2001:db8:0:0::/56']],
  ['2001:db8:1:2::192.0.2.7', ['2001:db8:1:2::/64', '2001:db8:1:0::/56']],
  ['::1', ['0:0:0:0::/64', '0:0:0:0::/56']],
  ['::', ['0:0:0:0::/64', '0:0:0:0::/56']],
  ['::192.0.2.7', ['0:0:0:0::/64', '0:0:0:0::/56']],
  ['fe80::1%eth0', ['fe80:0:0:0::/64', 'fe80:0:0:0::/56']],
  ['no address', ['no address']],
])('%s counts for %j', (address, keys) => expect(keysOf(address)).toEqual(keys));

test('a whole /56 may do four times as much as one /64 of it', () =>
  expect(listNetworkKeys('2001:db8::1').map(({ factor }) => factor)).toEqual([1, 4]));
