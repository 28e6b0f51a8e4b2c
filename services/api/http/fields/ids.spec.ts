import { storedId, storedIds } from './ids.js';

describe('an id that is sent', () => {
  const ID = '7f0c6c1e-1f5e-5c55-9c38-5f9d5c4f5a01';

  it('in capitals is the one that is stored', () => {
    expect(storedId(ID.toUpperCase())).toBe(ID);
    expect(storedIds([ID.toUpperCase(), ID])).toEqual([ID, ID]);
  });

  it.each([null, undefined, 7, ['X'], { id: 'X' }])('that is no text (%j) stays as it is', (sent) => {
    expect(storedId(sent)).toBe(sent);
    expect(storedIds([sent])).toEqual([sent]);
  });

  it.each([null, 'X', { length: 1 }])('in place of a list (%j) stays as it is', (sent) => {
    expect(storedIds(sent)).toBe(sent);
  });
});
