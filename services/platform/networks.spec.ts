import { isNetwork, withinNetworks } from './networks.js';

describe('networks', () => {
  it.each([
    ['10.1.2.3', true],
    ['::ffff:10.1.2.3', true],
    ['11.1.2.3', false],
    ['192.0.2.7', true],
    ['192.0.2.8', false],
    ['fd00::1', true],
    ['fe80::1', false],
    ['unknown', false],
  ])('hold %s: %s', (address, expected) => {
    expect(withinNetworks(['10.0.0.0/8', '192.0.2.7', 'fd00::/8'])(address)).toBe(expected);
  });

  it.each(['10.0.0.0/33', 'proxy', '10.0.0', 'fd00::/129', '10.0.0.0/', '10.0.0.0/8/9'])(
    'are not %s',
    (text) => {
      expect(isNetwork(text)).toBe(false);
    },
  );
});
