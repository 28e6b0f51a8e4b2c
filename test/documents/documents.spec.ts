import { randomUUID } from 'node:crypto';
import type { Response, Test } from 'supertest';
import { AdministrationModule } from '../../services/api/administration/administration.module.js';
import { DocumentsApiModule } from '../../services/api/documents/documents-api.module.js';
import { JobsApiModule } from '../../services/api/jobs/jobs-api.module.js';
import { DEMONSTRATION_USERS } from '../../services/demonstration/reference-data/demonstration.js';
import { MAX_PREPARATIONS } from '../../services/domain/ledger/decide/prepare-together.js';
import { JobDesk } from '../../services/jobs/job-desk.js';
import { JobsModule } from '../../services/jobs/jobs.module.js';
import { DocumentsModule } from '../../services/worker/documents/documents.module.js';
import { noteTemplate } from '../../services/worker/documents/docx/testing/templates.js';
import { codesOn } from '../../services/worker/documents/testing/codes.js';
import { pagesOf } from '../../services/worker/documents/testing/pdf.js';
import { centres, EXPIRY, products, StockApi } from '../support/stock-api.js';

/** Packages of the note that is printed; the vials of one sheet hold them all. */
const PREPARED = 30;

/** supertest reads what it does not know as text. */
const bytes = (request: Test): Test =>
  request.buffer(true).parse((response, done) => {
    const chunks: Buffer[] = [];
    response.on('data', (chunk: Buffer) => chunks.push(chunk));
    response.on('end', () => done(null, Buffer.concat(chunks)));
  });

