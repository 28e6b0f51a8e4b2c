import ExcelJS from 'exceljs';
import { centres, products, StockApi } from '../../../../test/support/stock-api.js';
import { addDays, businessDate, mondayOf } from '../../../domain/shared/calendar.js';

describe('products in an import of plans', () => {
  let stock: StockApi;
  let finess: string;
  let vaxilorCip: string;
  let immunolCip: string;
  beforeAll(async () => {
    stock = await StockApi.start();
    const { pool } = stock.api;
    const { rows } = await pool.query('SELECT finess FROM reference.centre WHERE id = $1', [
      centres.centreBellevue,
    ]);
    finess = rows[0].finess;
    const cipOf = async (id: string) =>
      (await pool.query('SELECT cip_code FROM reference.product WHERE id = $1', [id])).rows[0].cip_code;
    [vaxilorCip, immunolCip] = [await cipOf(products.vaxilor), await cipOf(products.immunol)];
  });
  afterAll(() => stock.close());

  const called = async (id: string, name: string, active = true) => {
    await stock.api.pool.query(
      'UPDATE reference.product SET commercial_name = $2, active = $3 WHERE id = $1',
      [id, name, active],
    );
    await stock.api.directory.refresh();
  };
  const tried = async (...named: readonly string[]) => {
    const workbook = new ExcelJS.Workbook();
    workbook
      .addWorksheet('Plan')
      .addRows([['finess', 'produit', 'S1'], ...named.map((name) => [finess, name, 5])]);
    const file = Buffer.from(await workbook.xlsx.writeBuffer());
    const startWeek = addDays(mondayOf(businessDate(new Date().toISOString(), 'Europe/Paris')), 7);
    const form = { period: 'SEMAINE', qtyMode: 'FLACON', startWeek, dryRun: 'true' };
    const path = '/vaccination/approvisionnement/import';
    const { body } = await stock.nord().upload(path, form, file, 'plan.xlsx').expect(200);
    return (body.lignes as { statut: string; erreurs?: { code: string; message: string }[] }[]).map(
      ({ statut, erreurs = [] }) => [statut, ...erreurs.map(({ code }) => code)],
    );
  };

  it('are refused by a name that several active ones have, and found by their CIP code', async () => {
    await called(products.immunol, 'Vaxilor');
    expect(await tried('vaxilor', vaxilorCip, immunolCip)).toEqual([
      ['ERREUR', 'allocation.error.productAmbiguous'],
      ['CREATION'],
      ['CREATION'],
    ]);
    await called(products.immunol, 'Vaxilor', false);
    expect(await tried('Vaxilor')).toEqual([['CREATION']]);
    await called(products.immunol, 'Immunol');
  });

  it('are found by their CIP code before any is by its name', async () => {
    await called(products.immunol, vaxilorCip);
    expect(await tried(vaxilorCip, 'Vaxilor')).toEqual([['CREATION'], ['ERREUR', 'import.error.twice']]);
    await called(products.immunol, 'Immunol');
  });
});
