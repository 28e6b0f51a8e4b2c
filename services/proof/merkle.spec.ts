/** Checked against the definitions of RFC 6962 section 2.1, written down here once more as they stand there. */
import { createHash } from 'node:crypto';
import fc from 'fast-check';
import {
  consistencyPath,
  EMPTY_ROOT,
  inclusionPath,
  joined,
  leafHash,
  nodeHash,
  type Range,
  subtreeHash,
  subtreesOf,
} from './merkle.js';

const sha = (hex: string) => createHash('sha256').update(Buffer.from(hex, 'hex')).digest('hex');
const k = (n: number) => 2 ** Math.ceil(Math.log2(n) - 1);

/** MTH(D[n]) */
function mth(d: readonly string[]): string {
  if (d.length === 0) return sha('');
  if (d.length === 1) return sha(`00${d[0]}`);
  return sha(`01${mth(d.slice(0, k(d.length)))}${mth(d.slice(k(d.length)))}`);
}

/** PATH(m, D[n]) */
function path(m: number, d: readonly string[]): string[] {
  if (d.length === 1) return [];
  const [left, right] = [d.slice(0, k(d.length)), d.slice(k(d.length))];
  return m < left.length ? [...path(m, left), mth(right)] : [...path(m - left.length, right), mth(left)];
}

/** SUBPROOF(m, D[n], b) */
function subproof(m: number, d: readonly string[], b: boolean): string[] {
  if (m === d.length) return b ? [] : [mth(d)];
  const [left, right] = [d.slice(0, k(d.length)), d.slice(k(d.length))];
  return m <= left.length
    ? [...subproof(m, left, b), mth(right)]
    : [...subproof(m - left.length, right, false), mth(left)];
}

const leavesOf = (size: number) =>
  Array.from({ length: size }, (_, index) => createHash('sha256').update(String(index)).digest('hex'));

/** What a range is, from the hashes of leaves alone. */
const hashOf = (leaves: readonly string[], range: Range): string =>
  joined(
    subtreesOf(range).map(({ level, index }) =>
      subtreeHash(
        leaves
          .slice(index * 2 ** level, (index + 1) * 2 ** level)
          .map((leaf) => leafHash(Buffer.from(leaf, 'hex'))),
      ),
    ),
  ).toString('hex');

describe('a Merkle tree', () => {
  it('has the roots that Certificate Transparency publishes for its eight test leaves', () => {
    const data = [
      '',
      '00',
      '10',
      '2021',
      '3031',
      '40414243',
      '5051525354555657',
      '606162636465666768696a6b6c6d6e6f',
    ];
    const roots = [
      'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
      '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d',
      'fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125',
      'aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77',
      'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
      '4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4',
      '76e67dadbcdf1e10e1b74ddc608abd2f98dfb16fbce75277b5232a127f2087ef',
      'ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c',
      '5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328',
    ];
    expect(roots.map((_, size) => hashOf(data, { from: 0, until: size }))).toEqual(roots);
    expect(EMPTY_ROOT.toString('hex')).toBe(roots[0]);
  });

  it('has the roots and paths of the RFC, whatever its size', () => {
    fc.assert(
      fc.property(
        fc
          .integer({ min: 1, max: 300 })
          .chain((size) => fc.tuple(fc.constant(size), fc.nat(size - 1), fc.integer({ min: 1, max: size }))),
        ([size, index, earlier]) => {
          const leaves = leavesOf(size);
          const all = (ranges: readonly Range[]) => ranges.map((range) => hashOf(leaves, range));
          expect(hashOf(leaves, { from: 0, until: size })).toBe(mth(leaves));
          expect(all(inclusionPath(index, size))).toEqual(path(index, leaves));
          expect(all(consistencyPath(earlier, size))).toEqual(subproof(earlier, leaves, true));
        },
      ),
    );
  });

  it('tells leaf from node', () => {
    const [one, other] = leavesOf(2).map((leaf) => Buffer.from(leaf, 'hex'));
    expect(nodeHash(one!, other!)).not.toEqual(leafHash(Buffer.concat([one!, other!])));
  });
});
