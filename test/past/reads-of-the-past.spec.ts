import type { OpenAPIObject } from '@nestjs/swagger';
import { Random } from '../../projections/testing/random.js';
import { createOpenApiDocument } from '../../services/api/http/openapi/openapi.js';
import { EVENT_READER } from '../../services/platform/tokens.js';
import { rebuild } from '../../services/worker/projector/rebuild.js';
import { startDouble } from '../eventstoredb-double/double.js';
import { centres, EXPIRY, products, StockApi, type StockUser } from '../support/stock-api.js';

interface Asked {
  readonly user: string;
  readonly path: string;
}
interface Answered {
  readonly position: string;
  readonly at: string;
  readonly answers: readonly { readonly status: number; readonly body: unknown }[];
}

/** Ids that commands answered, for the parameters of paths. */
class Known {
  readonly batches: string[] = [];
  readonly notes: string[] = [];
  readonly exits: string[] = [];
  readonly scraps: string[] = [];
  readonly lines: string[] = [];
  readonly counts: string[] = [];
}

/** Six centres at work: each step is one command, of which some are refused. */
class Work {
  readonly known = new Known();
  private readonly notes: { readonly id: string; readonly to: 'nord' | 'bellevue' | 'riviere' }[] = [];
  private readonly held: Record<string, string[]> = {
    referent: [],
    nord: [],
    sud: [],
    bellevue: [],
    riviere: [],
    mer: [],
  };
  private lots = 0;

  constructor(
    private readonly api: StockApi,
    private readonly random: Random,
  ) {}

  readonly users: Readonly<Record<string, () => StockUser>> = {
    admin: () => this.api.as('admin'),
    referent: () => this.api.referent(),
    nord: () => this.api.nord(),
    sud: () => this.api.sud(),
    bellevue: () => this.api.bellevue(),
    riviere: () => this.api.as('riviere', centres.centreRiviere),
    mer: () => this.api.as('riviere', centres.centreMer),
  };

  /** Something of each kind, whatever is drawn later. */
  async begin(): Promise<void> {
    this.hold('bellevue', await this.api.lineAtBellevue(9, 'P-LINE'));
    this.hold('nord', await this.api.batchAtNord(9, 'P-BATCH'));
    await this.takeOut('bellevue');
    await this.scrap();
    await this.count();
  }

  async step(): Promise<void> {
    const draw = this.random.next();
    if (draw < 0.3) return this.enter();
    if (draw < 0.5) return this.prepare();
    if (draw < 0.65) return this.settle();
    if (draw < 0.8) return this.takeOut();
    if (draw < 0.87) return this.scrap();
    if (draw < 0.94) return this.correct();
    return this.count();
  }

  private async enter(): Promise<void> {
    const [name, prefix] = this.random.pick([
      ['referent', 'referent'],
      ['nord', 'dispatch'],
      ['sud', 'dispatch'],
    ] as const);
    const lot = `P-${this.random.integer(1, 2)}-${this.lots++ % 3}`;
    const { body } = await this.users[name]!().post(`/${prefix}/entree-stock`, {
      idProduit: this.random.pick([products.immunol, products.seringue]),
      quantite: this.random.integer(5, 30),
      lot,
      peremption: EXPIRY,
      conforme: true,
    });
    if (body.id) this.hold(name, body.id);
  }

  private async prepare(): Promise<void> {
    const [from, prefix, to, destination] = this.random.pick([
      ['referent', 'referent', 'nord', centres.plateformeNord],
      ['nord', 'dispatch', 'bellevue', centres.centreBellevue],
      ['nord', 'dispatch', 'riviere', centres.centreRiviere],
    ] as const);
    const idStock = this.of(from);
    if (!idStock) return this.enter();
    const produits = [
      { idProduit: products.immunol, typeProduit: 'VACCIN', quantite: this.random.integer(1, 6), idStock },
    ];
    const { body } = await this.users[from]!().post(`/${prefix}/preparation`, { produits, destination });
    if (!body.id) return;
    this.notes.push({ id: body.id, to });
    this.known.notes.push(body.id);
  }

  private async settle(): Promise<void> {
    const note = this.notes.shift();
    if (!note) return this.prepare();
    const { id, to } = note;
    if (this.random.next() < 0.25) {
      const [user, prefix] =
        to === 'nord' ? (['referent', 'referent'] as const) : (['nord', 'dispatch'] as const);
      await this.users[user]!().put(`/${prefix}/preparation/${id}`);
      return;
    }
    const path = to === 'nord' ? '/dispatch/entree-stock-with-bl' : '/vaccination/entree-stock';
    const { body } = await this.users[to]!().post(path, { idBl: id, reception: null, conforme: true });
    if (body.id) this.hold(to, body.id);
  }

  private async takeOut(name = this.random.pick(['bellevue', 'riviere'])): Promise<void> {
    const idLigneBl = this.of(name);
    if (!idLigneBl) return this.settle();
    const exit = { idLigneBl, quantite: this.random.integer(1, 2) };
    const { body } = await this.users[name]!().post('/vaccination/sortieFrigo', exit);
    if (body.id) this.known.exits.push(body.id);
  }

