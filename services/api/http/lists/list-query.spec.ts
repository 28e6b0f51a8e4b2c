import { IsOptional, IsString } from 'class-validator';
import { InvalidRequest } from '../errors/api-error.js';
import { RequestValidationPipe } from '../validation/validation.pipe.js';
import { ListQuery, MAX_ROWS, orderOf, sliceOf } from './list-query.js';

class Filters extends ListQuery {
  @IsOptional()
  @IsString()
  lot?: string;
}

const read = (query: object) =>
  new RequestValidationPipe().transform(query, { type: 'query', metatype: Filters }) as Promise<Filters>;

describe('a list query', () => {
  it('asks for everything, bounded', () => {
    expect(sliceOf({})).toEqual({ style: 'all', offset: 0, limit: MAX_ROWS });
  });

  it('asks for a page', () => {
    expect(sliceOf({ page: 2, size: 5 })).toEqual({ style: 'page', offset: 10, limit: 5 });
  });

  it('asks for a range as react-admin does', () => {
    expect(sliceOf({ range: '[25,49]' })).toEqual({ style: 'range', offset: 25, limit: 25 });
  });

  it.each(['[1]', '[5,4]', '{}', 'x', '[-1,3]', '["0","9"]'])('refuses the range %s', (range) => {
    expect(() => sliceOf({ range })).toThrow(InvalidRequest);
  });

  it('sorts by fields of the list only', () => {
    expect(orderOf({ sort: '["lot","desc"]' }, ['lot'])).toEqual({ field: 'lot', descending: true });
    expect(() => orderOf({ sort: '["password","ASC"]' }, ['lot'])).toThrow(InvalidRequest);
  });

  it('takes filters from the JSON of react-admin, and validates them', async () => {
    expect(await read({ filter: '{"lot":"AB","unknown":1}', range: '[0,9]' })).toEqual(
      expect.objectContaining({ lot: 'AB', range: '[0,9]' }),
    );
    await expect(read({ filter: '{"lot":7}' })).rejects.toThrow(InvalidRequest);
    await expect(read({ filter: '[]' })).rejects.toThrow(InvalidRequest);
  });
});
