import { dosesIn, packagesFor } from './doses.js';

it.each([
  [1, 6, 1],
  [6, 6, 1],
  [7, 6, 2],
  [12, 6, 2],
  [13, 6.5, 2],
  [14, 6.5, 3],
  [3, 0.1, 30],
  [21, 0.7, 30],
  [0, 6, 0],
])('%p doses at %p a package open %p packages', (doses, perPackage, packages) => {
  expect(packagesFor(doses, perPackage)).toBe(packages);
});

it.each([
  [3, 0.1, 0.3],
  [7, 6.5, 45.5],
  [100, 6, 600],
])('%p packages of %p hold %p doses', (packages, perPackage, doses) => {
  expect(dosesIn(packages, perPackage)).toBe(doses);
});
