/** Requests for goods, changed by many at once: one outcome, and each change is mailed once. */
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import type { Response } from 'supertest';
import { ProjectionProgress } from '../../projections/progress.js';
import type { Replenishment } from '../../services/api/queries/replenishment/replenishment-row.dto.js';
import type { ReplenishmentEvent } from '../../services/domain/replenishment/events.js';
import { addDays, businessDate, mondayOf } from '../../services/domain/shared/calendar.js';
import type { EventReader } from '../../services/event-store/port.js';
import { JobDesk } from '../../services/jobs/job-desk.js';
import { JobsModule } from '../../services/jobs/jobs.module.js';
import { MailDeliveryModule } from '../../services/mail/mail-delivery.module.js';
import { MailServer } from '../../services/mail/testing/mail-server.js';
import { EVENT_READER } from '../../services/platform/tokens.js';
import { beginNotifications, NOTIFICATIONS_REACTOR } from '../../services/worker/reactors/checkpoint.js';
import { concernedCentres } from '../../services/worker/reactors/notifications/concerned-centres.js';
import { NotificationReactor } from '../../services/worker/reactors/notifications/notification-reactor.js';
import { NotificationWriter } from '../../services/worker/reactors/notifications/notification-writer.js';
import { eventually } from '../support/eventually.js';
import { centres, products, StockApi, type StockUser } from '../support/stock-api.js';

jest.setTimeout(600_000);

let api: StockApi;
let mailServer: MailServer;
beforeAll(async () => {
  mailServer = new MailServer();
  await mailServer.start();
  api = await StockApi.start({
    env: { SMTP_URL: mailServer.url },
    imports: [JobsModule, MailDeliveryModule],
  });
});
afterAll(async () => {
  await api.close();
  await mailServer.stop();
});

/** As the console does where the service is too busy: the same call, under the same key, until it is done or refused. */
async function untilAnswered(send: () => PromiseLike<Response>): Promise<Response> {
  let answer = await send();
  while (answer.status === 503) answer = await send();
  return answer;
}

/**
 * Four people want four things of the same request at once, again and again: one is accepted, the others are refused.
 */
describe('changes of one request at once', () => {
  const ROUNDS = Number(process.env.REQUEST_ROUNDS ?? 50);
  /** Requests that are fought over side by side. */
  const SIDE_BY_SIDE = 8;

  const ask = {
    idProduit: products.immunol,
    modeQte: 'CONDITIONNEMENT',
    nbCond: 5,
    dateSouhaitee: '2036-01-07',
  };
  const change = (user: StockUser, id: string, newStatut: string, more: object = {}) => {
    const key = randomUUID();
    const body = { id, newStatut, commentaire: 'x', ...more };
    return untilAnswered(() => user.put('/vaccination/besoin', body, key));
  };
  const code = ({ body }: Response) => body.globalErrors?.[0].code ?? body;

  async function round(): Promise<void> {
    const key = randomUUID();
    const { status: created, body: made } = await untilAnswered(() =>
      api.bellevue().post('/vaccination/besoin', ask, key),
    );
    expect(created).toBe(201);
    const answers = await Promise.all([
      change(api.nord(), made.id, 'CONFIRME', { nbFlacons: 4, dateReception: '2036-01-08T11:00:00Z' }),
      change(api.nord(), made.id, 'REFUSE'),
      change(api.nord(), made.id, 'TRAITE'),
      change(api.referent(), made.id, 'ANNULE'),
    ]);
    for (const answer of answers)
      if (answer.status !== 200)
        expect([answer.status, code(answer)]).toEqual([400, 'replenishment.error.statusImpossible']);
    const { body } = await api.nord().get(`/vaccination/besoin/${made.id}`).expect(200);
    const { historique, statut } = body as Replenishment;
    const done = answers.filter(({ status }) => status === 200);
    expect(done).toHaveLength(historique.length - 1);
    expect(historique.at(-1)!.statut).toBe(statut);
    // What is confirmed first may still be processed or cancelled.
    expect(done).toHaveLength(historique[1]!.statut === 'CONFIRME' ? historique.length - 1 : 1);
    expect(historique.length).toBeLessThanOrEqual(3);
  }

  it(`has one outcome, ${ROUNDS} times`, async () => {
    let left = ROUNDS;
    const work = async () => {
      while (left-- > 0) await round();
    };
    await Promise.all(Array.from({ length: SIDE_BY_SIDE }, work));
  });
});

