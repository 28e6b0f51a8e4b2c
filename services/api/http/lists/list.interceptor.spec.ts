import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiProperty } from '@nestjs/swagger';
import { startTestApi, type TestApi } from '../../../../test/support/api.js';
import { Public } from '../../auth/access.js';

const ROWS = [
  { id: 'b', nom: 'Étoile 10', rang: 10, produit: { nomCommercial: 'Vaxilor' } },
  { id: 'a', nom: 'étoile 9', rang: 9, produit: { nomCommercial: 'Immunol' } },
  { id: 'c', nom: 'Fer', rang: null, produit: { nomCommercial: 'Seringue' } },
];

class Choice {
  @ApiProperty()
  id!: string;

  @ApiProperty()
  nom!: string;

  @ApiProperty({ type: Number, nullable: true })
  rang!: number | null;

  @ApiProperty()
  produit!: object;
}

@Controller('choices')
@Public()
class ChoicesController {
  @Get()
  @ApiOkResponse({ type: [Choice] })
  list() {
    return ROWS;
  }

  @Get('none')
  @ApiOkResponse({ type: [Choice] })
  none() {
    return [];
  }

  @Get('one')
  one() {
    return ROWS[0];
  }
}

describe('a list that is read whole', () => {
  let api: TestApi;

  beforeAll(async () => {
    api = await startTestApi({ controllers: [ChoicesController] });
  });
  afterAll(() => api.close());

  const ask = (query: Record<string, string>, path = '/choices') => api.http().get(path).query(query);
  const idsOf = (rows: typeof ROWS) => rows.map(({ id }) => id).join('');

  it('is answered bare', async () => {
    const { body, headers } = await ask({}).expect(200);
    expect(body).toEqual(ROWS);
    expect(headers['content-range']).toBeUndefined();
  });

  it('is answered in pages', async () => {
    const { body } = await ask({ page: '1', size: '2' }).expect(200);
    expect(body).toEqual({ content: [ROWS[2]], totalElements: 3 });
    expect((await ask({ page: '7', size: '2' })).body).toEqual({ content: [], totalElements: 3 });
    expect((await ask({ page: '0', size: '2' }, '/choices/none')).body).toEqual({
      content: [],
      totalElements: 0,
    });
  });

  it('is answered as ra-data-simple-rest wants it', async () => {
    const { body, headers } = await ask({ range: '[0,1]', sort: '["id","ASC"]', filter: '{}' }).expect(200);
    expect(idsOf(body)).toBe('ab');
    expect(headers['content-range']).toBe('choices 0-1/3');
    await ask({ range: '[0,1]', sort: '["id","ASC"]' }, '/choices/none').expect(200, []);
  });

  it.each([
    ['["rang","ASC"]', 'cab'],
    ['["rang","DESC"]', 'bac'],
    ['["nom","ASC"]', 'abc'],
    ['["produit","ASC"]', 'acb'],
  ])('is sorted by %s', async (sort, ids) => {
    expect(idsOf((await ask({ sort }).expect(200)).body)).toBe(ids);
  });

  it('leaves alone what is no list', async () => {
    await ask({ page: '0', size: '1' }, '/choices/one').expect(200, ROWS[0]!);
  });

  it.each([{ page: '-1' }, { size: '0' }, { range: 'x' }, { sort: '["nothing","ASC"]' }, { sort: 'x' }])(
    'refuses %j, whether it holds something or not',
    async (query) => {
      const asked = query as unknown as Record<string, string>;
      const { body } = await ask(asked).expect(400);
      await ask(asked, '/choices/none').expect(400, body);
      expect(body.fieldErrors).toMatchObject([{ field: Object.keys(query)[0] }]);
    },
  );
});
