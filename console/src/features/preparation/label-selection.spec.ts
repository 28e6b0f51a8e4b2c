import { describe, expect, it } from 'vitest';
import {
  type LineLabels,
  labelCount,
  newGroup,
  proposedLabels,
  remaining,
  toLabelBody,
} from './label-selection.js';

const line = { id: 'line', quantite: 400 } as LineLabels['line'];

describe('labels of a line', () => {
  it('propose full boxes together, and what is left over', () => {
    const labels = proposedLabels(line, 195);
    expect(labels.groups).toMatchObject([{ boxes: 2, bottles: 0 }]);
    expect(remaining(labels)).toBe(10);
    expect(labelCount(labels)).toBe(2);
    expect(toLabelBody(labels)).toEqual({
      idLigne: 'line',
      nbRestant: 10,
      lignes: [{ boxes: 2, bottles: 0 }],
    });
  });

  it('are one for what is not boxed', () => {
    expect(toLabelBody(proposedLabels(line, 1))).toEqual({
      idLigne: 'line',
      nbRestant: 0,
      lignes: [{ boxes: 0, bottles: 400 }],
    });
    expect(proposedLabels(line, null).perBox).toBe(1);
  });

  it('leave out a group that holds nothing, and tell when groups hold too much', () => {
    const labels = { ...proposedLabels(line, 195), groups: [newGroup(2, 11), newGroup(0, 0)] };
    expect(remaining(labels)).toBe(-1);
    expect(toLabelBody(labels).lignes).toHaveLength(1);
  });
});
