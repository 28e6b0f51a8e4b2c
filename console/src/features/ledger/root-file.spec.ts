import { expect, it } from 'vitest';
import { rootFileName } from './root-file.js';

it('names a root by what it stands for', () => {
  expect(rootFileName({ taille: 1204, date: '2026-11-16T10:20:00.000Z' })).toBe('root-1204-2026-11-16.json');
  expect(rootFileName({ taille: 0 })).toBe('root-0.json');
});
