/**
 * People type what they like into every text that reaches a document: it is printed as text, and nothing is fetched.
 */
import type { Test } from 'supertest';
import { DocumentsApiModule } from '../../services/api/documents/documents-api.module.js';
import { JobsModule } from '../../services/jobs/jobs.module.js';
import { DocumentsModule } from '../../services/worker/documents/documents.module.js';
import { Listener } from '../../services/worker/documents/testing/hostile.js';
import { pagesOf } from '../../services/worker/documents/testing/pdf.js';
import { carriers, centres, containers, EXPIRY, products, StockApi, trackers } from '../support/stock-api.js';

/** Every text of the reference data that a document shows, by table. */
const TYPED: Readonly<Record<string, readonly string[]>> = {
  centre: ['name', 'service', 'address', 'address_complement', 'postal_code', 'city', 'phone', 'email'],
  product: ['commercial_name', 'name', 'packaging', 'storage', 'note_comment'],
  carrier: ['name', 'phone'],
  container: ['name', 'maker'],
  tracker: ['name', 'maker'],
  user_account: ['first_name', 'last_name'],
};

const bytes = (request: Test): Test =>
  request.buffer(true).parse((response, done) => {
    const chunks: Buffer[] = [];
    response.on('data', (chunk: Buffer) => chunks.push(chunk));
    response.on('end', () => done(null, Buffer.concat(chunks)));
  });

describe('hostile', () => {
  let stock: StockApi;
  let listener: Listener;
  let note: string;
  let scrapping: string;

  beforeAll(async () => {
    listener = await Listener.start();
    stock = await StockApi.start({
      imports: [JobsModule, DocumentsModule, DocumentsApiModule],
    });
    const idProduit = products.immunol;
    const typed = (letters: number) => `<img src="${listener.url}/">`.slice(0, letters);
    const entry = { idProduit, quantite: 9, lot: '<b onclick=x>', peremption: EXPIRY, conforme: true };
    const batch = (await stock.nord().post('/dispatch/entree-stock', entry).expect(201)).body.id;
    const prepared = await stock
      .nord()
      .post('/dispatch/preparation', {
        produits: [{ idProduit, typeProduit: 'VACCIN', quantite: 3, idStock: batch, refExterne: typed(50) }],
        destination: centres.centreBellevue,
        commentaireDestination: listener.injection.slice(0, 250),
        idTransporteur: carriers.nord,
        idContenant: containers.small,
        numContenant: typed(20),
        idTracker: trackers.fridge,
        numTracker: typed(20),
      })
      .expect(201);
    note = prepared.body.id;
    const scrapped = await stock
      .nord()
      .post('/dispatch/dechet', {
        idProduit,
        quantite: 1,
        idStock: batch,
        cause: 'CASSE',
        commentaire: listener.injection.slice(0, 250),
      })
      .expect(201);
    scrapping = scrapped.body.id;
    for (const [table, columns] of Object.entries(TYPED)) {
      for (const column of columns) {
        // Names may be unique.
        await stock.api.pool.query(`UPDATE reference.${table} SET ${column} = $1 || substr(id::text, 1, 8)`, [
          listener.injection,
        ]);
      }
    }
  });
  afterEach(() => expect(listener.reached).toEqual([]));
  afterAll(async () => {
    await stock.close();
    await listener.stop();
  });

  async function textOf(path: string): Promise<string> {
    const { status, body } = await bytes(stock.nord().get(path));
    expect(status).toBe(200);
    return (await pagesOf(body as Buffer)).map(({ text }) => text).join('\n');
  }

  it.each([
    'DISPATCH_BL',
    'DISPATCH_ETIQUETTE',
    'DISPATCH_FLACON_36',
    'DISPATCH_FLACON_96',
    'DISPATCH_ETIQUETTE_CONTENANT',
  ])('text is printed as text on %s', async (type) => {
    const words = await textOf(`/dispatch/preparation/${note}/document?documentType=${type}`);
    expect(words).toContain('<img');
  });

  it('text is printed as text on a scrapping sheet', async () => {
    expect(await textOf(`/dispatch/dechet/${scrapping}/document`)).toContain('<script>');
  });
});
