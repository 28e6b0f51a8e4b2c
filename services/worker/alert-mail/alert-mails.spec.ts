import { mailDelivery } from '../../../test/support/mail-delivery.js';
import { centres, products, StockApi } from '../../../test/support/stock-api.js';
import { MailServer } from '../../mail/testing/mail-server.js';
import { SmtpTransport } from '../../mail/transport.js';
import { writeCheck } from '../../proof/check-status.js';
import { AlertMailModule } from './alert-mail.module.js';
import { AlertMails } from './alert-mails.js';

describe('the morning mail', () => {
  const server = new MailServer();
  let stock: StockApi;
  let transport: SmtpTransport;
  let deliver: () => Promise<void>;
  beforeAll(async () => {
    await server.start();
    stock = await StockApi.start({ imports: [AlertMailModule] });
    transport = new SmtpTransport(server.url, 'no-reply@ledger.example');
    deliver = await mailDelivery(stock.api.pool, stock.api.config, transport);
    await stock.api.pool.query(`UPDATE reference.user_account SET language = 'fr' WHERE login = 'bellevue'`);
    await stock.noteTo(centres.centreBellevue, await stock.batchAtNord(9, 'AM-1'), 4);
    await stock.bellevue().get('/vaccination/stock').expect(200);
  });
  afterAll(async () => {
    transport.close();
    await stock.close();
    await server.stop();
  });

  const wants = (login: string, actif: boolean) =>
    stock.as(login).put('/utilisateurs/recapitulatif', { actif });
  /** As many processes as there could be, all at once. */
  const morning = async (instant: string) => {
    const before = server.received.length;
    const processes = Array.from({ length: 4 }, () => new AlertMails(stock.api.pool, stock.api.config));
    await Promise.all(processes.map((one) => one.writeFor(new Date(instant))));
    await deliver();
    return server.received.slice(before);
  };

  it('is nobody’s who did not choose it', async () => {
    expect((await stock.bellevue().get('/auth/user').expect(200)).body.recapitulatif).toBe(false);
    expect(await morning('2036-03-03T07:00:00Z')).toEqual([]);
  });

  it('comes once a day, from six o’clock on, in the language of who chose it', async () => {
    expect((await wants('bellevue', true).expect(200)).body.recapitulatif).toBe(true);
    await wants('riviere', true).expect(200);
    expect((await stock.bellevue().get('/auth/user').expect(200)).body.recapitulatif).toBe(true);
    expect(await morning('2036-03-04T04:30:00Z')).toEqual([]);
    const mails = await morning('2036-03-04T05:00:00Z');
    expect(mails.map(({ to }) => to![0]!.address)).toEqual(['bellevue@demo.example']);
    expect(mails[0]!.subject).toBe('Ce qui vous attend le 04/03/2036 : 1');
    expect(mails[0]!.text).toMatch(/- Livraison à réceptionner · PN-\d{4}-\d{6} · /);
    expect(await morning('2036-03-04T15:00:00Z')).toEqual([]);
    // A worker's clock was ahead once.
    await stock.api.pool.query(`INSERT INTO platform.alert_mail (day) VALUES ('2036-06-01')`);
    expect(await morning('2036-03-05T07:00:00Z')).toHaveLength(1);
  });

  it('tells who works in several centres what each of them waits for', async () => {
    const riviere = stock.as('riviere', centres.centreRiviere);
    const request = { idProduit: products.immunol, modeQte: 'CONDITIONNEMENT', nbCond: 5 };
    const { id } = (
      await riviere.post('/vaccination/besoin', { ...request, dateSouhaitee: '2036-03-09' }).expect(201)
    ).body;
    expect((await riviere.get('/centre/alertes').expect(200)).body).toMatchObject([
      { type: 'DEMANDE_EN_ATTENTE', idDemande: id },
    ]);
    const [mail] = (await morning('2036-02-28T07:00:00Z')).filter(({ to }) =>
      to![0]!.address!.startsWith('riviere'),
    );
    expect(mail?.text).toMatch(/- Request without an answer · .* · Centre Rivière\n/);
  });

  it('tells of a request where it is to be answered now', async () => {
    const ask = { idProduit: products.immunol, modeQte: 'CONDITIONNEMENT', nbCond: 5 };
    const riviere = stock.as('riviere', centres.centreRiviere);
    const { id } = (
      await riviere.post('/vaccination/besoin', { ...ask, dateSouhaitee: '2036-03-09' }).expect(201)
    ).body;
    const { pool, directory } = stock.api;
    const move = async (to: string) => {
      const moved = 'UPDATE reference.centre_link SET parent_id = $1 WHERE child_id = $2';
      await pool.query(moved, [to, centres.centreRiviere]);
      await directory.refresh();
    };
    const told = async (instant: string) =>
      (await morning(instant)).flatMap(({ to, text }) =>
        text?.includes('Request without an answer') ? [to![0]!.address] : [],
      );
    for (const login of ['dispatch', 'sud']) await wants(login, true).expect(200);
    await wants('riviere', false).expect(200);
    expect(await told('2036-02-26T07:00:00Z')).toEqual(['dispatch@demo.example']);
    await move(centres.plateformeSud);
    expect(await told('2036-02-27T07:00:00Z')).toEqual(['sud@demo.example']);
    await move(centres.plateformeNord);
    await stock.referent().put('/vaccination/besoin', { id, newStatut: 'ANNULE' }).expect(200);
    for (const login of ['dispatch', 'sud']) await wants(login, false).expect(200);
  });

  it('tells nobody about a centre whose alerts the user may not read any more', async () => {
    const { pool } = stock.api;
    await wants('bellevue', true).expect(200);
    const told = async (instant: string) =>
      (await morning(instant)).map(({ to }) => to![0]!.address).includes('bellevue@demo.example');
    const giveAuthority = (authority: string) =>
      pool.query(`UPDATE reference.user_account SET authorities = $1 WHERE login = 'bellevue'`, [
        [authority],
      ]);
    expect(await told('2036-02-20T07:00:00Z')).toBe(true);
    await giveAuthority('ROLE_VACCINATION_POINT');
    expect(await told('2036-02-21T07:00:00Z')).toBe(false);
    await giveAuthority('ROLE_VACCINATION_CENTER');
    expect(await told('2036-02-22T07:00:00Z')).toBe(true);
  });

  it('tells who administers about every centre', async () => {
    await wants('bellevue', false).expect(200);
    await wants('admin', true).expect(200);
    const [mail] = await morning('2036-03-06T07:00:00Z');
    expect(mail!.to![0]!.address).toBe('admin@demo.example');
    expect(mail!.text).toMatch(/- Delivery not received · .* · Plateforme Nord\n/);
    expect(mail!.text).toMatch(/- Delivery to receive · .* · Centre Bellevue\n/);
  });

  it('tells who administers and works for disabled centres alone about every centre', async () => {
    const { pool } = stock.api;
    const [admin, closed] = [
      `(SELECT id FROM reference.user_account WHERE login = 'admin')`,
      centres.centreMer,
    ];
    await pool.query(`INSERT INTO reference.centre_user (centre_id, user_id) VALUES ($1, ${admin})`, [
      closed,
    ]);
    const textOn = async (day: string, active: boolean) => {
      await pool.query('UPDATE reference.centre SET active = $2 WHERE id = $1', [closed, active]);
      const mails = await morning(`2036-03-${day}T07:00:00Z`);
      return mails.find(({ to }) => to![0]!.address!.startsWith('admin'))?.text;
    };
    try {
      expect(await textOn('10', true)).toBeUndefined();
      const text = await textOn('11', false);
      expect(text).toMatch(/- Delivery not received · .* · Plateforme Nord\n/);
      // As of the whole network: a request is listed once.
      expect(text?.match(/- Request without an answer/g)).toHaveLength(1);
    } finally {
      await textOn('12', true);
      await pool.query(`DELETE FROM reference.centre_user WHERE user_id = ${admin} AND centre_id = $1`, [
        closed,
      ]);
    }
  });

  it('tells who sees every centre what the check of the ledger found, before all others', async () => {
    const check = (findings: readonly string[]) =>
      writeCheck(stock.api.pool, { position: 1n, at: new Date(), findings });
    await wants('auditeur', true).expect(200);
    await wants('bellevue', true).expect(200);
    await check(['stock: different', 'movement: missing']);
    const byLogin = new Map(
      (await morning('2036-03-07T07:00:00Z')).map((mail) => [mail.to![0]!.address!.split('@')[0], mail]),
    );
    const lines = (text: string | undefined) =>
      text?.split('\n').filter((line) => line.startsWith('- ')) ?? [];
    for (const login of ['admin', 'auditeur']) expect(lines(byLogin.get(login)?.text)[0]).toMatch(/ 2\. /);
    expect(byLogin.get('bellevue')!.text).not.toMatch(/registre/);
    const { subject, text } = byLogin.get('auditeur')!;
    expect(subject).toMatch(new RegExp(` ${lines(text).length}$`));
    await check([]);
    const [next] = await morning('2036-03-08T07:00:00Z');
    expect(next!.text).not.toMatch(/ledger|registre/);
  });

  it('refuses what is no choice', async () => {
    await stock.bellevue().put('/utilisateurs/recapitulatif', {}).expect(400);
  });
});
