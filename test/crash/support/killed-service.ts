/**
 * `kill -9` of the whole process group in the middle of commands (receptions with differences and closings of counts
 * among them) and of the administration's writes, every third time with Postgres itself. Each carries an
 * Idempotency-Key. After the restart: what was acknowledged answers the same again, what was not is sent again; then
 * everything is there once, no half of anything, and `verify` finds no difference.
 */
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Answer, type CentreTree, Client } from '../../support/client.js';
import { ServiceProcess } from '../../support/service.js';

const WRITERS = 6;
const ADMINISTRATORS = 2;
const ENTERED = 1_000;

/** Batches that are counted; nobody else moves them. */
const COUNTED = ['COUNT-A', 'COUNT-B'];

interface Sent {
  readonly key: string;
  readonly done: number;
  readonly send: () => Promise<Answer<{ id: string }>>;
  answer?: Answer<{ id: string }>;
}

interface StockRow {
  readonly id: string;
  readonly lot: string;
  readonly quantite: number;
}

interface Movement {
  readonly type: string;
  readonly sens: 'ENTREE' | 'SORTIE';
  readonly quantite: number;
  readonly lot: string;
  readonly idOperation: string;
  readonly commentaire: string | null;
}

interface Count {
  readonly id: string;
  readonly numero: string;
  readonly statut: 'OUVERT' | 'CLOTURE' | 'ABANDONNE';
}

interface Note {
  readonly id: string;
  readonly lignes: {
    readonly id: string;
    readonly quantite: number;
    readonly stock: { readonly lot: string };
  }[];
}

/**
 * Declares the specs of one service, which is killed once in each round.
 * @param rounds numbered over all files that declare some: every third kills Postgres too
 */
