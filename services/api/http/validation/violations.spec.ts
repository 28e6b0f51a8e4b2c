import fc from 'fast-check';
import {
  ChoiceField,
  ChoicesField,
  EmailField,
  FlagField,
  IdField,
  IdsField,
  NumberField,
  TextField,
} from '../fields/body-fields.js';
import {
  ChoiceFilter,
  FlagFilter,
  IdFilter,
  IdsFilter,
  MomentFilter,
  OneOfFilter,
  TextFilter,
  WholeFilter,
} from '../fields/query-filters.js';
import { UnfitBody } from './faults.js';
import { ListOf } from './list-of.js';
import { RequestValidationPipe } from './validation.pipe.js';

const ID = '7f0c6c1e-1f5e-5c55-9c38-5f9d5c4f5a01';
const ANOTHER = '0b8f4a3e-5d1c-4b7e-9a60-3f2d1c8e7b65';

class Line {
  @IdField('Batch.', { required: true, checked: true })
  batch!: string;
}

class Body {
  @IdField('Product.', { checked: true })
  id?: string | null;

  @IdsField('Requests.')
  ids?: string[];

  @TextField('Name.', { checked: true, max: 3, pattern: { source: '[A-Z]+', code: 'centre.error.code' } })
  text?: string | null;

  @EmailField('Mail.')
  mail?: string | null;

  @NumberField('Doses.', { unit: 'doses', min: 1, max: 9, checked: true })
  number?: number | null;

  @FlagField('Active.')
  flag?: boolean;

  @ChoiceField('Type.', ['A', 'B'])
  choice?: string | null;

  @ChoicesField('Types.', ['A', 'B'])
  choices?: string[];

  @ListOf(() => Line)
  lines: Line[] = [];
}

class Query {
  @IdFilter('Product.')
  id?: string;

  @IdsFilter('Requests.')
  ids?: string[];

  @TextFilter('Lot.')
  text?: string;

  @FlagFilter('Returned.')
  flag?: boolean;

  @ChoiceFilter('Type.', ['A', 'B'])
  choice?: string;

  @OneOfFilter('Types.', ['A', 'B'])
  choices?: string[];

  @WholeFilter('Size.', { min: 1, max: 9, example: 5 })
  number?: number;

  @MomentFilter('From.')
  moment?: string;
}

const pipe = new RequestValidationPipe();
const FIELDS = ['id', 'ids', 'text', 'number', 'flag', 'choice', 'choices'];
const KINDS = [
  ['body', Body, [...FIELDS, 'mail', 'lines']],
  ['query', Query, [...FIELDS, 'moment']],
] as const;

/** Undefined where it is taken. */
const faultsOf = (type: 'body' | 'query', metatype: new () => object, sent: object) =>
  pipe.transform(sent, { type, metatype }).then(
    () => undefined,
    (error: unknown) => {
      if (error instanceof UnfitBody) return error.violations;
      throw error;
    },
  );

describe.each(KINDS)('a %s that is refused', (type, metatype, fields) => {
  const item = fc.oneof(
    fc.constantFrom<unknown>(ID, ANOTHER, 'A', '', null, 5, true, {}, []),
    fc.jsonValue(),
  );
  const value = fc.oneof(item, fc.array(item, { maxLength: 3 }));

  it('names at least one fault', () =>
    fc.assert(
      fc.asyncProperty(fc.constantFrom(...fields), value, async (field, sent) => {
        const faults = await faultsOf(type, metatype, { [field]: sent });
        if (faults) expect(faults).toContainEqual(expect.objectContaining({ code: expect.any(String) }));
      }),
      { numRuns: 500 },
    ));

  it.each([[[]], [[ID]], [[ID, ANOTHER]], [[ID, 'X']]])(
    'for %j in the place of one id names it',
    async (sent) => {
      expect(await faultsOf(type, metatype, { id: sent })).toMatchObject([
        { field: 'id', code: 'global.error.notUuid' },
      ]);
    },
  );
});

it('names each item of a list of ids that is none', async () => {
  expect(await faultsOf('body', Body, { ids: [ID, 'X', ANOTHER, 'Y'] })).toMatchObject([
    { field: 'ids[1]' },
    { field: 'ids[3]' },
  ]);
});