describe('documents', () => {
  let stock: StockApi;
  let note: string;
  let line: string;
  let prepared: Response;

  beforeAll(async () => {
    stock = await StockApi.start({
      imports: [JobsModule, JobsApiModule, DocumentsModule, DocumentsApiModule, AdministrationModule],
    });
    const batch = await stock.batchAtNord(45, 'DOC-1');
    const produits = [
      { idProduit: products.immunol, typeProduit: 'VACCIN', quantite: PREPARED, idStock: batch },
    ];
    prepared = await stock
      .nord()
      .post('/dispatch/preparation', { produits, destination: centres.centreBellevue })
      .expect(201);
    note = prepared.body.id;
    const { body } = await stock.nord().get(`/dispatch/preparation/${note}`, prepared).expect(200);
    line = body.lignes[0].id;
  });
  afterAll(() => stock.close());

  async function printed(request: Test, name: RegExp): Promise<Buffer> {
    const response = await bytes(request);
    expect([response.status, response.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(response.headers['content-disposition']).toMatch(/^attachment; filename=/);
    expect(response.headers['content-disposition']).toMatch(name);
    expect(Number(response.headers['content-length'])).toBe((response.body as Buffer).length);
    return response.body;
  }
  const wordsOf = async (pdf: Buffer) => (await pagesOf(pdf)).map(({ text }) => text).join('\n');
  const pdfOf = async (request: Test, name: RegExp) => wordsOf(await printed(request, name));

  it.each([
    ['DISPATCH_BL', /delivery-note-PN-\d{4}-\d{6}\.pdf/, /Delivery note .*Centre Bellevue .*DOC-1/, 1],
    ['DISPATCH_ETIQUETTE', /labels-PN/, /Centre Bellevue .*Immunol .*DOC-1/, 1],
    ['DISPATCH_FLACON_36', /vial-labels-36/, /Immunol .*DOC-1/, PREPARED],
    ['DISPATCH_FLACON_96', /vial-labels-96/, /Immunol .*DOC-1/, PREPARED],
    ['DISPATCH_ETIQUETTE_CONTENANT', /container-label/, /Centre Bellevue .*DOC-1/, 0],
  ])(
    'prints %s of a dispatch centre’s preparation, with codes that a scanner reads, and finds product and batch by',
    async (type, name, words, codesAtLeast) => {
      const url = `/dispatch/preparation/${note}/document?documentType=${type}`;
      const pdf = await printed(stock.nord().get(url, prepared), name);
      expect(await wordsOf(pdf)).toMatch(words);
      if (codesAtLeast === 0) return;
      const codes = await codesOn(pdf);
      expect(codes.length).toBeGreaterThanOrEqual(codesAtLeast);
      const elements = `(01)03400930000021(17)${EXPIRY.slice(2).replaceAll('-', '')}(10)DOC-1`;
      for (const { readable } of codes) expect(readable).toBe(elements);
      const { body } = await stock
        .nord()
        .get(`/scan?code=${encodeURIComponent(codes[0]!.raw)}`, prepared)
        .expect(200);
      expect(body).toMatchObject({ lot: 'DOC-1', peremption: EXPIRY, produit: { id: products.immunol } });
      expect(body.stocks).toEqual([expect.objectContaining({ lot: 'DOC-1' })]);
    },
  );

  it('prints a note as it was at a moment, and none before it was there', async () => {
    const position = Number(prepared.headers['x-ledger-position']);
    const url = `/dispatch/preparation/${note}/document?documentType=DISPATCH_BL`;
    const then = stock.nord().get(`${url}&asOfPosition=${position}`);
    expect(await pdfOf(then, /delivery-note/)).toContain('DOC-1');
    await stock
      .nord()
      .get(`${url}&asOfPosition=${position - 1}`)
      .expect(404);
    await stock.nord().get(`${url}&asOf=yesterday`).expect(400);
  });

  it('prints the sheet of a count, without what is expected for who counts blind, until it is counted', async () => {
    const sud = stock.sud();
    const entry = {
      idProduit: products.immunol,
      quantite: 734,
      lot: 'CS-1',
      peremption: EXPIRY,
      conforme: true,
    };
    const { body: batch } = await sud.post('/dispatch/entree-stock', entry).expect(201);
    const opened = await sud.post('/dispatch/inventaire', {}).expect(201);
    const count = opened.body;
    const url = `/dispatch/inventaire/${count.id}/document`;
    const blind = await pdfOf(sud.get(url), /stock-count-INV-PS-\d{4}-\d{6}\.pdf/);
    expect(blind).toMatch(/Count sheet .*Plateforme Sud .*CS-1/s);
    expect(blind).not.toContain('734');
    const admin = stock.as('admin', centres.plateformeSud);
    expect(await pdfOf(admin.get(url), /stock-count/)).toContain('734');
    const lignes = [{ idStock: batch.id, quantiteComptee: 731 }];
    await sud.put(`/dispatch/inventaire/${count.id}/lignes`, { lignes }).expect(200);
    const counted = await pdfOf(sud.get(url), /stock-count/);
    expect(counted).toMatch(/734.*731.*[-−]3/s);
    expect(counted).not.toContain('Not arrived');
    await admin.put(`/dispatch/inventaire/${count.id}/cloture`).expect(200);
    await sud.post('/dispatch/entree-stock', { ...entry, lot: 'CS-2' }).expect(201);
    const closed = await pdfOf(sud.get(url), /stock-count/);
    expect(closed).toMatch(/734.*731/s);
    expect(closed).not.toContain('CS-2');
    const asItWas = `${url}?asOfPosition=${opened.headers['x-ledger-position']}`;
    const begun = await pdfOf(admin.get(asItWas), /stock-count/);
    expect(begun).toContain('734');
    expect(begun).not.toContain('731');
    await stock.nord().get(url).expect(404);
  });

  it.each([
    ['REFERENT_BL', 'R-1', /delivery-note-PC/],
    ['REFERENT_ETIQUETTE', 'R-2', /labels-PC/],
    ['REFERENT_FLACON', 'R-3', /vial-labels-36/],
    ['REFERENT_ETIQUETTE_CONTENANT', 'R-4', /container-label/],
  ])('prints %s of a referent’s preparation', async (type, lot, name) => {
    const referent = stock.referent();
    const entry = {
      idProduit: products.immunol,
      quantite: 10,
      lot,
      peremption: '2036-06-30',
      conforme: true,
    };
    const batch = (await referent.post('/referent/entree-stock', entry).expect(201)).body.id;
    const produits = [{ idProduit: products.immunol, typeProduit: 'VACCIN', quantite: 4, idStock: batch }];
    const sent = await referent
      .post('/referent/preparation', { produits, destination: centres.plateformeNord })
      .expect(201);
    const url = `/referent/preparation/${sent.body.id}/document?documentType=${type}`;
    expect(await pdfOf(referent.get(url, sent), name)).toContain(lot);
  });

  it('prints the labels that were chosen, and only these', async () => {
    const selection = [
      {
        idLigne: line,
        nbRestant: 3,
        lignes: [
          { boxes: 2, bottles: 0 },
          { boxes: 0, bottles: 7 },
        ],
      },
    ];
    const labels = (wanted: object[]) =>
      pdfOf(stock.nord().post(`/dispatch/preparation/${note}/etiquette`, wanted, randomUUID()), /labels-PN/);
    const text = await labels(selection);
    expect(text.split('\n')).toHaveLength(3);
    expect(text).toMatch(/1 \/ 3[\s\S]*2 \/ 3[\s\S]*3 \/ 3[\s\S]*Remainder/);
    // A line may be chosen more than once.
    expect((await labels([...selection, ...selection])).split('\n')).toHaveLength(6);
  });

  it('writes dates in the format that its reader chose', async () => {
    const url = `/dispatch/preparation/${note}/document?documentType=DISPATCH_BL`;
    const choose = (dateFormat: 'FR' | null) =>
      stock.nord().put('/utilisateurs/format-date', { dateFormat }).expect(200);
    expect(await pdfOf(stock.nord().get(url, prepared), /delivery-note/)).toContain('06/30/2036');
    await choose('FR');
    expect(await pdfOf(stock.nord().get(url, prepared), /delivery-note/)).toContain('30/06/2036');
    await choose(null);
  });

  it('says on a received note when, by whom, whether compliant, and the comment', async () => {
    const sent = await stock.noteTo(centres.centreBellevue, await stock.batchAtNord(3, 'DOC-2'), 3);
    const url = `/dispatch/preparation/${sent}/document?documentType=DISPATCH_BL`;
    expect(await pdfOf(stock.nord().get(url), /delivery-note/)).not.toContain('Received on');
    const { body: shown } = await stock.nord().get(`/dispatch/preparation/${sent}`).expect(200);
    const lignes = [{ idLigneBl: shown.lignes[0].id, quantiteRecue: 1, cause: 'CASSE' }];
    const reception = { idBl: sent, conforme: false, commentaire: 'Carton ouvert', lignes };
    const received = await stock.bellevue().post('/vaccination/entree-stock', reception).expect(201);
    const printed = await pdfOf(stock.nord().get(url, received), /delivery-note/);
    expect(printed).toMatch(
      /Received on \d\d\/\d\d\/\d{4} .*Claire Bernard · Reception not compliant .*Carton ouvert/,
    );
    expect(printed).toContain('Not arrived: 2');
  });

  it('prints several preparations as one document', async () => {
    const notes = async (query: string) => {
      const url = `/dispatch/preparation/multiple/document?${query}&documentType=DISPATCH_BL`;
      return (await pdfOf(stock.nord().get(url, prepared), /delivery-note\.pdf/)).split('\n').length;
    };
    expect(await notes(`ids=${note}&ids=${note}`)).toBe(2);
    const asManyAsArePreparedTogether = Array.from({ length: MAX_PREPARATIONS }, () => note);
    expect(await notes(`ids=${asManyAsArePreparedTogether.join(',')}`)).toBe(MAX_PREPARATIONS);
    // Two hundred notes are two hundred times what another spec prints.
  }, 300_000);

  it('prints no more labels for several preparations than for one', async () => {
    const sent = await stock.noteTo(centres.centreBellevue, await stock.batchAtNord(6_000, 'DOC-3'), 6_000);
    const vials = `documentType=DISPATCH_FLACON_36&ids=${sent}&ids=${sent}`;
    const { body } = await stock.nord().get(`/dispatch/preparation/multiple/document?${vials}`).expect(400);
    expect(body.globalErrors[0]).toMatchObject({ arguments: { max: 10_000 } });
  });

  it('prints the documents of what happens to stock', async () => {
    const held = await stock.lineAtBellevue(20, 'DOC-2');
    const bellevue = stock.bellevue();
    const exit = await bellevue
      .post('/vaccination/sortieFrigo', {
        idLigneBl: held,
        quantite: 2,
        sortieType: 'VACCINATION_POINT',
        idPoint: centres.pointBellevue,
        typeConditionnement: 'FLACON',
      })
      .expect(201);
    expect(
      await pdfOf(
        bellevue.get(`/vaccination/mouvement/${exit.body.id}/etiquette`, exit),
        /fridge-exit-label/,
      ),
    ).toMatch(/Point Bellevue .*DOC-2/);

    const scrapped = await bellevue
      .post('/vaccination/dechet', { idLigneBl: held, quantite: 1, causeDechet: 'CASSE' })
      .expect(201);
    const sheet = `/vaccination/dechet/${scrapped.body.id}/document`;
    expect(await pdfOf(bellevue.get(sheet, scrapped), /scrapping-label/)).toContain('DOC-2');
    expect(
      await pdfOf(bellevue.get(`${sheet}?documentType=VACCINATION_DECHET`, scrapped), /scrapping-label/),
    ).toContain('Centre Bellevue');

    const returned = await stock
      .nord()
      .post('/dispatch/retour-stock', {
        quantite: 1,
        idLigneBl: held,
        idProduit: products.immunol,
        idCentreRetour: centres.centreBellevue,
        commentaireRetour: 'Surplus',
      })
      .expect(201);
    expect(
      await pdfOf(stock.nord().get(`/dispatch/retour/${returned.body.id}/document`, returned), /return-note/),
    ).toMatch(/Centre Bellevue .*Surplus/);

    const batch = await stock.batchAtNord(5, 'DOC-3');
    const atNord = await stock
      .nord()
      .post('/dispatch/dechet', {
        idProduit: products.immunol,
        quantite: 1,
        idStock: batch,
        cause: 'CASSE',
      })
      .expect(201);
    const dispatchSheet = `/dispatch/dechet/${atNord.body.id}/document?documentType=DISPATCH_DECHET`;
    expect(await pdfOf(stock.nord().get(dispatchSheet, atNord), /scrapping-label/)).toContain('DOC-3');
  });

  it.each([
    [
      'of another type’s path',
      'referent',
      (id: string) => `/dispatch/preparation/${id}/document?documentType=DISPATCH_BL`,
      403,
    ],
    [
      'of another centre',
      'sud',
      (id: string) => `/dispatch/preparation/${id}/document?documentType=DISPATCH_BL`,
      404,
    ],
    [
      'that is not there',
      'nord',
      () => `/dispatch/preparation/${randomUUID()}/document?documentType=DISPATCH_BL`,
      404,
    ],
    ['of a scrapping that is not there', 'nord', () => `/dispatch/dechet/${randomUUID()}/document`, 404],
    ['of no type', 'nord', (id: string) => `/dispatch/preparation/${id}/document`, 400],
    [
      'of a referent’s type',
      'nord',
      (id: string) => `/dispatch/preparation/${id}/document?documentType=REFERENT_BL`,
      400,
    ],
    ['of no notes', 'nord', () => '/dispatch/preparation/multiple/document?documentType=DISPATCH_BL', 400],
  ] as const)('refuses a document %s', async (_, login, url, status) => {
    const { body } = await stock[login]().get(url(note), prepared).expect(status);
    if (status === 400) expect(body.fieldErrors).toHaveLength(1);
  });

  it('tells all that is wrong with a selection of labels', async () => {
    const url = `/dispatch/preparation/${note}/etiquette`;
    const { body } = await stock
      .nord()
      .post(url, [{ idLigne: line, nbRestant: -1, lignes: [{ boxes: 1.5, bottles: 'x' }] }, { idLigne: 'y' }])
      .expect(400);
    expect(body.fieldErrors.map(({ field, code }: Record<string, string>) => [field, code])).toEqual([
      ['[0].nbRestant', 'global.error.notNegative'],
      ['[0].lignes[0].boxes', 'global.error.integer'],
      ['[0].lignes[0].bottles', 'global.error.notNumber'],
      ['[1].idLigne', 'global.error.notUuid'],
    ]);
    const foreign = await stock
      .nord()
      .post(url, [{ idLigne: note, nbRestant: 1 }])
      .expect(400);
    expect(foreign.body.fieldErrors[0].field).toBe('[0].idLigne');
    await stock.nord().post(url, []).expect(400);
    await stock.nord().post(url, {}).expect(400);
  });

  it('prints no labels for more boxes and packages than the line has packages', async () => {
    const url = `/dispatch/preparation/${note}/etiquette`;
    const faults = async (nbRestant: number, ...lignes: object[]) =>
      (
        await stock
          .nord()
          .post(url, [{ idLigne: line, nbRestant, lignes }])
          .expect(400)
      ).body.fieldErrors;
    expect(await faults(0, { boxes: PREPARED + 1 })).toMatchObject([
      { field: '[0].lignes[0].boxes', code: 'global.error.max', arguments: { max: PREPARED } },
    ]);
    expect(await faults(0, { boxes: 1 }, { boxes: 1, bottles: PREPARED - 1 })).toMatchObject([
      { field: '[0].lignes[1].bottles', arguments: { max: PREPARED - 2 }, rejectedValue: PREPARED - 1 },
    ]);
    expect(await faults(2, { bottles: PREPARED - 1 })).toMatchObject([
      { field: '[0].nbRestant', arguments: { max: 1 } },
    ]);
  });

  describe('from a template', () => {
    const admin = () => stock.as('admin');
    const upload = (name: string, file: Buffer, fileName = 'bl.docx') =>
      stock.api
        .http()
        .post('/api/admin/template')
        .set('Authorization', `Bearer ${stock.api.tokenOf('admin')}`)
        .field({ nom: name, type: 'DISPATCH_BL', publie: 'true' })
        .attach('file', file, fileName);

    it('tells every fault of a bad one, and keeps nothing', async () => {
      const { Document, Packer, Paragraph } = await import('docx');
      const children = ['{{numeroBL}}', '{{#each lignes}}', '{{{lot}}}'].map((text) => new Paragraph(text));
      const bad = await Packer.toBuffer(new Document({ sections: [{ children }] }));
      const { body } = await upload('Bad', bad).expect(400);
      expect(body.globalErrors).toEqual([]);
      expect(body.fieldErrors).toEqual(
        expect.arrayContaining([
          {
            field: 'file',
            code: 'template.error.unknownField',
            message: expect.stringContaining('{{numeroBL}}'),
            arguments: { tag: '{{numeroBL}}', where: 'body ¶ 1' },
            rejectedValue: null,
          },
          expect.objectContaining({ field: 'file', code: 'template.error.unclosedBlock' }),
          expect.objectContaining({ field: 'file', code: 'template.error.rawTag' }),
        ]),
      );
      expect((await admin().get('/template?nom=Bad').expect(200)).body).toEqual([]);
    });

    it('prints with example data, downloads as it was sent, and prints the centre’s notes once it is theirs', async () => {
      const file = await noteTemplate();
      const { body } = await upload('Own note', file, 'Bon à livrer.docx').expect(201);
      expect(await pdfOf(admin().get(`/template/${body.id}/test`), /\.pdf/)).toMatch(
        /Bon de livraison PN-2026-000123/,
      );
      const download = await bytes(admin().get(`/template/${body.id}/download`)).expect(200);
      expect(download.headers['content-type']).toMatch(/wordprocessingml\.document$/);
      expect(download.headers['content-disposition']).toContain(
        "filename*=UTF-8''Bon%20%C3%A0%20livrer.docx",
      );
      expect((download.body as Buffer).equals(file)).toBe(true);

      await stock.api.pool.query(
        `INSERT INTO reference.centre_template (centre_id, type, template_id) VALUES ($1, 'DISPATCH_BL', $2)`,
        [centres.plateformeNord, body.id],
      );
      const url = `/dispatch/preparation/${note}/document?documentType=DISPATCH_BL`;
      const text = await pdfOf(stock.nord().get(url, prepared), /delivery-note/);
      expect(text).toMatch(/Bon de livraison PN-\d{4}-\d{6} .*Total : 30/);
    });

    it('is printed with example data by administrators only', async () => {
      const { body } = await upload('Not for all', await noteTemplate()).expect(201);
      await stock.nord().get(`/template/${body.id}/test`).expect(403);
    });

    it('lists the fields that its type may use', async () => {
      const { body } = await admin().get('/template/fields?type=DISPATCH_BL').expect(200);
      const names = body.map(({ nom }: { nom: string }) => nom);
      expect(names).toEqual(expect.arrayContaining(['numeroBl', 'lignes']));
      await admin().get('/template/fields?type=NONE').expect(400);
      await admin().get(`/template/${randomUUID()}/test`).expect(404);
      await admin().get(`/template/${randomUUID()}/download`).expect(404);
    });
  });

  it('prints nothing that nobody waits for any more', async () => {
    const queue = await stock.api.app.get(JobDesk).queue('documents');
    const asked = {
      type: 'DISPATCH_BL',
      subject: { of: 'preparations', ids: [note] },
      language: 'en',
      dateFormat: 'EN',
      userId: DEMONSTRATION_USERS[0]!.id,
      waitedFor: { until: Date.now(), forMs: 1 },
    } as const;
    const jobId = randomUUID();
    await queue.add('documents', asked, { jobId });
    let job = await queue.getJob(jobId);
    while (!job?.finishedOn) {
      await new Promise((done) => setTimeout(done, 50));
      job = await queue.getJob(jobId);
    }
    expect(job.returnvalue).toEqual({ late: true });
  });

  it('shows an administrator what failed for good, to try again or let go', async () => {
    const queue = await stock.api.app.get(JobDesk).queue('documents');
    const jobId = randomUUID();
    const broken = {
      type: 'DISPATCH_BL',
      subject: { of: 'scrapping', id: 'no uuid' },
      language: 'fr',
      userId: 'x',
    };
    await queue.add('documents', broken as never, { jobId, attempts: 1 });
    const admin = stock.as('admin');
    const failed = async () =>
      (await admin.get('/jobs/failed').expect(200)).body.map(({ id }: { id: string }) => id) as string[];
    const until = async (there: boolean) => {
      for (let n = 0; n < 100 && (await failed()).includes(jobId) !== there; n++)
        await new Promise((done) => setTimeout(done, 50));
      expect((await failed()).includes(jobId)).toBe(there);
    };
    await until(true);
    await stock.nord().get('/jobs/failed').expect(403);
    const waiting = { ...broken, waitedFor: { until: Date.now(), forMs: 1 } };
    await (await queue.getJob(jobId))!.updateData(waiting as never);
    await admin.post(`/jobs/failed/documents/${jobId}/resend`, {}).expect(204);
    await until(true);
    await admin.post('/jobs/failed/documents/unknown/resend', {}).expect(404);
    const letter = (await admin.get('/jobs/failed').expect(200)).body[0];
    expect(letter).toMatchObject({ queue: 'documents', id: jobId, subject: 'DISPATCH_BL' });
  });
});