export function specifyKilledService(rounds: { readonly from: number; readonly to: number }): void {
  let service: ServiceProcess;
  let dispatch: Client;
  let centre: Client;
  let admin: Client;
  let productId: string;
  let destination: string;
  let sequence = 0;
  let countedProduct: string;
  let countedBatches: string[];

  async function signIn(): Promise<void> {
    dispatch = await Client.signIn(service.url, 'dispatch', 'Plateforme Nord');
    centre = await Client.signIn(service.url, 'bellevue', 'Centre Bellevue');
    admin = await Client.signIn(service.url, 'admin');
  }

  beforeAll(async () => {
    service = await ServiceProcess.create({ LOG_LEVEL: 'warn' });
    await service.start(180_000);
    await signIn();
    const products = await dispatch.get<{ id: string; nomCommercial: string }[]>(
      '/referentiel/liste/produit',
    );
    const productNamed = (name: string) =>
      products.body.find(({ nomCommercial }) => nomCommercial === name)!.id;
    productId = productNamed('Immunol');
    countedProduct = productNamed('Seringue 1 mL');
    const tree = await dispatch.get<CentreTree>('/centre/me');
    destination = tree.body.childrenVaccination.find(({ nom }) => nom === 'Centre Bellevue')!.id;
    countedBatches = await batchesToCount();
  }, 240_000);

  afterAll(() => service?.remove());

  /** Lines at Centre Bellevue, of another product. */
  async function batchesToCount(): Promise<string[]> {
    const produits: object[] = [];
    for (const lot of COUNTED) {
      const entry = {
        idProduit: countedProduct,
        quantite: 10,
        lot,
        peremption: '2031-12-31',
        conforme: true,
      };
      const { body } = await dispatch.post<{ id: string }>('/dispatch/entree-stock', entry);
      produits.push({ idProduit: countedProduct, typeProduit: 'SERINGUE', quantite: 10, idStock: body.id });
    }
    const note = await dispatch.post<{ id: string }>('/dispatch/preparation', { produits, destination });
    const { position } = await centre.post('/vaccination/entree-stock', {
      idBl: note.body.id,
      conforme: true,
    });
    const { body } = await centre.get<StockRow[]>('/vaccination/stock?lot=COUNT-', { position });
    expect(body.map(({ lot }) => lot).sort()).toEqual(COUNTED);
    return body.map(({ id }) => id);
  }

  /** Notes what it sends, so that it can be sent again. */
  const issueInto =
    (sent: Sent[], signal: AbortSignal, method: 'post' | 'put' = 'post') =>
    async (client: Client, path: string, body: unknown): Promise<Answer<{ id: string }>> => {
      const key = randomUUID();
      const command: Sent = {
        key,
        done: method === 'post' ? 201 : 200,
        send: () => client[method]<{ id: string }>(path, body, { key, signal: undefined }),
      };
      sent.push(command);
      command.answer = await client[method]<{ id: string }>(path, body, { key, signal });
      if (command.answer.status !== command.done) {
        throw new Error(`${path} answered ${command.answer.status} ${JSON.stringify(command.answer.body)}`);
      }
      return command.answer;
    };

  /** Adds centres, whose names may be the same: until the service is gone. */
  async function administer(sent: Sent[], names: Set<string>, signal: AbortSignal): Promise<void> {
    const issue = issueInto(sent, signal);
    while (!signal.aborted) {
      const nom = `Centre ${++sequence} de crash`;
      names.add(nom);
      await issue(admin, '/centre', {
        nom,
        type: 'VACCINATION',
        adresse: '1 rue du Quai',
        codePostal: '59000',
        ville: 'Lille',
        destinataireEmail: 'CENTER',
      });
    }
  }

  /** Counts two batches, finds another quantity of each every time, and closes: until the service is gone. */
  async function count(sent: Sent[], signal: AbortSignal): Promise<void> {
    const open = issueInto(sent, signal);
    const change = issueInto(sent, signal, 'put');
    while (!signal.aborted) {
      const { body } = await open(centre, '/vaccination/inventaire', { idProduit: countedProduct });
      const found = 100 + ++sequence;
      const lignes = countedBatches.map((idStock) => ({ idStock, quantiteComptee: found }));
      await change(centre, `/vaccination/inventaire/${body.id}/lignes`, { lignes });
      await change(centre, `/vaccination/inventaire/${body.id}/cloture`, {});
    }
  }

  /** Enters a batch, ships a part, receives it with a difference, takes vials out: until the service is gone. */
  async function work(sent: Sent[], lots: Set<string>, signal: AbortSignal): Promise<void> {
    const issue = issueInto(sent, signal);
    while (!signal.aborted) {
      const lot = `CRASH-${++sequence}`;
      lots.add(lot);
      const batch = await issue(dispatch, '/dispatch/entree-stock', {
        idProduit: productId,
        quantite: ENTERED,
        lot,
        peremption: '2031-12-31',
        reception: new Date().toISOString(),
        conforme: true,
      });
      const note = await issue(dispatch, '/dispatch/preparation', {
        produits: [
          { idProduit: productId, typeProduit: 'VACCIN', quantite: 10, idStock: batch.body.id },
          { idProduit: productId, typeProduit: 'VACCIN', quantite: 5, idStock: batch.body.id },
        ],
        destination,
      });
      const { body: shipped } = await dispatch.get<Note>(`/dispatch/preparation/${note.body.id}`, {
        signal,
        position: note.position,
      });
      const short = shipped.lignes.find(({ quantite }) => quantite === 5)!;
      const entry = await issue(centre, '/vaccination/entree-stock', {
        idBl: note.body.id,
        conforme: true,
        lignes: [{ idLigneBl: short.id, quantiteRecue: 3, cause: 'CASSE' }],
      });
      const received = await centre.get<StockRow[]>(`/vaccination/stock?lot=${lot}&quantiteNonNulle=true`, {
        signal,
        position: entry.position,
      });
      for (const line of received.body) {
        await issue(centre, '/vaccination/sortieFrigo', {
          idLigneBl: line.id,
          quantite: 1,
          sortieType: 'INTERNE',
        });
      }
    }
  }

  async function movementsOf(client: Client, prefix: string, lot: string): Promise<Movement[]> {
    const answer = await client.get<Movement[]>(`/${prefix}/mouvement?lot=${lot}`);
    return answer.body.filter((movement) => movement.lot === lot);
  }

  /** All corrections of a count that was closed are there, none of any other; what is open is given up. */
  async function checkCounts(): Promise<void> {
    const { body: counts } = await centre.get<Count[]>('/vaccination/inventaire?lignes=false');
    const movements = (
      await Promise.all(COUNTED.map((lot) => movementsOf(centre, 'vaccination', lot)))
    ).flat();
    for (const { numero, statut } of counts) {
      const corrections = movements.filter(({ commentaire }) => commentaire === numero);
      expect([numero, corrections.map(({ lot }) => lot).sort()]).toEqual([
        numero,
        statut === 'CLOTURE' ? COUNTED : [],
      ]);
    }
    for (const { lot, quantite } of (await centre.get<StockRow[]>('/vaccination/stock?lot=COUNT-')).body)
      expect(quantite).toBe(net(movements.filter((movement) => movement.lot === lot)));
    for (const { id } of counts.filter(({ statut }) => statut === 'OUVERT')) {
      const { status } = await centre.put(`/vaccination/inventaire/${id}/abandon`, {});
      expect(status).toBe(200);
    }
  }

  const net = (movements: Movement[]) =>
    movements.reduce((sum, { sens, quantite }) => sum + (sens === 'ENTREE' ? quantite : -quantite), 0);

  for (let round = rounds.from; round <= rounds.to; round++) {
    const withDatabase = round % 3 === 0;
    it(`loses and doubles nothing, round ${round}${withDatabase ? ', Postgres killed too' : ''}`, async () => {
      const sent: Sent[] = [];
      const lots = new Set<string>();
      const names = new Set<string>();
      const gone = new AbortController();
      const failures: unknown[] = [];
      const writers = [
        ...Array.from({ length: WRITERS }, () => work(sent, lots, gone.signal)),
        ...Array.from({ length: ADMINISTRATORS }, () => administer(sent, names, gone.signal)),
        count(sent, gone.signal),
      ].map((writer) => writer.catch((error: unknown) => failures.push(error)));
      await sleep(100 + Math.random() * 500);
      const failed = [...failures];
      gone.abort();
      await service.kill({ database: withDatabase });
      await Promise.all(writers);
      expect(failed).toEqual([]);
      expect(sent.length).toBeGreaterThan(0);

      await service.start();
      await signIn();
      let position = 0n;
      for (const command of sent) {
        const again = await command.send();
        expect(again.status).toBe(command.done);
        // The first answer, where there was one: nothing acknowledged is lost, nothing is done a second time.
        if (command.answer) expect(again.body).toEqual(command.answer.body);
        if (again.position !== undefined && again.position > position) position = again.position;
      }

      await centre.get('/vaccination/stock', { position });
      for (const lot of lots) {
        const atDispatch = await movementsOf(dispatch, 'dispatch', lot);
        const atCentre = await movementsOf(centre, 'vaccination', lot);
        const shipped = atDispatch.filter(({ type }) => type === 'PREPARATION');
        // A preparation is there with both of its lines or not at all, and so is its reception.
        expect([0, 2]).toContain(shipped.length);
        const entries = atCentre.filter(({ type }) => type === 'ENTREE').length;
        expect([0, 2]).toContain(entries);
        // With the reception what did not arrive is scrapped, in the same step.
        const scrapped = atCentre.filter(({ type }) => type === 'DECHET').map(({ quantite }) => quantite);
        expect(scrapped).toEqual(entries === 0 ? [] : [2]);
        expect(atDispatch.filter(({ type }) => type === 'ENTREE')).toHaveLength(1);
        const [stock] = (await dispatch.get<StockRow[]>(`/dispatch/stock?lot=${lot}`)).body;
        expect(stock?.quantite).toBe(net(atDispatch));
        const held = (await centre.get<StockRow[]>(`/vaccination/stock?lot=${lot}`)).body;
        expect(held.reduce((sum, { quantite }) => sum + quantite, 0)).toBe(net(atCentre));
        const exits = atCentre
          .filter(({ type }) => type === 'SORTIE_FRIGO')
          .map(({ idOperation }) => idOperation);
        expect(new Set(exits).size).toBe(exits.length);
      }
      await checkCounts();
      const { body: added } = await admin.get<{ nom: string }[]>('/centre?nom=crash');
      for (const nom of names) expect([nom, added.filter((row) => row.nom === nom).length]).toEqual([nom, 1]);
      const operations = sent
        .filter(({ done }) => done === 201)
        .map(({ answer }) => answer?.body.id)
        .filter(Boolean);
      expect(new Set(operations).size).toBe(operations.length);
    });
  }

  it('verifies: the ledger replayed equals what is live', async () => {
    const { code, output } = await service.command('verify');
    expect(output).not.toContain('✗');
    expect(code).toBe(0);
  });

  it('waits for nothing: no delivery note that was received is still on the way', async () => {
    const waiting = await centre.get<Note[]>('/dispatch/preparation/vaccination');
    const crashed = waiting.body.filter(({ lignes }) =>
      lignes.some(({ stock }) => stock.lot.startsWith('CRASH-')),
    );
    for (const note of crashed) {
      const again = await centre.post('/vaccination/entree-stock', { idBl: note.id, conforme: true });
      expect(again.status).toBe(201);
    }
  });

  it('stops everything that it started on Ctrl-C', async () => {
    const database = await service.databasePid();
    expect(database).toBeDefined();
    expect(await service.stop('SIGINT')).toBe(0);
    expect(isRunning(database!)).toBe(false);
  });
}

/** A process that has ended may still be listed until its parent has asked how. */
function isRunning(pid: number): boolean {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').length > 0;
  } catch {
    return false;
  }
}
