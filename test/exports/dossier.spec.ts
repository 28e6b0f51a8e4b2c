/** What an auditor takes home of a centre or a lot: a PDF and a workbook, each with the signed root that proves it. */
import { createPublicKey, verify } from 'node:crypto';
import { DocumentsApiModule } from '../../services/api/documents/documents-api.module.js';
import { ExportsApiModule } from '../../services/api/exports/exports-api.module.js';
import type { ReplayedMovement } from '../../services/api/queries/audit/replay.dto.js';
import { JobsModule } from '../../services/jobs/jobs.module.js';
import { signedText } from '../../services/proof/signature.js';
import { DocumentsModule } from '../../services/worker/documents/documents.module.js';
import { pagesOf } from '../../services/worker/documents/testing/pdf.js';
import { ExportsModule } from '../../services/worker/exports/exports.module.js';
import { centres, products, StockApi } from '../support/stock-api.js';
import { file, sheetsOf } from './sheets.js';

describe('a dossier', () => {
  let stock: StockApi;
  let batch: string;
  beforeAll(async () => {
    const imports = [JobsModule, ExportsModule, ExportsApiModule, DocumentsModule, DocumentsApiModule];
    stock = await StockApi.start({ imports });
    batch = await stock.batchAtNord(20, 'DO-1');
    const scrapped = { idProduit: products.immunol, idStock: batch, quantite: 3, cause: 'CASSE' };
    await stock.nord().post('/dispatch/dechet', scrapped).expect(201);
    const note = await stock.noteTo(centres.centreBellevue, batch, 6);
    await stock.bellevue().post('/vaccination/entree-stock', { idBl: note, conforme: true }).expect(201);
    await stock.as('auditeur').put('/utilisateurs/langue', { langue: 'en' }).expect(200);
  });
  afterAll(() => stock.close());

  const auditor = () => stock.as('auditeur');
  const replay = async (query: string) =>
    (await auditor().get(`/ledger/rejeu?${query}`).expect(200)).body as ReplayedMovement[];
  const workbook = async (query: string) =>
    sheetsOf((await file(auditor().get(`/ledger/dossier/export?${query}`)).expect(200)).body as Buffer);
  const textOf = async (query: string) => {
    const { body } = await file(auditor().get(`/ledger/dossier?${query}`)).expect(200);
    const pages = await pagesOf(body as Buffer);
    return pages.map(({ text }) => text.replace(/\s+/g, ' ')).join(' ');
  };
  const nord = `idCentre=${centres.plateformeNord}`;
  const lot = `idProduit=${products.immunol}&lot=DO-1`;

  it('is a workbook of the replay, with a root that its signature proves and how to check it', async () => {
    const { rows, filters } = await workbook(nord);
    const replayed = await replay(nord);
    expect(rows.map((row) => [row['Event no.'], row['Hash of the event'], row.Left])).toEqual(
      replayed.map(({ index, hash, solde }) => [index, hash, solde]),
    );
    expect(rows.map(({ Quantity }) => Quantity)).toEqual([20, -3, -6]);
    const [taille, position] = [
      Number(filters.get('Events under the root')),
      Number(filters.get('Position of the last one')),
    ];
    const root = {
      taille,
      position,
      racine: filters.get('Root of the ledger')!,
      date: filters.get('Signed on')!,
    };
    const key = createPublicKey(filters.get('Public key')!);
    const signature = Buffer.from(filters.get('Signature')!, 'base64');
    expect(verify(null, Buffer.from(signedText(root)), key, signature)).toBe(true);
    const { body } = await auditor().get(`/ledger/empreinte?taille=${taille}`).expect(200);
    expect(body.racine).toBe(root.racine);
    expect(position).toBeGreaterThanOrEqual(replayed.at(-1)!.position);
    expect(filters.get('How to check')).toContain('proof');
  });

  it('follows a lot into every centre', async () => {
    const { rows } = await workbook(lot);
    expect(rows.map((row) => [row.Centre, row.Left])).toEqual([
      ['Plateforme Nord', 20],
      ['Plateforme Nord', 17],
      ['Plateforme Nord', 11],
      ['Centre Bellevue', 6],
    ]);
  });

  it('is printed: what was held, each movement with its event, root, signature and key, and the steps', async () => {
    const [text, [first]] = [await textOf(`${nord}&${lot}`), await replay(`${nord}&${lot}`)];
    const squeezed = text.replaceAll(' ', '');
    expect(text).toContain('Centre dossier');
    expect(text).toContain('Stock at that moment'.toUpperCase());
    expect(squeezed).toContain(first!.hash);
    const { body } = await auditor().get('/ledger/empreinte').expect(200);
    expect(squeezed).toContain(body.racine);
    expect(squeezed).toContain(body.cle.replace(/-----[^-]+-----|\s/g, ''));
    expect(text).toContain('How to check'.toUpperCase());
    expect(text).toContain('verify-ledger.mjs');
    expect(await textOf(lot)).toContain('Lot dossier');
  });

  it('can be made as of a moment, then shows nothing that came later', async () => {
    const [entry] = await replay(nord);
    const past = `${nord}&asOfPosition=${entry!.position}`;
    const { rows } = await workbook(past);
    expect(rows).toHaveLength(1);
    const text = await textOf(`${past}&dateDebut=2026-01-30&dateFin=2099-01-31`);
    expect(text).not.toContain('Scrapping');
    // The days that were asked for, of which the last is included.
    expect(text).toMatch(/From 01\/30\/2026 until 01\/31\/2099 [^0-9]/i);
  });

  it('wants a centre, or a lot of a product, that exist, and an auditor', async () => {
    await auditor().get('/ledger/dossier').expect(400);
    await auditor().get(`/ledger/dossier/export?idProduit=${products.immunol}`).expect(400);
    await auditor().get(`/ledger/dossier?idCentre=${products.immunol}`).expect(404);
    await stock.nord().get(`/ledger/dossier?${nord}`).expect(403);
    await stock.nord().get(`/ledger/dossier/export?${nord}`).expect(403);
  });
});
