import { getMetadataStorage, IsInt, IsString, Max, validateSync } from 'class-validator';
import { rememberRules } from './remember-rules.js';

class Line {
  @IsInt()
  @Max(10)
  quantity!: unknown;
}
class Comment extends Line {
  @IsString()
  comment!: unknown;
}
class Undecorated {}

/** Names of the rules that an object of the class breaks. */
const broken = (Class: new () => object, values: object): string[] =>
  validateSync(Object.assign(new Class(), values), { forbidUnknownValues: false })
    .flatMap(({ constraints }) => Object.keys(constraints ?? {}))
    .sort();

describe('rules that are looked for once', () => {
  const search = jest.spyOn(getMetadataStorage(), 'getTargetValidationMetadatas');
  beforeAll(() => rememberRules());

  it('are each class’s own and those that it inherits, at every check', () => {
    for (let check = 0; check < 3; check++) {
      expect(broken(Line, { quantity: 11, comment: 1 })).toEqual(['max']);
      expect(broken(Comment, { quantity: 'x', comment: 1 })).toEqual(['isInt', 'isString', 'max']);
      expect(broken(Comment, { quantity: 1, comment: '' })).toEqual([]);
      expect(broken(Undecorated, { quantity: 'x' })).toEqual([]);
    }
    expect(search).toHaveBeenCalledTimes(3);
  });

  it('are looked for anew for a group', () => {
    class Grouped {
      @IsInt({ groups: ['count'] })
      quantity!: unknown;
    }
    const found = (groups?: string[]) =>
      validateSync(Object.assign(new Grouped(), { quantity: 'x' }), { groups, forbidUnknownValues: false })
        .length;
    expect([found(['count']), found(['other']), found(['count'])]).toEqual([1, 0, 1]);
  });
});
