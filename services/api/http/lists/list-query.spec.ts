import { IsOptional, IsString } from 'class-validator';
import { centres, products, StockApi } from '../../../../test/support/stock-api.js';
import { JobsModule } from '../../../jobs/jobs.module.js';
import { AdministrationModule } from '../../administration/administration.module.js';
import { ExportsApiModule } from '../../exports/exports-api.module.js';
import { OutboxModule } from '../../outbox/outbox.module.js';
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
    expect(orderOf({ sort: '["lot"]' }, ['lot'])).toEqual({ field: 'lot', descending: false });
    expect(() => orderOf({ sort: '["password","ASC"]' }, ['lot'])).toThrow(InvalidRequest);
    expect(() => orderOf({ sort: '["lot","UP"]' }, ['lot'])).toThrow(InvalidRequest);
  });

  it('takes filters from the JSON of react-admin, and validates them', async () => {
    expect(await read({ filter: '{"lot":"AB","unknown":1}', range: '[0,9]' })).toEqual(
      expect.objectContaining({ lot: 'AB', range: '[0,9]' }),
    );
    await expect(read({ filter: '{"lot":7}' })).rejects.toThrow(InvalidRequest);
    await expect(read({ filter: '[]' })).rejects.toThrow(InvalidRequest);
  });

  it.each([33, 3_000])('takes no filter that is %s levels deep', async (depth) => {
    const filter = `{"unknown":${'['.repeat(depth)}${']'.repeat(depth)}}`;
    await expect(read({ filter })).rejects.toThrow(InvalidRequest);
  });

  it('is not asked for in another way by its filters', async () => {
    const filter = JSON.stringify({ lot: 'AB', page: 1, size: 1, range: '[0,0]', sort: 'x' });
    expect({ ...(await read({ filter })) }).toEqual({ lot: 'AB' });
  });

  it('repeats what is no number', async () => {
    await expect(read({ page: 'two', size: '1e1' })).rejects.toMatchObject({
      violations: [
        { field: 'page', rejectedValue: 'two' },
        { field: 'size', rejectedValue: '1e1' },
      ],
    });
  });

  it('has no filter where its JSON says null', async () => {
    expect(await read({ filter: '{"lot":null}' })).not.toHaveProperty('lot');
    await expect(read({ filter: '{"lot":[null]}' })).rejects.toThrow(InvalidRequest);
  });
});

describe('lists over HTTP', () => {
  let stock: StockApi;
  beforeAll(async () => {
    stock = await StockApi.start({
      imports: [AdministrationModule, OutboxModule, JobsModule, ExportsApiModule],
    });
    await stock.batchAtNord(1, 'ORD-B');
    await stock.batchAtNord(2, 'ORD-A');
    for (const lot of ['ORD-B', 'ORD-A']) {
      const recall = { idProduit: products.immunol, lot, motif: `Défaut ${lot}` };
      await stock.as('admin').post('/lot/rappel', recall).expect(201);
    }
    await stock.nord().post('/dispatch/inventaire', { idProduit: products.immunol }).expect(201);
    await stock.nord().post('/dispatch/inventaire', { idProduit: products.vaxilor }).expect(201);
    await stock.sud().post('/dispatch/inventaire', {}).expect(201);
    for (const path of ['referentiel/transporteur', 'referentiel/tracker']) {
      const { body } = await stock.as('admin').get(`/${path}`).expect(200);
      await stock.as('admin').put(`/${path}/status`, { id: body[0].id, status: false }).expect(200);
    }
    await stock.bellevue().get('/audit').expect(403);
    await stock.nord().get('/audit/securite').expect(403);
    await stock.api.deliverMails();
  });
  afterAll(() => stock.close());

  const query = (parameters: Readonly<Record<string, string>>) => String(new URLSearchParams(parameters));

  it('finds a centre by its id in capitals, and knows no word for none but where there is one', async () => {
    const idCentre = centres.plateformeNord;
    const { body } = await stock
      .nord()
      .get(`/dispatch/stock?${query({ idCentre })}`)
      .expect(200);
    const capitals = query({ idCentre: idCentre.toUpperCase() });
    expect((await stock.nord().get(`/dispatch/stock?${capitals}`).expect(200)).body).toEqual(body);
    const wrong = await stock.as('admin').get('/centre?id=x').expect(400);
    expect(wrong.body.fieldErrors).toMatchObject([{ field: 'id', rejectedValue: 'x' }]);
    await stock.nord().get('/dispatch/stock?idCentre=none').expect(400);
    await stock.nord().get('/vaccination/besoin?typeDate=none').expect(200);
  });

  it.each([
    '/dispatch/stock',
    '/vaccination/stock',
    '/dispatch/mouvement',
    '/vaccination/besoin',
    '/vaccination/approvisionnement',
    '/vaccination/utilisation/jour',
    '/dispatch/inventaire',
    '/statistiques/pertes',
    '/lot',
    '/lot/rappel',
    '/centre/alertes',
    '/centre',
    '/users',
    '/audit',
    '/audit/securite',
    '/outbox',
  ])('%s takes a filter that is null for none', async (path) => {
    const names = [
      ...['lot', 'dateDebut', 'dateFin', 'idCentre', 'idProduit', 'destination', 'numeroBl', 'statut'],
      ...['q', 'id', 'from', 'to', 'week', 'gravite', 'debutSemaine', 'etiquette', 'typeDate', 'groupe'],
    ];
    for (const name of names) {
      const filter = JSON.stringify({ [name]: null });
      const answer = await stock.as('admin').get(`${path}?${query({ filter })}`);
      expect([name, answer.status]).toEqual([name, 200]);
    }
  });

  const valueIn = (row: Readonly<Record<string, unknown>>, field: string): unknown => {
    const value = row[field] as { nom?: string; nomCommercial?: string } | string | number | null;
    return typeof value === 'object' ? (value?.nomCommercial ?? value?.nom ?? null) : value;
  };

  it.each([
    ['/audit', ['id', 'occurredAt', 'entity', 'recordId', 'userId', 'origin']],
    ['/audit/securite', ['id', 'date', 'evenement', 'resultat', 'login', 'adresse', 'nombre']],
    ['/lot/rappel', ['id', 'produit', 'lot', 'motif', 'portee', 'date', 'levee']],
    ['/dispatch/inventaire', ['id', 'numero', 'statut', 'centre', 'produit', 'dateOuverture', 'nbComptes']],
  ])('%s is sorted by its columns, both ways', async (path, fields) => {
    for (const field of fields) {
      const sorted = async (direction: string) => {
        const sort = JSON.stringify([field, direction]);
        const { body } = await stock
          .as('admin')
          .get(`${path}?${query({ sort })}`)
          .expect(200);
        return (body as Record<string, unknown>[]).map((row) => valueIn(row, field));
      };
      const [up, down] = [await sorted('ASC'), await sorted('DESC')];
      expect(up.length).toBeGreaterThan(1);
      expect([field, down]).toEqual([field, [...up].reverse()]);
    }
  });

  it.each(['/audit', '/audit/securite', '/lot/rappel', '/dispatch/inventaire', '/outbox', '/centre/alertes'])(
    '%s refuses an order that it does not have',
    async (path) => {
      for (const sort of ['["password","ASC"]', '["toString","ASC"]', '{}', 'x', '[]']) {
        const { body } = await stock
          .as('admin')
          .get(`${path}?${query({ sort })}`)
          .expect(400);
        expect(body.fieldErrors).toMatchObject([{ field: 'sort', code: 'global.error.invalid' }]);
      }
    },
  );
});
