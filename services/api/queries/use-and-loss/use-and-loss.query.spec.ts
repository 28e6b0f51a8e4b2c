import { centres, products, StockApi, type StockUser } from '../../../../test/support/stock-api.js';
import type { LedgerEvent } from '../../../domain/ledger/events.js';
import { addDays, businessDate } from '../../../domain/shared/calendar.js';
import type { UseDeclared } from '../../../domain/use-declaration/events.js';
import type { EventReader } from '../../../event-store/port.js';
import { EVENT_READER } from '../../../platform/tokens.js';
import type { UseAndLossRow } from './use-and-loss.dto.js';

const DAY_MS = 24 * 3_600_000;
const CAUSES = ['CASSE', 'PEREMPTION', 'PERTE'] as const;

/** A fixed sequence, so that a failure can be seen again. */
function random(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return Math.floor((state / 2 ** 31) * below);
  };
}

interface Sums {
  entre: number;
  sorti: number;
  administre: number;
  dechetParCause: Record<string, number>;
}

/** What one raw event counts, and for whom, said again in other words than the read models'. */
interface Counted extends Partial<Sums> {
  readonly centre: string;
  readonly product: string;
  readonly day: string;
}

describe('use and loss', () => {
  let stock: StockApi;
  let counted: Counted[];
  beforeAll(async () => {
    stock = await StockApi.start();
    await history(stock);
    counted = await countRawEvents(stock);
  }, 240_000);
  afterAll(() => stock.close());

  const ask = async (query: string, user = stock.referent()) =>
    (await user.get(`/statistiques/pertes?${query}`).expect(200)).body as UseAndLossRow[];
  const ALWAYS = 'dateDebut=2020-01-01&dateFin=2040-01-01';

  function expected(keyOf: (one: Counted) => string, chosen: (one: Counted) => boolean = () => true) {
    const sums = new Map<string, Sums>();
    for (const one of counted.filter(chosen)) {
      const sum = sums.get(keyOf(one)) ?? { entre: 0, sorti: 0, administre: 0, dechetParCause: {} };
      sum.entre += one.entre ?? 0;
      sum.sorti += one.sorti ?? 0;
      sum.administre += one.administre ?? 0;
      for (const [cause, doses] of Object.entries(one.dechetParCause ?? {})) {
        sum.dechetParCause[cause] = (sum.dechetParCause[cause] ?? 0) + doses;
      }
      sums.set(keyOf(one), sum);
    }
    return Object.fromEntries(
      [...sums].map(([key, sum]) => {
        const dechet = Object.values(sum.dechetParCause).reduce((all, doses) => all + doses, 0);
        const out = sum.sorti + dechet;
        return [
          key,
          { ...sum, dechet, tauxPerte: out === 0 ? null : dechet / out, ecart: sum.sorti - sum.administre },
        ];
      }),
    );
  }

  const byKey = (rows: readonly UseAndLossRow[]) =>
    Object.fromEntries(
      rows.map(({ groupe, ...sums }) => [typeof groupe === 'string' ? groupe : groupe.id, sums]),
    );

  it('agrees with sums over the raw events, grouped by centre', async () => {
    expect(byKey(await ask(ALWAYS))).toEqual(expected(({ centre }) => centre));
  });

  it('agrees grouped by product', async () => {
    expect(byKey(await ask(`${ALWAYS}&groupe=PRODUIT`))).toEqual(expected(({ product }) => product));
  });

  it('agrees grouped by month, in the order of time', async () => {
    const rows = await ask(`${ALWAYS}&groupe=MOIS`);
    expect(byKey(rows)).toEqual(expected(({ day }) => day.slice(0, 7)));
    expect(rows.map(({ groupe }) => groupe)).toEqual(rows.map(({ groupe }) => groupe).sort());
    expect(rows.length).toBeGreaterThan(1);
  });

  it('counts only the product, the centre and the period that are asked for', async () => {
    const days = [...new Set(counted.map(({ day }) => day))].sort();
    const [first, last] = [days[1]!, days.at(-2)!];
    const query = `groupe=PRODUIT&idProduit=${products.immunol}&idCentre=${centres.centreBellevue}`;
    expect(byKey(await ask(`${query}&dateDebut=${first}&dateFin=${last}`))).toEqual(
      expected(
        ({ product }) => product,
        (one) =>
          one.product === products.immunol &&
          one.centre === centres.centreBellevue &&
          one.day >= first &&
          one.day <= last,
      ),
    );
  });

  it('is the current month by centre where nothing is asked for', async () => {
    const month = businessDate(new Date(Date.now() + ahead).toISOString(), 'Europe/Paris').slice(0, 7);
    expect(byKey(await ask(''))).toEqual(
      expected(
        ({ centre }) => centre,
        ({ day }) => day.slice(0, 7) === month,
      ),
    );
  });

  it('shows the selected centre and those below it, by name; a point has its own declarations', async () => {
    const rows = await ask(ALWAYS, stock.bellevue());
    expect(rows.map(({ groupe }) => (groupe as { nom: string }).nom)).toEqual([
      'Centre Bellevue',
      'Point Bellevue',
    ]);
    expect(rows[1]).toMatchObject({ sorti: 0, administre: 7, ecart: -7, tauxPerte: null });
  });

  it('does not know a centre that is out of sight', async () => {
    const path = '/statistiques/pertes';
    await stock.bellevue().get(`${path}?idCentre=${centres.plateformeNord}`).expect(404);
  });

  it.each([
    ['groupe', 'groupe=SEMAINE'],
    ['idProduit', 'idProduit=7'],
    ['dateDebut', 'dateDebut=yesterday'],
    ['dateDebut', 'dateDebut=2026-02-01&dateFin=2026-01-01'],
  ])('refuses what is no %s', async (field, query) => {
    const { body } = await stock.referent().get(`/statistiques/pertes?${query}`).expect(400);
    expect(body.fieldErrors[0].field).toBe(field);
  });

  it('counts doses exactly where a package has a decimal number of them', async () => {
    await stock.api.pool.query('UPDATE reference.product SET doses_per_package = 1.1 WHERE id = $1', [
      products.immunol,
    ]);
    const rows = await ask(`${ALWAYS}&groupe=MOIS&idProduit=${products.immunol}`);
    const doses = rows.flatMap(({ entre, sorti, dechet }) => [entre, sorti, dechet]);
    expect(doses.some((one) => !Number.isInteger(one))).toBe(true);
    for (const one of doses) expect(String(one)).toMatch(/^\d+(\.\d)?$/);
  });
});

