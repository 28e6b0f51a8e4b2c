import { ErrorCode } from '../../../words/codes.js';
import { UnfitBody } from '../validation/faults.js';
import { RequestValidationPipe } from '../validation/validation.pipe.js';
import { FlagField, NumberField, TextField } from './body-fields.js';

const CODE = { source: '[A-Z]+', code: 'centre.error.code' } as const;

class CheckedBody {
  @TextField('Code.', { required: true, checked: true, max: 4, pattern: CODE })
  code!: string;

  @NumberField('Doses.', { unit: 'doses', min: 1, max: 9, checked: true })
  doses?: number | null;
}

class BodyWithRules {
  @TextField('Comment.', { required: true, max: 4 })
  comment: string | null = null;

  @NumberField('Doses.', { unit: 'doses', min: 1, required: true })
  doses: number | null = null;

  @FlagField('Compliant.', true)
  compliant: boolean | null = null;

  @FlagField('Active.')
  active?: boolean;
}

const pipe = new RequestValidationPipe();
const read = (metatype: new () => object, body: object) => pipe.transform(body, { type: 'body', metatype });
const codesOf = (metatype: new () => object, body: object) =>
  read(metatype, body).then(
    () => [],
    (error: UnfitBody) => error.violations.map(({ code }) => code),
  );

describe('a field of a body', () => {
  it.each([
    [{}, ErrorCode.required],
    [{ code: null }, ErrorCode.required],
    [{ code: ' ' }, ErrorCode.required],
    [{ code: 12 }, 'global.error.notText'],
    [{ code: 'ab' }, CODE.code],
    [{ code: 'AB', doses: 0 }, ErrorCode.min],
    [{ code: 'AB', doses: 1.5 }, ErrorCode.integer],
  ])('that is checked here tells of %j what is wrong', async (body, code) => {
    expect(await codesOf(CheckedBody, body)).toEqual([code]);
  });

  it('that its rules check is read, whatever its length and bounds', async () => {
    expect(await read(BodyWithRules, {})).toEqual({ comment: null, doses: null, compliant: null });
    expect(
      await read(BodyWithRules, { comment: ' \u0007long enough ', doses: 0.5, compliant: '', active: null }),
    ).toEqual({
      comment: 'long enough',
      doses: 0.5,
      compliant: null,
    });
    expect(await codesOf(BodyWithRules, { doses: 'two' })).toEqual(['global.error.notNumber']);
  });
});