/** What somebody does to one of the requests of a run, or to all of them. */
interface Action {
  readonly does: (typeof DEEDS)[number];
  /** Which request. */
  readonly request: number;
  readonly quantity: number;
  /** The reception that is promised: in the week that has a plan, or in the next one, which has none. */
  readonly inPlannedWeek: boolean;
  readonly forced: boolean;
  /** The same key and body once more: at the same time, or after everything else of its round. */
  readonly repeated: 'NO' | 'AT_ONCE' | 'LATER';
}

const DEEDS = [
  'ASK',
  'CONFIRM',
  'CONFIRM_ALL',
  'WITHDRAW',
  'PROCESS',
  'PROCESS_ALL',
  'DEPART',
  'REFUSE',
  'CANCEL',
  'ASK_AT_POINT',
  'PROCESS_OF_POINT',
  'CANCEL_BY_POINT',
  'CANCEL_OF_POINT',
  'PLAN_TO_REQUESTS',
] as const;

/** Actions at once, and what becomes of the relay of mails meanwhile. */
interface Round {
  readonly actions: readonly Action[];
  readonly relay: 'RUNS' | 'IS_RESTARTED' | 'DIES_BEFORE_ITS_CHECKPOINT';
}

const action: fc.Arbitrary<Action> = fc.record({
  does: fc.constantFrom(...DEEDS),
  request: fc.nat({ max: 7 }),
  quantity: fc.integer({ min: 1, max: 9 }),
  inPlannedWeek: fc.boolean(),
  forced: fc.boolean(),
  repeated: fc.constantFrom('NO', 'AT_ONCE', 'LATER'),
});
const round: fc.Arbitrary<Round> = fc.record({
  actions: fc.array(action, { minLength: 2, maxLength: 6 }),
  relay: fc.constantFrom('RUNS', 'IS_RESTARTED', 'DIES_BEFORE_ITS_CHECKPOINT'),
});

/** An action that was sent: its events are known by its comment, which is nobody else's. */
interface Sent {
  readonly action: Action;
  readonly comment: string;
  readonly answers: Response[];
}

const NORD = ['dispatch@demo.example', 'plateforme.nord@demo.example'];
const BELLEVUE = ['bellevue@demo.example', 'centre.bellevue@demo.example'];
const POINT = ['point.bellevue@demo.example'];

