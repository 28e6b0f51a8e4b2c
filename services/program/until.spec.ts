/** To where a backup is put back: read as strictly as the moment of a look back. */
import { StartRefused } from '../platform/start-refused.js';
import { untilIn } from './until.js';

describe('where a restore ends', () => {
  it.each([
    ['0', 0n],
    ['4711', 4711n],
    ['2026-11-22T10:00:00Z', new Date('2026-11-22T10:00:00Z')],
    ['2026-11-22T12:00:00.5+02:00', new Date('2026-11-22T10:00:00.500Z')],
  ])('is %s', (text, until) => {
    expect(untilIn(text)).toEqual(until);
  });

  it.each([
    '-1',
    '1.5',
    '99999999999999999999',
    '2026-02-30T10:00:00Z',
    '2026-11-26',
    '2026-11-26T10:00:00',
    'yesterday',
  ])('is refused as %s, which is no position and no instant', (text) => {
    expect(() => untilIn(text)).toThrow(StartRefused);
    expect(() => untilIn(text)).toThrow(`not ${text}`);
  });
});