let ahead = 0;

/** Two months of everything that moves stock, and some declarations. */
async function history(stock: StockApi): Promise<void> {
  const next = random(20_261_122);
  const nord = stock.nord();
  const bellevue = stock.bellevue();
  const point = stock.as('point', centres.pointBellevue);
  const cause = () => CAUSES[next(CAUSES.length)];
  for (let round = 0; round < 9; round++) {
    const batch = await stock.batchAtNord(20 + next(20), `UL-${round}`);
    // The same lot again: an entry that adds to what is there.
    if (round % 3 === 0) await stock.batchAtNord(3, `UL-${round}`);
    const line = await stock.lineAtBellevue(5 + next(10), `UL-B-${round}`);
    await nord
      .post('/dispatch/dechet', {
        idProduit: products.immunol,
        idStock: batch,
        quantite: 1 + next(3),
        cause: cause(),
      })
      .expect(201);
    if (round % 2 === 0) {
      await bellevue
        .post('/vaccination/dechet', { idLigneBl: line, quantite: 1, causeDechet: cause() })
        .expect(201);
    }
    await bellevue
      .post('/vaccination/sortieFrigo', { idLigneBl: line, quantite: 1 + next(2), sortieType: 'INTERNE' })
      .expect(201);
    await bellevue
      .post('/vaccination/sortieFrigo', {
        idLigneBl: line,
        quantite: 1,
        sortieType: 'VACCINATION_POINT',
        idPoint: centres.pointBellevue,
      })
      .expect(201);
    await nord.put('/dispatch/stock', { idStock: batch, quantite: 2, commentaire: 'compté' }).expect(200);
    // Prepared and taken back: neither taken in nor out of the fridge.
    const note = await stock.noteTo(centres.centreBellevue, batch, 2);
    await nord.put(`/dispatch/preparation/${note}`).expect(200);
    await declare(bellevue, 10 + next(5));
    stock.api.advance(7 * DAY_MS);
    ahead += 7 * DAY_MS;
  }
  await declare(point, 7);
  // Ahead, in another month.
  await declare(bellevue, 11, 40);
}

async function declare(user: StockUser, doses: number, daysAhead = 0): Promise<void> {
  const today = businessDate(new Date(Date.now() + ahead).toISOString(), 'Europe/Paris');
  await user
    .post('/vaccination/utilisation', {
      idProduit: products.immunol,
      modeAdministration: 'JOUR',
      dayOfWeek: addDays(today, daysAhead),
      doseCount1: doses,
      doseCount2: 0,
      doseCount3: 0,
      doseCountSingle: 0,
    })
    .expect(201);
}

/** Immunol has ten doses in a package. */
const DOSES = 10;

async function countRawEvents(stock: StockApi): Promise<Counted[]> {
  const reader = stock.api.app.get<EventReader>(EVENT_READER, { strict: false });
  const counted: Counted[] = [];
  for (const event of await reader.readAll({ after: 0n, limit: 10_000 })) {
    const { type, data } = event as unknown as LedgerEvent | UseDeclared;
    const { occurredAt } = event.metadata as unknown as { occurredAt: string };
    const of = {
      centre: event.stream.replace(/^ledger-/, ''),
      day: businessDate(occurredAt, 'Europe/Paris'),
    };
    if (type === 'StockEntered') {
      for (const line of data.lines) {
        counted.push({ ...of, product: line.productId, entre: line.quantity * DOSES });
      }
    } else if (type === 'FridgeExitRecorded') {
      counted.push({ ...of, product: data.batch.productId, sorti: data.quantity * DOSES });
    } else if (type === 'StockScrapped') {
      const dechetParCause = { [data.cause]: data.quantity * DOSES };
      counted.push({ ...of, product: data.batch.productId, dechetParCause });
    } else if (type === 'UseDeclared') {
      const { first, second, third, single } = data.doses;
      const administre = first + second + third + single;
      counted.push({ centre: data.centreId, product: data.productId, day: data.day!, administre });
    }
  }
  return counted;
}
