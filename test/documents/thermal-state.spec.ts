/** The same goods, wherever they are shown: docs/rules/stock.md, ST-17; documents-and-mail.md, DM-9. */
import type { Test } from 'supertest';
import { DocumentsApiModule } from '../../services/api/documents/documents-api.module.js';
import { ExportsApiModule } from '../../services/api/exports/exports-api.module.js';
import { JobsModule } from '../../services/jobs/jobs.module.js';
import { readerOf } from '../../services/words/reader.js';
import { editionOf } from '../../services/worker/documents/data/edition.js';
import { operationDocument } from '../../services/worker/documents/data/operation.js';
import { DocumentsModule } from '../../services/worker/documents/documents.module.js';
import { pagesOf } from '../../services/worker/documents/testing/pdf.js';
import { ExportsModule } from '../../services/worker/exports/exports.module.js';
import { file, sheetsOf } from '../exports/sheets.js';
import { centres, EXPIRY, products, StockApi, type StockUser } from '../support/stock-api.js';

describe('goods that were shipped thawed from a frozen batch', () => {
  let api: StockApi;
  beforeAll(async () => {
    api = await StockApi.start({
      imports: [JobsModule, DocumentsModule, DocumentsApiModule, ExportsModule, ExportsApiModule],
    });
  });
  afterAll(() => api.close());

  const frozenAtNord = async (lot: string, more: object = { transfertType: 'CONGELE' }): Promise<string> => {
    const entry = { idProduit: products.vaxilor, quantite: 20, lot, peremption: EXPIRY, conforme: true };
    const { body } = await api
      .nord()
      .post('/dispatch/entree-stock', { ...entry, ...more })
      .expect(201);
    return body.id;
  };
  const shipped = async (idStock: string, decongele: boolean, sortie: string | null): Promise<string> => {
    const goods = { idProduit: products.vaxilor, typeProduit: 'VACCIN', quantite: 10, idStock, sortie };
    const produits = [{ ...goods, refExterne: 'TOUR-1' }];
    const body = { decongele, produits, destination: centres.centreBellevue };
    return (await api.nord().post('/dispatch/preparation', body).expect(201)).body.id;
  };
  const anHourAgo = () => new Date(Date.now() - 3_600_000).toISOString();
  const printed = async (user: StockUser, path: string): Promise<string> => {
    const { body } = await file(user.get(path) as Test).expect(200);
    return (await pagesOf(body as Buffer)).map(({ text }) => text).join('\n');
  };
  const label = async (idLigneBl: string): Promise<string> => {
    const exit = { idLigneBl, quantite: 1, sortieType: 'INTERNE', typeConditionnement: 'FLACON' };
    const { body } = await api.bellevue().post('/vaccination/sortieFrigo', exit).expect(201);
    return printed(api.bellevue(), `/vaccination/mouvement/${body.id}/etiquette`);
  };

  it('are thawed in the note, in lists, on sheets, in the export and on labels, and never frozen again', async () => {
    const leftAt = anHourAgo();
    const note = await shipped(await frozenAtNord('STATE-1'), true, leftAt);
    const sheet = await api.nord().get(`/dispatch/preparation/${note}`).expect(200);
    expect(sheet.body.lignes[0]).toMatchObject({
      stockTransfertType: 'DECONGELE',
      stock: { transfertType: 'DECONGELE' },
    });
    expect(
      await printed(api.nord(), `/dispatch/preparation/${note}/document?documentType=DISPATCH_ETIQUETTE`),
    ).toMatch(/2 °C to 8 °C.*Thawed/);

    const received = await api.bellevue().post('/vaccination/entree-stock', { idBl: note }).expect(201);
    const { body: rows } = await api.bellevue().get('/vaccination/stock?lot=STATE-1').expect(200);
    expect(rows).toMatchObject([{ decongele: true, transfertType: 'DECONGELE', transfertDate: null }]);
    const workbook = await file(api.bellevue().get('/vaccination/stock/export?lot=STATE-1')).expect(200);
    expect((await sheetsOf(workbook.body as Buffer)).rows).toMatchObject([{ Transfer: 'Thawed' }]);
    const text = await label(received.body.id);
    expect(text).toContain('2 °C to 8 °C');
    expect(text).not.toContain('-90 °C');

    const scrapping = { idLigneBl: received.body.id, quantite: 1, causeDechet: 'CASSE' };
    const scrapped = await api.bellevue().post('/vaccination/dechet', scrapping).expect(201);
    await api.bellevue().get(`/vaccination/dechet/${scrapped.body.id}`, scrapped).expect(200);
    const edition = editionOf(readerOf('en', null), 'Europe/Paris', new Date(), '');
    const { values } = await operationDocument(api.api.pool, 'scrapping', scrapped.body.id, edition);
    expect(values.lignes).toMatchObject([
      { dateSortie: edition.formats.dateTime(new Date(leftAt)), refExterne: 'TOUR-1' },
    ]);

    const back = {
      idLigneBl: received.body.id,
      quantite: 2,
      idProduit: products.vaxilor,
      idCentreRetour: centres.centreBellevue,
    };
    const returned = await api.nord().post('/dispatch/retour-stock', back).expect(201);
    const { body: record } = await api.nord().get(`/dispatch/retour/${returned.body.id}`).expect(200);
    expect(record.stock).toMatchObject({ stockTransfertType: 'DECONGELE' });
    const { body: again } = await api.nord().get('/dispatch/stock?lot=STATE-1&onlyRetour=true').expect(200);
    expect(again).toMatchObject([{ decongele: true, transfertType: 'DECONGELE' }]);
  });

  it('have the sheet of their return, where they had come back and that shipment was cancelled', async () => {
    const note = await shipped(await frozenAtNord('STATE-6'), false, null);
    const received = await api.bellevue().post('/vaccination/entree-stock', { idBl: note }).expect(201);
    const goods = { idLigneBl: received.body.id, quantite: 10, idProduit: products.vaxilor };
    const back = { ...goods, idCentreRetour: centres.centreBellevue };
    const returned = await api.nord().post('/dispatch/retour-stock', back).expect(201);
    const again = await shipped(returned.body.id, true, anHourAgo());
    await api.nord().put(`/dispatch/preparation/${again}`).expect(200);
    const { body: rows } = await api.nord().get('/dispatch/stock?lot=STATE-6&onlyRetour=true').expect(200);
    const { id } = rows.find(({ quantite }: { quantite: number }) => quantite > 0);
    expect(id).not.toBe(returned.body.id);
    const sheet = `/dispatch/retour/${id}/document?documentType=DISPATCH_RETOUR`;
    expect(await printed(api.nord(), sheet)).toContain('STATE-6');
  });

  it('are kept as it fits their state: frozen, at −20 °C, or with hours that run', async () => {
    const kept = async (lot: string, entry: object, sortie: string | null) => {
      const note = await shipped(await frozenAtNord(lot, entry), false, sortie);
      return printed(api.nord(), `/dispatch/preparation/${note}/document?documentType=DISPATCH_ETIQUETTE`);
    };
    expect(await kept('STATE-2', { transfertType: 'CONGELE' }, null)).toMatch(/-90 °C.*Frozen/);
    expect(
      await kept('STATE-3', { transfertType: 'MOINS_20', transfertDate: anHourAgo() }, anHourAgo()),
    ).toMatch(/Storage −20 °C/);
    expect(await kept('STATE-4', {}, anHourAgo())).toMatch(/Storage 2 °C to 8 °C/);
  });
});
