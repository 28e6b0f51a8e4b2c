/**
 * Recalls of lots in four processes of the program on one database: exits are fired at all of them while a recall is
 * posted to one, and that one is killed while the recall is on its way into the ledgers. `RECALL_ROUNDS=200` does as
 * many rounds of exits.
 */
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { MailServer } from '../../services/mail/testing/mail-server.js';
import { Client } from '../support/client.js';
import { eventually } from '../support/eventually.js';
import { ServiceProcess } from '../support/service.js';

const ROUNDS = Number(process.env.RECALL_ROUNDS ?? 4);
/** A minute for each round on a busy machine. */
const LIMIT_MS = Math.max(1_800_000, ROUNDS * 60_000);
const DEATHS = 3;
const PROCESSES = 4;
/** Beside those of the demonstration: enough for a recall to be met on its way. */
const CENTRES = 400;
const TOKEN_KEY = 'the same key in all processes of a spec';

interface Exit {
  /** It was sent after the recall had answered. */
  readonly late: boolean;
  /** Undefined: it was refused. */
  readonly position: bigint | undefined;
}

describe('recalls in several processes', () => {
  let pool: pg.Pool;
  let mails: MailServer;
  let services: ServiceProcess[] = [];
  let nurses: Client[];
  let admins: Client[];
  let dispatch: Client;
  let productId: string;
  let bellevueId: string;

  beforeAll(async () => {
    mails = new MailServer();
    await mails.start();
    const first = await ServiceProcess.withDemonstration({ SMTP_URL: mails.url, TOKEN_KEY });
    services.push(first);
    pool = new pg.Pool({ connectionString: first.databaseUrl });
    // Its connections end with the database.
    pool.on('error', () => {});
    await pool.query(
      `INSERT INTO reference.centre
       SELECT (jsonb_populate_record(c, jsonb_build_object('id', gen_random_uuid(), 'code', 'RECALL' || n,
         'name', 'Centre ' || n, 'finess', NULL, 'email', NULL))).*
         FROM reference.centre c, generate_series(1, $1) AS n WHERE c.name = 'Centre Bellevue'`,
      [CENTRES],
    );
    await first.start(180_000);
    for (let n = 1; n < PROCESSES; n++) {
      const service = await ServiceProcess.create({
        DATABASE_URL: first.databaseUrl,
        SMTP_URL: mails.url,
        DEMO: 'true',
        TOKEN_KEY,
        ROLES: 'api',
      });
      services.push(service);
      await service.start(180_000);
    }
    nurses = await Promise.all(services.map(({ url }) => Client.signIn(url, 'bellevue', 'Centre Bellevue')));
    admins = await Promise.all(services.map(({ url }) => Client.signIn(url, 'admin')));
    dispatch = await Client.signIn(first.url, 'dispatch', 'Plateforme Nord');
    const products = await dispatch.get<{ id: string; nomCommercial: string }[]>(
      '/referentiel/liste/produit',
    );
    productId = products.body.find(({ nomCommercial }) => nomCommercial === 'Immunol')!.id;
    bellevueId = nurses[0]!.centreId!;
  }, 900_000);

  afterAll(async () => {
    await pool?.end();
    // The first one owns the database: it goes last.
    for (const service of services.reverse()) await service.remove();
    services = [];
    await mails?.stop();
  });

  /** Sent again under its key where the service was too busy to answer in time. */
  const created = async (client: Client, path: string, body: object) => {
    const key = randomUUID();
    for (;;) {
      const answer = await client.post<{ id: string }>(path, body, { key });
      if (answer.status === 201) return answer;
      if (answer.status !== 503) throw new Error(`${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
    }
  };

  /** Packages of a lot in the fridge of Centre Bellevue; answers the line's id. */
  async function inTheFridge(lot: string, quantite: number): Promise<string> {
    const entry = { idProduit: productId, quantite, lot, peremption: '2036-06-30', conforme: true };
    const { body: batch } = await created(dispatch, '/dispatch/entree-stock', entry);
    const produits = [{ idProduit: productId, typeProduit: 'VACCIN', quantite, idStock: batch.id }];
    const { body: note } = await created(dispatch, '/dispatch/preparation', {
      produits,
      destination: bellevueId,
      // Above the plan of the week.
      forceValidation: true,
    });
    const { position } = await created(nurses[0]!, '/vaccination/entree-stock', {
      idBl: note.id,
      conforme: true,
    });
    let lineId: string | undefined;
    await eventually(async () => {
      const path = `/vaccination/stock?lot=${lot}`;
      const { status, body } = await nurses[0]!.get<{ id: string }[]>(path, { position });
      lineId = status === 200 ? body[0]!.id : undefined;
      return lineId !== undefined;
    }, 300);
    return lineId!;
  }

  const recallOf = (lot: string) => ({ idProduit: productId, lot, motif: 'Défaut', instruction: 'Isoler' });

  it(
    'let no exit succeed that began after the answer, and none above its position',
    async () => {
      let served = 0;
      for (let round = 0; round < ROUNDS; round++) {
        const lot = `LOT-${round}`;
        const idLigneBl = await inTheFridge(lot, 100_000);
        const exits: Exit[] = [];
        let answered: bigint | undefined;
        const firing = nurses.map(async (nurse) => {
          for (let after = 0; after < 3; ) {
            const late = answered !== undefined;
            const { status, body, position } = await nurse.post('/vaccination/sortieFrigo', {
              idLigneBl,
              quantite: 1,
              sortieType: 'INTERNE',
            });
            // 503: nobody was told that it succeeded; a machine that is too busy says so.
            if (![201, 400, 503].includes(status)) throw new Error(`${status} ${JSON.stringify(body)}`);
            if (status === 400) expect(JSON.stringify(body)).toContain('global.error.lotRecalled');
            exits.push({ late, position: status === 201 ? position : undefined });
            if (late && status !== 503) after++;
          }
        });
        const recalled = await created(admins[round % PROCESSES]!, '/lot/rappel', recallOf(lot));
        answered = recalled.position!;
        await Promise.all(firing);

        const passed = exits.filter(({ position }) => position !== undefined);
        expect(passed.filter(({ late }) => late)).toEqual([]);
        expect(passed.filter(({ position }) => position! > recalled.position!)).toEqual([]);
        served += passed.length;
      }
      expect(served).toBeGreaterThan(0);
    },
    LIMIT_MS,
  );

  it('reach every ledger once and tell each centre once, also when their process is killed on the way', async () => {
    const victim = services[PROCESSES - 1]!;
    const blocksOf = async (recallId: string) =>
      (
        await pool.query<{ stream: string }>(
          `SELECT stream FROM event_store.events WHERE type = 'LotBlocked' AND data->>'recallId' = $1`,
          [recallId],
        )
      ).rows.map(({ stream }) => stream);
    const recallIds = async (lot: string, type: string) =>
      (
        await pool.query<{ id: string }>(
          `SELECT data->>'recallId' AS id FROM event_store.events
            WHERE stream = 'recall-register' AND type = $2 AND data->>'lot' = $1`,
          [lot, type],
        )
      ).rows.map(({ id }) => id);
    const { rows: ledgers } = await pool.query<{ stream: string }>(
      `SELECT 'ledger-' || id AS stream FROM reference.centre WHERE type <> 'VACCINATION_POINT'`,
    );

    let unanswered = 0;
    for (let death = 1; death <= DEATHS; death++) {
      const lot = `DEATH-${death}`;
      await inTheFridge(lot, 10);
      const key = randomUUID();
      const call = admins[PROCESSES - 1]!.post('/lot/rappel', recallOf(lot), { key }).catch(() => undefined);
      let recallId: string | undefined;
      // Killed when the recall is in some of the ledgers; each time when it is in more of them.
      await eventually(async () => {
        [recallId] = await recallIds(lot, 'LotRecalled');
        return recallId !== undefined && (await blocksOf(recallId)).length >= (death * CENTRES) / 10;
      }, 120);
      await victim.kill({ database: false });
      if ((await call) === undefined) unanswered++;

      await eventually(async () => (await recallIds(lot, 'RecallSettled')).length === 1, 600);
      const blocked = await blocksOf(recallId!);
      expect(blocked.sort()).toEqual(ledgers.map(({ stream }) => stream).sort());

      await victim.start(180_000);
      admins[PROCESSES - 1] = await Client.signIn(victim.url, 'admin');
      const again = await admins[PROCESSES - 1]!.post<{ id: string }>('/lot/rappel', recallOf(lot), { key });
      expect([again.status, again.body.id]).toEqual([201, recallId]);
      const { body: view } = await admins[0]!.get<{ centres: { centre: { nom: string } }[] }>(
        `/lot/rappel/${recallId}`,
        { position: again.position! },
      );
      expect(view.centres.map(({ centre }) => centre.nom)).toEqual(['Centre Bellevue', 'Plateforme Nord']);
      const told = () => {
        const byId = new Map(mails.received.map((mail) => [mail.messageId, mail]));
        return [...byId.values()].filter(({ subject }) => subject?.includes(lot));
      };
      await eventually(() => told().length >= view.centres.length, 120);
      const receivers = told().map(({ to }) => to![0]!.address);
      expect(new Set(receivers).size).toBe(receivers.length);
    }
    expect(unanswered).toBeGreaterThan(0);
  }, 1_800_000);
});
