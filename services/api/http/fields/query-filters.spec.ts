import { RequestValidationPipe } from '../validation/validation.pipe.js';
import { TextFilter } from './query-filters.js';

class Filters {
  @TextFilter('Lot.')
  lot?: string;
}

const read = (lot: string) =>
  new RequestValidationPipe().transform({ lot }, { type: 'query', metatype: Filters });

describe('a filter by a text', () => {
  it.each(['VX 24', ' VX 24 ', 'VX\u00A0 24\n', 'V\u00ADX 24\u200E', 'VX 24\u0000'])(
    'looks for %j as it was taken when it was entered',
    async (lot) => {
      expect(await read(lot)).toEqual({ lot: 'VX 24' });
    },
  );

  it.each(['', ' ', '\u200B'])('is none where it holds nothing that is seen: %j', async (lot) => {
    expect(await read(lot)).toEqual({});
  });
});
