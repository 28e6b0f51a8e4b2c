import { randomUUID } from 'node:crypto';
import type { Email } from 'postal-mime';
import { ProjectionProgress } from '../../../../projections/progress.js';
import { eventually } from '../../../../test/support/eventually.js';
import { centres, EXPIRY, products, StockApi, type StockUser } from '../../../../test/support/stock-api.js';
import type { EventReader } from '../../../event-store/port.js';
import { LedgerExecution } from '../../../execution/streams/ledger.js';
import { JobDesk } from '../../../jobs/job-desk.js';
import { JobsModule } from '../../../jobs/jobs.module.js';
import { MailDeliveryModule } from '../../../mail/mail-delivery.module.js';
import { MailServer } from '../../../mail/testing/mail-server.js';
import { EVENT_READER } from '../../../platform/tokens.js';
import { beginNotifications, NOTIFICATIONS_REACTOR } from '../checkpoint.js';
import { concernedCentres } from './concerned-centres.js';
import { aboutRecall } from './messages.js';
import { NotificationReactor } from './notification-reactor.js';
import { NotificationWriter } from './notification-writer.js';

const REFERENT_MAIL = 'bellevue@demo.example';
const CENTRE_MAIL = 'centre.bellevue@demo.example';

/** From the command over HTTP to what a mail server has received. */
describe('notifications by mail', () => {
  let server: MailServer;
  let api: StockApi;
  let reactor: NotificationReactor;
  let dies = false;
  const handedIn: string[] = [];

  beforeAll(async () => {
    server = new MailServer();
    await server.start();
    api = await StockApi.start({
      env: { SMTP_URL: server.url },
      imports: [JobsModule, MailDeliveryModule],
    });
    const desk = api.api.app.get(JobDesk, { strict: false });
    const concerned = concernedCentres(api.api.pool, api.api.app.get(ProjectionProgress, { strict: false }));
    const writer = new NotificationWriter(api.api.pool, api.api.config);
    reactor = new NotificationReactor(api.api.pool, store(), writer, concerned, async (written) => {
      await desk.mails(written);
      handedIn.push(...written.map(({ id }) => id));
      if (!dies) return;
      dies = false;
      throw new Error('killed');
    });
    // As a start does.
    await beginNotifications(api.api.pool, store());
    reactor.start();
  });
  afterAll(async () => {
    await reactor.stop();
    await api.close();
    await server.stop();
  });
  beforeEach(() => {
    server.received.length = 0;
    handedIn.length = 0;
  });

  const checkpoint = async (): Promise<bigint | undefined> => {
    const { rows } = await api.api.pool.query<{ position: string }>(
      'SELECT position FROM platform.reactor_checkpoint WHERE name = $1',
      [NOTIFICATIONS_REACTOR],
    );
    return rows[0] && BigInt(rows[0].position);
  };
  const store = () => api.api.app.get<EventReader>(EVENT_READER, { strict: false });
  const caughtUp = async () => {
    const head = await store().head();
    await eventually(async () => ((await checkpoint()) ?? -1n) >= head);
  };
  /** Nothing is left on the queue of mails. */
  const delivered = async () => {
    const queue = await api.api.app.get(JobDesk, { strict: false }).queue('mail');
    await eventually(async () => (await queue.getJobCountByTypes('waiting', 'active', 'delayed')) === 0);
  };
  /** What Bellevue wants to be told, and who there. */
  const prefers = (receivers: string, reasons: readonly string[], language: 'fr' | 'en' = 'fr') =>
    api.api.pool.query(
      `WITH centre AS (
         UPDATE reference.centre SET mail_receivers = $2, mail_reasons = $3,
           referent_id = (SELECT id FROM reference.user_account WHERE login = 'bellevue')
         WHERE id = $1)
       UPDATE reference.user_account SET language = $4 WHERE login = 'bellevue'`,
      [centres.centreBellevue, receivers, reasons, language],
    );
  const prepared = async (lot = randomUUID().slice(0, 8)) =>
    api.noteTo(centres.centreBellevue, await api.batchAtNord(9, lot), 9);
  const mails = async (count: number): Promise<readonly Email[]> => {
    await eventually(() => server.received.length >= count);
    await caughtUp();
    await delivered();
    return server.received;
  };
  const addresses = (received: readonly Email[]) => received.map(({ to }) => to![0]!.address).sort();

  it.each([
    ['CENTER', [CENTRE_MAIL]],
    ['REFERENT', [REFERENT_MAIL]],
    ['BOTH', [REFERENT_MAIL, CENTRE_MAIL]],
  ] as const)('writes to %s', async (receivers, expected) => {
    await prefers(receivers, ['PREPARATION_CREEE']);
    await prepared();
    expect(addresses(await mails(expected.length))).toEqual(expected);
  });

  it('writes about what a process has taken whose clock is hours behind', async () => {
    await prefers('CENTER', ['PREPARATION_CREEE']);
    const batch = await api.batchAtNord(9, randomUUID().slice(0, 8));
    api.api.advance(-3 * 3_600_000);
    await api.noteTo(centres.centreBellevue, batch, 9);
    api.api.advance(3 * 3_600_000);
    expect(addresses(await mails(1))).toEqual([CENTRE_MAIL]);
  });

  it('writes about what is under way while the clock is set forward by hours', async () => {
    await prefers('CENTER', ['PREPARATION_CREEE']);
    const batch = await api.batchAtNord(9, randomUUID().slice(0, 8));
    const ledgers = api.api.app.get(LedgerExecution, { strict: false });
    const execute = ledgers.execute.bind(ledgers);
    const between = jest.spyOn(ledgers, 'execute').mockImplementationOnce((...command) => {
      api.api.advance(3 * 3_600_000);
      return execute(...command);
    });
    await api.noteTo(centres.centreBellevue, batch, 9);
    api.api.advance(-3 * 3_600_000);
    between.mockRestore();
    expect(addresses(await mails(1))).toEqual([CENTRE_MAIL]);
  });

  it('writes about nothing that is told as history', async () => {
    await prefers('CENTER', ['PREPARATION_CREEE']);
    const batch = await api.batchAtNord(9, randomUUID().slice(0, 8));
    const ledgers = api.api.app.get(LedgerExecution, { strict: false });
    const execute = ledgers.execute.bind(ledgers);
    const telling = jest
      .spyOn(ledgers, 'execute')
      .mockImplementationOnce((id, command, context) =>
        execute(id, command, { ...context, isHistory: true }),
      );
    await api.noteTo(centres.centreBellevue, batch, 9);
    telling.mockRestore();
    await caughtUp();
    expect(handedIn).toEqual([]);
  });

  it('says what is on its way, to each in their own language', async () => {
    await prefers('BOTH', ['PREPARATION_CREEE'], 'fr');
    await prepared('LOT-FR');
    const received = await mails(2);
    const to = (address: string) => received.find((mail) => mail.to![0]!.address === address)!;
    expect(to(REFERENT_MAIL).subject).toMatch(/^Livraison en préparation : PN-\d{4}-\d{6}$/);
    expect(to(REFERENT_MAIL).text).toContain('- Immunol : 9 flacons, lot LOT-FR, péremption 30/06/2036');
    expect(to(CENTRE_MAIL).subject).toMatch(/^Delivery being prepared: PN-/);
    expect(to(CENTRE_MAIL).text).toContain('- Immunol: 9 vials, batch LOT-FR, expiry 06/30/2036');
    expect(to(CENTRE_MAIL).html).toContain('<html lang="en">');
  });

  it('tells of a recall, once to each centre that holds, held or awaits the lot, whatever it wants to be told', async () => {
    await prefers('CENTER', []);
    const idLigneBl = await api.lineAtBellevue(5, 'LOT-RECALLED');
    const handedOver = {
      idLigneBl,
      quantite: 1,
      sortieType: 'VACCINATION_POINT',
      idPoint: centres.pointBellevue,
    };
    await api.bellevue().post('/vaccination/sortieFrigo', handedOver).expect(201);
    await api.noteTo(centres.centreRiviere, await api.batchAtNord(2, 'LOT-RECALLED'), 2);
    dies = true;
    const body = { idProduit: products.immunol, lot: 'LOT-RECALLED', motif: 'Défaut', instruction: 'Isoler' };
    await api.as('admin').post('/lot/rappel', body).expect(201);
    await eventually(() => handedIn.length > 0 && !dies);
    await caughtUp();
    await delivered();
    const recalls = server.received.filter(({ subject }) => /LOT-RECALLED/.test(subject ?? ''));
    const written = addresses(recalls);
    expect(written).toContain(CENTRE_MAIL);
    expect(written.filter((address) => address === CENTRE_MAIL)).toHaveLength(1);
    expect(new Set(written).size).toBe(written.length);
    expect(recalls.some(({ text }) => /Centre.*Rivière/.test(text ?? ''))).toBe(true);
    const bellevue = recalls.find(({ to }) => to![0]!.address === CENTRE_MAIL)!;
    expect(bellevue.subject).toBe('Recall of lot LOT-RECALLED: Immunol');
    expect(bellevue.text).toMatch(/In stock: 4 vials.*Reason: Défaut\nInstruction: Isoler/s);
    const point = recalls.find(({ text }) => /Cent(re|er).*Point Bellevue/.test(text ?? ''));
    expect(point?.text).toMatch(/taken out for your point|sorties pour votre point/);
    expect(point?.text).not.toMatch(/stock|acknowledge|accuser/);
  });

  /** A centre like another one, with nothing above it and an address of its own; answers its id. */
  const newCentre = async (like: string, code: string): Promise<string> => {
    const { rows } = await api.api.pool.query<{ id: string }>(
      `INSERT INTO reference.centre
       SELECT (jsonb_populate_record(c, jsonb_build_object('id', gen_random_uuid(), 'code', $2::text, 'finess', NULL,
         'email', lower($2) || '@example.org', 'mail_receivers', 'CENTER', 'mail_reasons', '{}'::text[]))).*
         FROM reference.centre c WHERE id = $1 RETURNING id`,
      [like, code],
    );
    const { id } = rows[0]!;
    await eventually(async () => api.api.directory.centre(id) !== undefined);
    return id;
  };
  const attached = async (parent: string, child: string) => {
    await api.api.pool.query('INSERT INTO reference.centre_link (parent_id, child_id) VALUES ($1, $2)', [
      parent,
      child,
    ]);
    await api.api.directory.refresh();
  };
  const recalled = (lot: string, user = api.as('admin')) =>
    user.post('/lot/rappel', { idProduit: products.immunol, lot, motif: 'Défaut' }).expect(201);
  const entered = async (user: StockUser, lot: string): Promise<string> => {
    const entry = { idProduit: products.immunol, quantite: 4, lot, peremption: EXPIRY, conforme: true };
    return (await user.post('/dispatch/entree-stock', entry).expect(201)).body.id;
  };
  /** Subjects of the mails to an address, in the order of the alphabet, as soon as there are so many. */
  const told = async (address: string, count: number): Promise<string[]> => {
    const mine = () => server.received.filter(({ to }) => to![0]!.address === address);
    await eventually(() => mine().length >= count).catch(() => undefined);
    await caughtUp();
    await delivered();
    return mine()
      .map(({ subject }) => /LOT-\w+/.exec(subject ?? '')![0])
      .sort();
  };

  it('tells of a recall a centre that comes below its referent later, and nobody else again', async () => {
    const late = await newCentre(centres.plateformeNord, 'TARD');
    await entered(api.as('admin', late), 'LOT-LATE');
    await api.batchAtNord(2, 'LOT-LATE');
    await recalled('LOT-LATE', api.referent());
    await eventually(() => handedIn.length > 0);
    expect(await told('tard@example.org', 0)).toEqual([]);
    const before = addresses(server.received);
    await attached(centres.pharmacieCentrale, late);
    expect(await told('tard@example.org', 1)).toEqual(['LOT-LATE']);
    expect(addresses(server.received)).toEqual([...before, 'tard@example.org'].sort());
    const mail = server.received.find(({ to }) => to![0]!.address === 'tard@example.org')!;
    expect(mail.text).toMatch(/4 (vials|flacons).*Défaut/s);
  });

  it('tells of each recall a centre whose ledger begins with them, while goods are on their way to it', async () => {
    const outside = await newCentre(centres.plateformeNord, 'AILLEURS');
    const awaiting = await newCentre(centres.centreRiviere, 'ATTEND');
    await attached(outside, awaiting);
    for (const lot of ['LOT-ONE', 'LOT-TWO']) {
      const idStock = await entered(api.as('admin', outside), lot);
      const produits = [{ idProduit: products.immunol, typeProduit: 'VACCIN', quantite: 1, idStock }];
      const note = { produits, destination: awaiting };
      await api.as('admin', outside).post('/dispatch/preparation', note).expect(201);
      await recalled(lot, api.referent());
    }
    await attached(centres.plateformeNord, awaiting);
    expect(await told('attend@example.org', 2)).toEqual(['LOT-ONE', 'LOT-TWO']);
  });

  it('tells of a recall also a centre that gets the lot, or has it sent to it, only after the recall', async () => {
    const outside = await newCentre(centres.plateformeNord, 'DEHORS');
    const shared = await newCentre(centres.centreRiviere, 'PARTAGE');
    await attached(outside, shared);
    await attached(centres.plateformeNord, shared);
    await recalled('LOT-UNSEEN');
    await recalled('LOT-SENT', api.referent());
    await entered(api.as('admin', outside), 'LOT-UNSEEN');
    expect(await told('dehors@example.org', 1)).toEqual(['LOT-UNSEEN']);
    const idStock = await entered(api.as('admin', outside), 'LOT-SENT');
    const produits = [{ idProduit: products.immunol, typeProduit: 'VACCIN', quantite: 1, idStock }];
    await api
      .as('admin', outside)
      .post('/dispatch/preparation', { produits, destination: shared })
      .expect(201);
    expect(await told('partage@example.org', 1)).toEqual(['LOT-SENT']);
    expect(await told('dehors@example.org', 1)).toEqual(['LOT-UNSEEN']);
  });

  it('tells of a recall a point that goods were taken out for offline before it, and nobody else again', async () => {
    const idLigneBl = await api.lineAtBellevue(3, 'LOT-TAKEN');
    await api.api.pool.query(`UPDATE reference.centre SET email = 'point@example.org' WHERE id = $1`, [
      centres.pointBellevue,
    ]);
    const dateOperation = new Date(Date.now()).toISOString();
    api.api.advance(60_000);
    try {
      await recalled('LOT-TAKEN');
      expect(await told('point@example.org', 0)).toEqual([]);
      const exit = { sortieType: 'VACCINATION_POINT', idPoint: centres.pointBellevue, dateOperation };
      await api
        .bellevue()
        .post('/vaccination/sortieFrigo', { idLigneBl, quantite: 1, ...exit })
        .expect(201);
      expect(await told('point@example.org', 1)).toEqual(['LOT-TAKEN']);
      expect(new Set(handedIn).size).toBe(handedIn.length);
    } finally {
      api.api.advance(-60_000);
    }
  });

  it('tells the sender of a reception that is not compliant, and why', async () => {
    await prefers('BOTH', []);
    const idBl = await prepared('LOT-TORN');
    const reception = { idBl, conforme: false, commentaire: 'Carton ouvert' };
    await api.bellevue().post('/vaccination/entree-stock', reception).expect(201);
    const received = await mails(2);
    expect(addresses(received)).toEqual(['dispatch@demo.example', 'plateforme.nord@demo.example']);
    for (const { subject, text } of received) {
      expect(subject).toMatch(/(Non-compliant reception|Réception non conforme) ?: PN-/);
      expect(text).toMatch(/Centre Bellevue .*Carton ouvert.*LOT-TORN/s);
    }
  });

  it('tells of such a reception that was made offline long ago', async () => {
    await prefers('BOTH', []);
    const idBl = await prepared('LOT-OFFLINE');
    api.api.advance(3 * 60 * 60_000);
    try {
      const dateOperation = new Date(Date.now() + 60 * 60_000).toISOString();
      const reception = { idBl, conforme: false, commentaire: 'Carton ouvert', dateOperation };
      await api.bellevue().post('/vaccination/entree-stock', reception).expect(201);
    } finally {
      api.api.advance(-3 * 60 * 60_000);
    }
    expect(await mails(2)).toHaveLength(2);
  });

  it('writes dates in the format that its reader chose', async () => {
    await prefers('REFERENT', ['PREPARATION_CREEE'], 'fr');
    const choose = (format: 'EN' | null) =>
      api.api.pool.query(`UPDATE reference.user_account SET date_format = $1 WHERE login = 'bellevue'`, [
        format,
      ]);
    await choose('EN');
    await prepared('LOT-US');
    const [mail] = await mails(1);
    expect(mail!.text).toContain('9 flacons, lot LOT-US, péremption 06/30/2036');
    await choose(null);
  });

  it('writes about nothing that the centre did not ask for', async () => {
    await prefers('BOTH', ['DEMANDE_CREEE', 'PREPARATION_ANNULEE']);
    const id = await prepared();
    await caughtUp();
    await api.nord().put(`/dispatch/preparation/${id}`).expect(200);
    const received = await mails(2);
    expect(received.map(({ subject }) => subject!.split(':')[0])).toEqual(
      expect.arrayContaining(['Delivery cancelled']),
    );
    expect(received).toHaveLength(2);
  });

  it('tells once what becomes of a request, and what was asked for and promised', async () => {
    await prefers('CENTER', [
      'DEMANDE_CONFIRMEE',
      'DEMANDE_TRAITEE',
      'DEPART_MARCHANDISES',
      'DEMANDE_REFUSEE',
      'DEMANDE_ANNULEE',
    ]);
    await api.api.pool.query(
      `UPDATE reference.centre SET mail_receivers = 'CENTER', mail_reasons = $2 WHERE id = $1`,
      [centres.plateformeNord, ['DEMANDE_CREEE']],
    );
    const ask = {
      idProduit: products.immunol,
      modeQte: 'CONDITIONNEMENT',
      nbCond: 5,
      dateSouhaitee: '2036-01-07',
    };
    const request = async () =>
      (
        await api
          .bellevue()
          .post('/vaccination/besoin', { ...ask, commentaire: 'Séance' })
          .expect(201)
      ).body.id;
    const change = (user: StockUser, id: string, newStatut: string, more: object = {}) =>
      user.put('/vaccination/besoin', { id, newStatut, commentaire: 'Entendu', ...more }).expect(200);
    const promise = { nbFlacons: 4, dateReception: '2036-01-08T11:00:00Z' };
    const sent = await request();
    await change(api.nord(), sent, 'CONFIRME', promise);
    await change(api.nord(), sent, 'EN_ATTENTE');
    await change(api.nord(), sent, 'CONFIRME', promise);
    await change(api.nord(), sent, 'TRAITE');
    await change(api.nord(), sent, 'DEPART_MARCHANDISES', { dateDepart: '2036-01-07T06:00:00Z' });
    await change(api.nord(), await request(), 'REFUSE');
    await change(api.referent(), await request(), 'ANNULE');

    const received = await mails(10);
    const count = (subject: string) => received.filter((mail) => mail.subject!.startsWith(subject)).length;
    expect(
      Object.fromEntries(
        [
          'New request: Immunol, Centre Bellevue',
          'Request confirmed: Immunol',
          'Confirmation cancelled: Immunol',
          'Request processed: Immunol',
          'Goods departed: Immunol',
          'Request refused: Immunol',
          'Request cancelled: Immunol, Centre Bellevue',
        ].map((subject) => [subject.split(':')[0], count(subject)]),
      ),
    ).toEqual({
      'New request': 3,
      'Request confirmed': 2,
      'Confirmation cancelled': 1,
      'Request processed': 1,
      'Goods departed': 1,
      'Request refused': 1,
      'Request cancelled': 1,
    });
    expect(received).toHaveLength(10);
    const text = (subject: string) => received.find((mail) => mail.subject!.startsWith(subject))!.text!;
    expect(text('New request')).toContain('Centre Bellevue asks for 5 vials of Immunol.');
    expect(text('New request')).toContain('Comment: Séance');
    expect(text('Request confirmed')).toContain('Confirmed quantity: 4 vials');
    expect(text('Request confirmed')).toContain('Confirmed reception: 01/08/2036');
    expect(text('Goods departed')).toContain('Departure: 01/07/2036');
  });

  it('names the dispatch centre that answered, and tells the present one of a withdrawal', async () => {
    const referenceData = async (sql: string, ...values: unknown[]) => {
      await api.api.pool.query(sql, values);
      await api.api.directory.refresh();
    };
    const [nord, sud] = [centres.plateformeNord, centres.plateformeSud];
    const link = (parent: string) =>
      referenceData(
        'INSERT INTO reference.centre_link (parent_id, child_id) VALUES ($1, $2)',
        parent,
        centres.centreBellevue,
      );
    const unlink = (parent: string) =>
      referenceData(
        'DELETE FROM reference.centre_link WHERE parent_id = $1 AND child_id = $2',
        parent,
        centres.centreBellevue,
      );
    await prefers('CENTER', ['DEMANDE_CONFIRMEE'], 'en');
    await referenceData(
      `UPDATE reference.centre SET mail_receivers = 'CENTER', mail_reasons = '{DEMANDE_ANNULEE}' WHERE id = ANY ($1)`,
      [nord, sud],
    );
    const ask = {
      idProduit: products.immunol,
      modeQte: 'CONDITIONNEMENT',
      nbCond: 5,
      dateSouhaitee: '2036-01-07',
    };
    await link(sud);
    try {
      const { body } = await api.bellevue().post('/vaccination/besoin', ask).expect(201);
      const promise = { newStatut: 'CONFIRME', nbFlacons: 4, dateReception: '2036-01-08T11:00:00Z' };
      await api
        .sud()
        .put('/vaccination/besoin', { id: body.id, ...promise })
        .expect(200);
      expect((await mails(1))[0]!.text).toContain('Plateforme Sud has confirmed your request');

      const point = api.as('point', centres.pointBellevue);
      const ofPoint = (await point.post('/point-vaccination/besoin', ask).expect(201)).body.id;
      await unlink(nord);
      await point.put('/point-vaccination/besoin', { id: ofPoint, newStatut: 'ANNULE' }).expect(200);
      const [, withdrawn] = await mails(2);
      expect(withdrawn!.to).toMatchObject([{ address: 'plateforme.sud@demo.example' }]);
      expect(withdrawn!.text).toContain('Point Bellevue');
    } finally {
      await unlink(nord);
      await unlink(sud);
      await link(nord);
    }
  });

  it('tells a centre without follow-up what came back from it, and that nothing is to be received', async () => {
    await api.api.pool.query(
      `UPDATE reference.centre SET email = 'mer@demo.example', mail_receivers = 'CENTER',
         mail_reasons = '{PREPARATION_CREEE,RETOUR_PRODUIT}' WHERE id = $1`,
      [centres.centreMer],
    );
    const entry = {
      idProduit: products.immunol,
      quantite: 9,
      lot: 'NF-1',
      peremption: EXPIRY,
      conforme: true,
    };
    const { body: batch } = await api.sud().post('/dispatch/entree-stock', entry).expect(201);
    const produits = [{ idProduit: products.immunol, typeProduit: 'VACCIN', quantite: 5, idStock: batch.id }];
    const preparation = { produits, destination: centres.centreMer };
    const { body: note } = await api.sud().post('/dispatch/preparation', preparation).expect(201);
    const { body: shown } = await api.sud().get(`/dispatch/preparation/${note.id}`).expect(200);
    const returned = {
      idProduit: products.immunol,
      idCentreRetour: centres.centreMer,
      idLigneBl: shown.lignes[0].id,
      quantite: 2,
      forceValidation: true,
    };
    await api.sud().post('/dispatch/retour-stock', returned).expect(201);

    const received = await mails(2);
    expect(received.map(({ to }) => to![0]!.address)).toEqual(['mer@demo.example', 'mer@demo.example']);
    const about = (subject: string) => received.find((mail) => mail.subject!.startsWith(subject))!.text!;
    expect(about('Delivery')).toContain('Follow-up disabled: the reception is not recorded.');
    expect(about('Delivery')).not.toContain('record their reception');
    expect(about('Product return')).toContain('Immunol: 2 vials, batch NF-1');
  });

  it('reaches a centre about a recall, though the receivers that it chose have no address', async () => {
    await prefers('REFERENT', []);
    await api.api.pool.query('UPDATE reference.centre SET referent_id = NULL WHERE id = $1', [
      centres.centreBellevue,
    ]);
    const recalled = {
      recallId: randomUUID(),
      productId: products.immunol,
      lot: 'RC-1',
      reason: 'Froid',
      instruction: null,
      recalledAt: new Date().toISOString(),
      scope: 'RESEAU' as const,
      centreId: null,
    };
    const messages = aboutRecall(recalled, [{ centreId: centres.centreBellevue, quantity: 4 }]);
    const written = await new NotificationWriter(api.api.pool, api.api.config).write(messages);
    expect(written.map(({ mail }) => mail.to)).toEqual([CENTRE_MAIL]);
  });

  it('escapes what people typed in', async () => {
    await prefers('CENTER', ['PREPARATION_CREEE']);
    const idStock = await api.batchAtNord(2, 'LOT<b>');
    const produits = [{ idProduit: products.immunol, typeProduit: 'VACCIN', quantite: 2, idStock }];
    const commentaireDestination = '<script>alert(1)</script> {{lien}} & "co"';
    const body = { produits, destination: centres.centreBellevue, commentaireDestination };
    await api.nord().post('/dispatch/preparation', body).expect(201);
    const [mail] = await mails(1);
    expect(mail!.html).not.toContain('<script>');
    expect(mail!.html).toContain('&lt;script&gt;');
    expect(mail!.text).toContain(commentaireDestination);
  });

  it('sends a mail once, though the reactor died between the queue and its checkpoint', async () => {
    await prefers('BOTH', ['PREPARATION_CREEE']);
    dies = true;
    await prepared();
    await eventually(() => handedIn.length === 4);
    expect(new Set(handedIn).size).toBe(2);
    expect(await mails(2)).toHaveLength(2);
  });
});
