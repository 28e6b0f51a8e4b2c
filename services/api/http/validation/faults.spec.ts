import { IsInt, IsString } from 'class-validator';
import { InvalidRequest } from '../errors/api-error.js';
import { checked, faultsOf, readable, unchecked, withFaults, withFields } from './faults.js';
import { RequestValidationPipe } from './validation.pipe.js';

class Box {
  @IsString()
  name!: string;

  @IsInt()
  size!: number;
}

const pipe = new RequestValidationPipe();
const UncheckedBox = unchecked(Box);
const given = async (body: object) =>
  (await pipe.transform(body, { type: 'body', metatype: UncheckedBox })) as InstanceType<typeof UncheckedBox>;
const WRONG = { name: 'Cool box', size: 'large' };

describe('a body with faults', () => {
  it('is refused by the pipe, unless its route takes it unchecked', async () => {
    await expect(pipe.transform(WRONG, { type: 'body', metatype: Box })).rejects.toBeInstanceOf(
      InvalidRequest,
    );
    expect(faultsOf(await given(WRONG))).toMatchObject([{ field: 'size' }]);
  });

  it('gives what could be read, and its fields only where there are no faults', async () => {
    const wrong = await given(WRONG);
    expect(readable(wrong)).toMatchObject(WRONG);
    expect(() => checked(wrong)).toThrow(InvalidRequest);
    expect(checked(await given({ name: 'Cool box', size: 3 }))).toMatchObject({ name: 'Cool box', size: 3 });
  });

  it('has its faults in a copy too, but those of the fields that have another value there', async () => {
    const wrong = withFaults(await given(WRONG), [
      { field: 'name', code: 'global.error.nameTaken' },
      { field: 'name[1]', code: 'global.error.notText' },
      { code: 'global.error.invalid' },
    ]);
    const copy = withFields(wrong, { name: 'Another' });
    expect(faultsOf(copy).map(({ field }) => field)).toEqual(['size', undefined]);
    expect(readable(copy).name).toBe('Another');
    expect(faultsOf(withFields(wrong, { name: undefined }))).toEqual(faultsOf(wrong));
  });

  it('is named in the OpenAPI document as what it is', () => {
    expect(UncheckedBox.name).toBe('Box');
  });
});