  private async scrap(): Promise<void> {
    const idStock = this.of('nord');
    if (!idStock) return this.enter();
    const scrapped = { idProduit: products.immunol, idStock, quantite: 1, cause: 'CASSE' };
    const { body } = await this.users.nord!().post('/dispatch/dechet', scrapped);
    if (body.id) this.known.scraps.push(body.id);
  }

  /** Counts a batch; the second time the count is closed, and another one is begun. */
  private async count(): Promise<void> {
    const idStock = this.of('nord');
    if (!idStock) return this.enter();
    const open = this.known.counts.length % 2 === 1 ? this.known.counts.at(-1) : undefined;
    const nord = this.users.nord!();
    const id = open ?? (await nord.post('/dispatch/inventaire', {})).body.id;
    if (!id) return;
    await nord.put(`/dispatch/inventaire/${id}/lignes`, { lignes: [{ idStock, quantiteComptee: 3 }] });
    if (open) await nord.put(`/dispatch/inventaire/${id}/cloture`);
    this.known.counts.push(id);
  }

  private async correct(): Promise<void> {
    const idStock = this.of('sud');
    if (!idStock) return this.enter();
    const edit = {
      idStock,
      quantite: -1,
      peremption: this.random.pick(['2036-05-31', EXPIRY]),
      commentaire: 'x',
    };
    await this.users.sud!().put('/dispatch/stock', edit);
  }

  private of(name: string): string | undefined {
    const held = this.held[name]!;
    return held.length > 0 ? this.random.pick(held) : undefined;
  }

  private hold(name: string, id: string): void {
    this.held[name]!.push(id);
    this.known.batches.push(id);
    if (name === 'bellevue') this.known.lines.push(id);
  }
}

/** Every read that admits a past moment, asked by the users whom the work concerns. */
function readsOf(document: OpenAPIObject, known: Known, users: readonly string[]): Asked[] {
  const reads: Asked[] = [];
  for (const [path, item] of Object.entries(document.paths)) {
    const parameters = (item.get?.parameters ?? []) as { readonly name: string; readonly in: string }[];
    if (!parameters.some(({ name }) => name === 'asOf')) continue;
    const called = path.replace('/api/admin', '');
    const ids = called.includes('{idStock}') ? known.batches.slice(-2) : idsFor(called, known);
    for (const id of ids) {
      for (const user of users) {
        const query = called.endsWith('/ligne') ? `?idLigneBl=${known.lines.at(-1) ?? ''}` : '';
        reads.push({ user, path: called.replace(/\{\w+\}/, id) + query });
      }
    }
  }
  return reads;
}

/** What the work leaves something of. */
const SHOWN = [
  '/stock',
  '/mouvement',
  '/tdb',
  '/preparation/',
  '/dechet/',
  '/sortieFrigo/',
  '/ligne?',
  '/inventaire/',
];

const idsFor = (path: string, known: Known): readonly string[] => {
  if (!path.includes('{id}')) return [''];
  if (path.includes('/preparation/')) return known.notes.slice(-2);
  if (path.includes('/inventaire/')) return known.counts.slice(-2);
  return path.includes('/dechet/') ? known.scraps.slice(-2) : known.exits.slice(-2);
};

/** Commands between two moments. */
const STEPS_BETWEEN = 4;

/** Calls that are under way at a time. */
const TOGETHER = 8;

/** `moments` are looked at later, by each of the `users`. */
const ENGINES = {
  Postgres: {
    users: ['admin', 'nord', 'bellevue'],
    moments: 2,
    start: async () => ({ env: {}, stop: async () => {} }),
  },
  // Who may read what is the same; what an engine has of its own is how events are read up to a position.
  'a double of EventStoreDB': {
    users: ['admin'],
    moments: 1,
    start: async () => {
      const double = await startDouble();
      return { env: { EVENT_STORE_URL: double.url }, stop: double.stop };
    },
  },
};

