import { validateSync } from 'class-validator';
import { InvalidRequest } from '../errors/api-error.js';
import { IsId, isId, StoredIdPipe, storedId, storedIds } from './ids.js';

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

  describe('is known by its form', () => {
    class Asked {
      @IsId() id: unknown;
      constructor(id: unknown) {
        this.id = id;
      }
    }
    const path = new StoredIdPipe();

    it.each([
      ID,
      ID.toUpperCase(),
      '7f0c6c1e-1f5e-0c55-0c38-5f9d5c4f5a01',
      '12345678-9abc-def0-1234-56789abcdef0',
    ])('%s, whatever its version', (sent) => {
      expect(isId(sent)).toBe(true);
      expect(validateSync(new Asked(sent))).toEqual([]);
      expect(path.transform(sent)).toBe(sent.toLowerCase());
    });

    it.each(['', 'x', `${ID}0`, ID.replaceAll('-', ''), ` ${ID}`, ID.replace('7', 'g')])(
      'not "%s"',
      (sent) => {
        expect(isId(sent)).toBe(false);
        expect(validateSync(new Asked(sent))).toHaveLength(1);
        expect(() => path.transform(sent)).toThrow(InvalidRequest);
      },
    );
  });
});