describe('whatever is done to requests, by many at once, and repeated', () => {
  const RUNS = 6;
  const PLANNED_FROM = mondayOf(businessDate(new Date().toISOString(), 'Europe/Paris'));
  let runs = 0;

  let relay: NotificationReactor;
  let dies = false;
  const newRelay = () => {
    const desk = api.api.app.get(JobDesk, { strict: false });
    const progress = api.api.app.get(ProjectionProgress, { strict: false });
    const { pool, config } = api.api;
    const writer = new NotificationWriter(pool, config);
    const made = new NotificationReactor(
      pool,
      events(),
      writer,
      concernedCentres(pool, progress),
      async (mails) => {
        await desk.mails(mails);
        if (!dies) return;
        dies = false;
        throw new Error('killed');
      },
    );
    made.start();
    return made;
  };
  const events = () => api.api.app.get<EventReader>(EVENT_READER, { strict: false });
  const checkpoint = async (): Promise<bigint> => {
    const { rows } = await api.api.pool.query<{ position: string }>(
      'SELECT position FROM platform.reactor_checkpoint WHERE name = $1',
      [NOTIFICATIONS_REACTOR],
    );
    return BigInt(rows[0]?.position ?? -1);
  };
  /** Every event is passed by the relay, and no mail is left on the queue. */
  const delivered = async () => {
    dies = false;
    const head = await events().head();
    await eventually(async () => (await checkpoint()) >= head);
    const queue = await api.api.app.get(JobDesk, { strict: false }).queue('mail');
    await eventually(async () => (await queue.getJobCountByTypes('waiting', 'active', 'delayed')) === 0);
  };

  beforeAll(async () => {
    // The centre does not want to be told that its requests are processed; the point's mails go to its mailbox alone.
    const preferences = `UPDATE reference.centre SET mail_receivers = $2, mail_reasons = array_remove(mail_reasons, $3)
                     WHERE id = $1`;
    await api.api.pool.query(preferences, [centres.centreBellevue, 'BOTH', 'DEMANDE_TRAITEE']);
    await api.api.pool.query(preferences, [centres.pointBellevue, 'CENTER', null]);
    await beginNotifications(api.api.pool, events());
    relay = newRelay();
  });
  afterAll(() => relay.stop());

  /** The requests of a run and what was sent about them. */
  class Run {
    private readonly name = `run ${++runs}`;
    /** Monday of the week that has a plan. */
    readonly week = addDays(PLANNED_FROM, 7 * (10 + 2 * runs));
    readonly sent: Sent[] = [];
    private readonly ofCentre: string[] = [];
    private readonly ofPoint: string[] = [];

    constructor(readonly plan: number) {}

    async prepare(): Promise<void> {
      const week = { debutSemaine: this.week, modeQte: 'CONDITIONNEMENT', lundi: this.plan };
      const place = { idCentre: centres.centreBellevue, idProduit: products.immunol };
      await api
        .nord()
        .post('/vaccination/approvisionnement', { ...place, ...week })
        .expect(201);
      const ask = { request: 0, quantity: 3, inPlannedWeek: true, forced: true, repeated: 'NO' } as const;
      await this.all([
        { ...ask, does: 'ASK' },
        { ...ask, does: 'ASK' },
        { ...ask, does: 'ASK_AT_POINT' },
      ]);
    }

    async all(actions: readonly Action[]): Promise<void> {
      const again: (() => Promise<void>)[] = [];
      await Promise.all(
        actions.map(async (action) => {
          const sent: Sent = { action, comment: `${this.name}, action ${this.sent.length}`, answers: [] };
          this.sent.push(sent);
          const send = this.sending(sent);
          const repeat = async () => {
            sent.answers.push(await untilAnswered(send));
          };
          if (action.repeated === 'LATER') again.push(repeat);
          await Promise.all(action.repeated === 'AT_ONCE' ? [repeat(), repeat()] : [repeat()]);
        }),
      );
      await Promise.all(again.map((repeat) => repeat()));
      for (const { action, answers } of this.sent)
        for (const { status, body } of answers)
          if (status === 201 && action.does === 'ASK') this.learn(this.ofCentre, body.id);
          else if (status === 201 && action.does === 'ASK_AT_POINT') this.learn(this.ofPoint, body.id);
    }

    private learn(known: string[], id: string): void {
      if (!known.includes(id)) known.push(id);
    }

    /** The call, with one key and one body however often it is made. */
    private sending({ action, comment }: Sent): () => PromiseLike<Response> {
      const key = randomUUID();
      const reception = `${addDays(this.week, action.inPlannedWeek ? 2 : 9)}T12:00:00+01:00`;
      const forceValidation = action.forced;
      const one = (ids: readonly string[]) => ids[action.request % ids.length];
      const toCentre =
        (user: StockUser, newStatut: string, more: object = {}) =>
        () =>
          user.put(
            '/vaccination/besoin',
            { id: one(this.ofCentre), newStatut, commentaire: comment, forceValidation, ...more },
            key,
          );
      const toAll = (newStatut: string) => {
        const ids = [...this.ofCentre];
        return () =>
          api
            .nord()
            .put(
              '/vaccination/besoin/multiple',
              { ids, newStatut, commentaire: comment, forceValidation },
              key,
            );
      };
      const toPoint = (user: StockUser, newStatut: string) => () =>
        user.put(
          '/point-vaccination/besoin',
          { id: one(this.ofPoint), newStatut, commentaire: comment },
          key,
        );
      const asked = {
        idProduit: products.immunol,
        modeQte: 'CONDITIONNEMENT',
        nbCond: action.quantity,
        dateSouhaitee: reception,
        commentaire: comment,
        forceValidation,
      };
      const point = api.as('point', centres.pointBellevue);
      switch (action.does) {
        case 'ASK':
          return () => api.bellevue().post('/vaccination/besoin', asked, key);
        case 'ASK_AT_POINT':
          return () => point.post('/point-vaccination/besoin', asked, key);
        case 'CONFIRM':
          return toCentre(api.nord(), 'CONFIRME', { nbFlacons: action.quantity, dateReception: reception });
        case 'CONFIRM_ALL':
          return toAll('CONFIRME');
        case 'WITHDRAW':
          return toCentre(api.nord(), 'EN_ATTENTE');
        case 'PROCESS':
          return toCentre(api.nord(), 'TRAITE');
        case 'PROCESS_ALL':
          return toAll('TRAITE');
        case 'DEPART':
          return toCentre(api.nord(), 'DEPART_MARCHANDISES', { dateDepart: reception });
        case 'REFUSE':
          return toCentre(api.nord(), 'REFUSE');
        case 'CANCEL':
          return toCentre(api.referent(), 'ANNULE');
        case 'PROCESS_OF_POINT':
          return toPoint(api.nord(), 'TRAITE');
        case 'CANCEL_BY_POINT':
          return toPoint(point, 'ANNULE');
        case 'CANCEL_OF_POINT':
          return toPoint(api.bellevue(), 'ANNULE');
        case 'PLAN_TO_REQUESTS':
          return () =>
            api
              .nord()
              .post(
                '/vaccination/approvisionnement/generation',
                { debutSemaine: this.week, idCentre: centres.centreBellevue, idProduit: products.immunol },
                key,
              );
      }
    }

    get residual() {
      const place = `idCentre=${centres.centreBellevue}&idProduit=${products.immunol}`;
      return api
        .nord()
        .get(`/vaccination/approvisionnement/plan?debutSemaine=${this.week}&${place}`)
        .expect(200)
        .then(({ body }) => body.residualPrevision as number);
    }
  }

  /** Events of requests after a position, in the order of the ledger. */
  async function recorded(after: bigint): Promise<readonly ReplenishmentEvent[]> {
    const { body } = await api.as('auditeur').get(`/ledger/evenements?after=${after}&limit=1000`).expect(200);
    expect(body.length).toBeLessThan(1_000);
    return (body as { flux: string; type: string; donnees: object }[])
      .filter(({ flux }) => flux.startsWith('replenishment-'))
      .map(({ type, donnees }) => ({ type, data: donnees }) as ReplenishmentEvent);
  }

  /** Whom the specification tells of an event, under which subject; nobody of what a plan was turned into. */
  function mailsOf({ type, data }: ReplenishmentEvent): readonly (readonly [string, readonly string[]])[] {
    const whoAsked = data.pointId ? POINT : BELLEVUE;
    switch (type) {
      case 'ReplenishmentRequested':
        return data.allocationId === null ? [['New request', NORD]] : [];
      case 'ReplenishmentConfirmed':
        return [['Request confirmed', whoAsked]];
      case 'ConfirmationWithdrawn':
        return [['Confirmation cancelled', whoAsked]];
      case 'ReplenishmentRefused':
        return [['Request refused', whoAsked]];
      case 'ReplenishmentProcessed':
        return data.pointId ? [['Request processed', POINT]] : [];
      case 'GoodsDeparted':
        return [['Goods departed', whoAsked]];
      case 'ReplenishmentCancelled':
        return [['Request cancelled', data.cancelledBy === centres.pointBellevue ? NORD : whoAsked]];
    }
  }

  /** One line for each mail: its kind, its receiver, and the comment of the action that it tells of. */
  const ENGLISH: Readonly<Record<string, string>> = {
    'Nouvelle demande': 'New request',
    'Demande confirmée': 'Request confirmed',
    'Confirmation annulée': 'Confirmation cancelled',
    'Demande refusée': 'Request refused',
    'Demande traitée': 'Request processed',
    'Départ des marchandises': 'Goods departed',
    'Demande annulée': 'Request cancelled',
  };
  const kindOf = (subject: string) => {
    const kind = subject.split(':')[0]!.trim();
    return ENGLISH[kind] ?? kind;
  };
  const received = () =>
    mailServer.received
      .map(({ subject, to, text }) =>
        [kindOf(subject!), to![0]!.address, /run \d+, action \d+/.exec(text ?? '')?.[0] ?? null].join(' | '),
      )
      .sort();

  function checkAnswers({ sent }: Run, after: readonly ReplenishmentEvent[]): void {
    for (const { action, comment, answers } of sent) {
      if (action.does === 'PLAN_TO_REQUESTS') continue;
      const accepted = answers.filter(({ status }) => status < 300);
      for (const { status } of answers) expect([200, 201, 400]).toContain(status);
      for (const { body } of accepted) expect(body).toEqual(accepted[0]!.body);
      // However often it was sent: what was accepted was done once, what was refused not at all.
      const done = after.filter(({ data }) => data.comment === comment);
      const first = accepted[0]?.body as Replenishment | readonly Replenishment[] | undefined;
      expect(done).toHaveLength(Array.isArray(first) ? first.length : first ? 1 : 0);
    }
  }

  /** What is promised of the week's plan, event by event, and by whom it may be exceeded. */
  function checkPromises({ plan, week, sent }: Run, after: readonly ReplenishmentEvent[]): number {
    const actions = new Map(sent.map(({ comment, action }) => [comment, action]));
    const wanted = new Map<string, number>();
    const promised = new Map<string, number>();
    const processed = new Set<string>();
    const taken = () => [...promised.values()].reduce((sum, quantity) => sum + quantity, 0);
    for (const { type, data } of after) {
      const { requestId } = data;
      const action = actions.get(data.comment ?? '');
      if (type === 'ReplenishmentRequested') wanted.set(requestId, data.wanted.quantity);
      if (type === 'ReplenishmentProcessed') {
        expect(processed.has(requestId)).toBe(false);
        processed.add(requestId);
      }
      const promise =
        type === 'ReplenishmentConfirmed' || type === 'ReplenishmentProcessed' ? data.confirmed : null;
      if (promise && data.kind === 'CENTRE') {
        const before = promised.get(requestId);
        // Nobody but who confirms a single request promises anything but what was asked for.
        if (action!.does !== 'CONFIRM' && type === 'ReplenishmentConfirmed')
          expect(promise.quantity).toBe(wanted.get(requestId));
        if (promise.week === week && before === undefined) {
          if (!action!.forced) expect(promise.quantity).toBeLessThanOrEqual(Math.max(plan - taken(), 0));
          promised.set(requestId, promise.quantity);
        }
      }
      if (type === 'ConfirmationWithdrawn' || type === 'ReplenishmentCancelled') promised.delete(requestId);
    }
    return Math.max(plan - taken(), 0);
  }

  it(`each change is done once and mailed once, and no promise exceeds the plan unless forced, ${RUNS} runs`, async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 0, max: 15 }),
        fc.array(round, { minLength: 4, maxLength: 6 }),
        async (plan, rounds) => {
          await delivered();
          mailServer.received.length = 0;
          const before = await events().head();
          const run = new Run(plan);
          await run.prepare();
          for (const { actions, relay: course } of rounds) {
            dies = course === 'DIES_BEFORE_ITS_CHECKPOINT';
            const restarted =
              course === 'IS_RESTARTED'
                ? relay.stop().then(() => {
                    relay = newRelay();
                  })
                : undefined;
            await Promise.all([run.all(actions), restarted]);
          }
          await delivered();

          const after = await recorded(before);
          checkAnswers(run, after);
          expect(await run.residual).toBe(checkPromises(run, after));
          const expected = after.flatMap((event) =>
            mailsOf(event).flatMap(([kind, addresses]) =>
              addresses.map((address) => [kind, address, event.data.comment].join(' | ')),
            ),
          );
          expect(received()).toEqual(expected.sort());
        },
      ),
      { numRuns: RUNS, endOnFailure: true },
    );
  });
});