describe.each(Object.keys(ENGINES) as (keyof typeof ENGINES)[])('reads as of a moment, on %s', (engine) => {
  const { users, start } = ENGINES[engine];
  const moments = Number(process.env.PAST_MOMENTS ?? ENGINES[engine].moments);
  let api: StockApi;
  let stop: () => Promise<void>;
  let work: Work;
  let reads: Asked[];
  const recorded: Answered[] = [];

  const ask = async ({ user, path }: Asked, parameter = '') => {
    const joined = parameter ? `${path}${path.includes('?') ? '&' : '?'}${parameter}` : path;
    const { status, body, headers } = await work.users[user]!().get(joined);
    return { status, body: body as unknown, position: headers['x-ledger-position'] as string | undefined };
  };
  const askAll = async (parameter = '') => {
    const answered: Awaited<ReturnType<typeof ask>>[] = [];
    for (let first = 0; first < reads.length; first += TOGETHER) {
      const part = reads.slice(first, first + TOGETHER);
      answered.push(...(await Promise.all(part.map((read) => ask(read, parameter)))));
    }
    const positions = new Set(
      answered.filter(({ status }) => status === 200).map(({ position }) => position),
    );
    return {
      answers: answered.map(({ status, body }) => ({ status, body })),
      positions: [...positions],
    };
  };
  const head = async () =>
    (await api.api.pool.query('SELECT min(position) AS p FROM read_model.checkpoint')).rows[0].p as string;
  /** The instant that the clock shows once it is past every event so far. */
  const instant = async () => {
    const begun = Date.now();
    while (Date.now() === begun) await new Promise((resolve) => setImmediate(resolve));
    return new Date(begun).toISOString();
  };

  beforeAll(async () => {
    const { env, stop: stopEngine } = await start();
    stop = stopEngine;
    api = await StockApi.start({ env });
    work = new Work(api, new Random(8));
    const document = createOpenApiDocument(api.api.app);
    await work.begin();
    for (let step = 0; step < 24; step++) await work.step();
    reads = readsOf(document, work.known, users);
    // What is refused to a user says the same at every moment.
    const { answers } = await askAll();
    reads = reads.filter((_, index) => answers[index]!.status === 200);
    for (let moment = 0; moment < moments; moment++) {
      for (let step = 0; step < STEPS_BETWEEN; step++) await work.step();
      const at = await instant();
      const { answers } = await askAll();
      recorded.push({ position: await head(), at, answers });
    }
  }, 300_000);
  afterAll(async () => {
    await api.close();
    await stop();
  });

  /** @param momentOf the parameter that names the moment of what was recorded */
  const compare = async (momentOf: (moment: Answered) => string) => {
    for (const moment of recorded) {
      const { answers, positions } = await askAll(momentOf(moment));
      expect(answers).toEqual(moment.answers);
      expect(positions).toEqual([moment.position]);
    }
  };

  it.each(SHOWN)('among them one that shows %s', (place) => {
    const last = recorded.at(-1)!.answers;
    const shown = reads.filter(({ path }, index) => path.includes(place) && last[index]!.status === 200);
    expect(shown.length).toBeGreaterThan(0);
  });

  it(
    'answer what they answered then, by the position',
    () => compare(({ position }) => `asOfPosition=${position}`),
    300_000,
  );

  it('answer it also after a rebuild, by the instant', async () => {
    const store = api.api.app.get(EVENT_READER, { strict: false });
    await rebuild(api.api.pool, store);
    await compare(({ at }) => `asOf=${at}`);
  }, 300_000);

  it('answer an empty ledger before the first event', async () => {
    const list = await ask({ user: 'admin', path: '/dispatch/stock' }, 'asOf=2001-01-01T00:00:00Z');
    expect(await ask({ user: 'admin', path: '/dispatch/stock' }, 'asOf=0001-01-01T00:00:00Z')).toEqual(list);
    expect(list).toEqual({ status: 200, body: [], position: '0' });
    const sheet = { user: 'admin', path: `/dispatch/preparation/${work.known.notes[0]}` };
    expect(await ask(sheet, 'asOfPosition=0')).toMatchObject({ status: 404 });
  });

  it('take the moment out of the filters of a list, where null is none', async () => {
    const at = (filter: object) =>
      ask({ user: 'admin', path: '/dispatch/stock' }, `filter=${encodeURIComponent(JSON.stringify(filter))}`);
    const { position } = recorded[0]!;
    expect(await at({ asOf: null, asOfPosition: Number(position) })).toMatchObject({ status: 200, position });
    expect(await at({ asOfPosition: position })).toMatchObject({ status: 200, position });
    expect(await at({ asOf: null, asOfPosition: null })).toMatchObject({ status: 200 });
    expect(await at({ asOfPosition: 1.5 })).toMatchObject({ status: 400 });
  });

  it.each([
    'asOf=',
    'asOf=yesterday',
    'asOf=2026-11-20',
    'asOf=2999-01-01T00:00:00Z',
    'asOf=2020-01-01T00:00:00Z&asOf=2021-01-01T00:00:00Z',
    'asOfPosition=',
    'asOfPosition=-1',
    'asOfPosition=1.5',
    'asOfPosition=9223372036854775807',
    'asOfPosition=9223372036854775808',
    'asOf=2020-01-01T00:00:00Z&asOfPosition=1',
  ])('?%s is 400 on the parameter', async (parameter) => {
    const { status, body } = await ask({ user: 'admin', path: '/dispatch/stock' }, parameter);
    expect(status).toBe(400);
    const [fault] = (body as { fieldErrors: { field: string }[] }).fieldErrors;
    expect(parameter).toContain(`${fault?.field}=`);
  });

  it('take the moment also from the filter', async () => {
    const filter = encodeURIComponent(JSON.stringify({ asOf: '2001-01-01T00:00:00Z' }));
    expect(await ask({ user: 'admin', path: '/dispatch/stock' }, `filter=${filter}`)).toMatchObject({
      body: [],
    });
  });
});
