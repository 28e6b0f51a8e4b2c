/** What an auditor computes from the answers alone, with the formulas of docs/rules/proof.md and RFC 6962. */
import { createHash, createPublicKey, randomUUID, verify } from 'node:crypto';
import { ProjectionProgress } from '../../../../projections/progress.js';
import { caughtUp } from '../../../../test/support/caught-up.js';
import { centres, products, StockApi } from '../../../../test/support/stock-api.js';
import type { EventStore } from '../../../event-store/writer.js';
import { link } from '../../../execution/hash-chain.js';
import { EVENT_STORE } from '../../../platform/event-store.token.js';
import type { LedgerEventRow } from './ledger.dto.js';

const sha = (...parts: readonly (string | Buffer)[]) => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest();
};
const bytes = (hex: string) => Buffer.from(hex, 'hex');
const node = (left: Buffer, right: Buffer) => sha(Buffer.of(1), left, right);

/** Of the form of an id, of no version that the service or anybody makes. */
const NO_VERSION = '7f0c6c1e-1f5e-0c55-0c38-5f9d5c4f5a01';

/** RFC 8785 for what events hold: texts, safe integers, booleans, null. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const members = Object.entries(value)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, member]) => `${JSON.stringify(key)}:${canonical(member)}`);
  return `{${members.join(',')}}`;
}

const hashOf = (row: LedgerEventRow) =>
  sha(
    row.hashPrecedent,
    canonical({
      stream: row.flux,
      revision: row.revision,
      id: row.idEvenement,
      type: row.type,
      data: row.donnees,
      metadata: row.metadonnees,
    }),
  ).toString('hex');

/** RFC 9162 section 2.1.3.2. */
function rootByInclusion(leaf: Buffer, index: number, size: number, path: readonly Buffer[]): Buffer {
  let [fn, sn, r] = [index, size - 1, leaf];
  for (const p of path) {
    expect(sn).toBeGreaterThan(0);
    if (fn % 2 === 1 || fn === sn) {
      r = node(p, r);
      while (fn % 2 === 0 && fn !== 0) [fn, sn] = [Math.floor(fn / 2), Math.floor(sn / 2)];
    } else r = node(r, p);
    [fn, sn] = [Math.floor(fn / 2), Math.floor(sn / 2)];
  }
  expect(sn).toBe(0);
  return r;
}

/** RFC 9162 section 2.1.4.2: the two roots that a consistency proof leads to. */
function rootsByConsistency(
  de: number,
  a: number,
  rootDe: Buffer,
  path: readonly Buffer[],
): [Buffer, Buffer] {
  if (de === a) return [rootDe, rootDe];
  const nodes = Number.isInteger(Math.log2(de)) ? [rootDe, ...path] : [...path];
  let [fn, sn] = [de - 1, a - 1];
  while (fn % 2 === 1) [fn, sn] = [Math.floor(fn / 2), Math.floor(sn / 2)];
  let [fr, sr] = [nodes[0]!, nodes[0]!];
  for (const c of nodes.slice(1)) {
    expect(sn).toBeGreaterThan(0);
    if (fn % 2 === 1 || fn === sn) {
      [fr, sr] = [node(c, fr), node(c, sr)];
      while (fn % 2 === 0 && fn !== 0) [fn, sn] = [Math.floor(fn / 2), Math.floor(sn / 2)];
    } else sr = node(sr, c);
    [fn, sn] = [Math.floor(fn / 2), Math.floor(sn / 2)];
  }
  expect(sn).toBe(0);
  return [fr, sr];
}

describe('the ledger for an auditor', () => {
  let stock: StockApi;
  let batch: string;
  let rows: LedgerEventRow[];
  beforeAll(async () => {
    stock = await StockApi.start();
    for (let n = 0; n < 20; n++) batch = await stock.batchAtNord(10, `LG-${n}`);
    await stock.noteTo(centres.centreBellevue, batch, 2);
    await stock.lineAtBellevue(3, 'LG-BELLEVUE');
    rows = (await auditor().get('/ledger/evenements').expect(200)).body;
  });
  afterAll(() => stock.close());

  const auditor = () => stock.as('auditeur');
  const leafOf = (row: LedgerEventRow) => sha(Buffer.of(0), bytes(row.hash));

  it('is open to auditors and administrators only', async () => {
    for (const path of ['evenements', 'empreinte', 'preuve?idEvenement=x', 'coherence?de=1&a=1'])
      for (const user of [stock.nord(), stock.referent(), stock.bellevue()])
        await user.get(`/ledger/${path}`).expect(403);
    for (const path of ['evenements', 'empreinte', 'coherence?de=1&a=1'])
      await stock.as('admin').get(`/ledger/${path}`).expect(200);
  });

  it('shows every event with its place, and enough to compute its hash', () => {
    expect(rows.length).toBeGreaterThan(22);
    expect(rows.map(({ index }) => index)).toEqual(rows.map((_, n) => n));
    const last = new Map<string, string>();
    for (const row of rows) {
      expect(row.metadonnees).not.toHaveProperty('hash');
      expect(row.hashPrecedent).toBe(last.get(row.flux) ?? '0'.repeat(64));
      expect(row.hash).toBe(hashOf(row));
      last.set(row.flux, row.hash);
    }
  });

  it('is read in pages', async () => {
    const pages: LedgerEventRow[] = [];
    for (let after = 0; ; after = pages.at(-1)!.position) {
      const { body } = await auditor().get(`/ledger/evenements?after=${after}&limit=7`).expect(200);
      if (body.length === 0) break;
      expect(body.length).toBeLessThanOrEqual(7);
      pages.push(...body);
    }
    expect(pages).toEqual(rows);
    for (const wrong of [
      'limit=0',
      'limit=1001',
      'limit=x',
      'limit=1.5',
      'after=-1',
      'after=x',
      'centre=x',
    ]) {
      const { body } = await auditor().get(`/ledger/evenements?${wrong}`).expect(400);
      expect(body.fieldErrors[0].field).toBe(wrong.split('=')[0]);
    }
  });

  it('is searched by centre, product and lot', async () => {
    const found = async (query: string) =>
      (await auditor().get(`/ledger/evenements?${query}`).expect(200)).body as LedgerEventRow[];
    const naming = (...texts: readonly string[]) =>
      rows.filter((row) => texts.every((text) => JSON.stringify([row.flux, row.donnees]).includes(text)));
    expect(await found('lot=LG-3')).toEqual(naming('"LG-3"'));
    expect(await found(`lot=LG-BELLEVUE&idProduit=${products.immunol}`)).toEqual(naming('"LG-BELLEVUE"'));
    expect(await found(`lot=LG-BELLEVUE&idProduit=${products.vaxilor}`)).toEqual([]);
    expect(await found(`idProduit=${products.immunol.toUpperCase()}`)).toEqual(rows);
    expect(await found(`centre=${centres.centreBellevue}`)).toEqual(naming(centres.centreBellevue));
    expect(await found(`centre=${centres.centreBellevue}&lot=LG-3`)).toEqual([]);
    const [, second] = naming(centres.centreBellevue);
    const after = naming(centres.centreBellevue)[0]!.position;
    expect(await found(`centre=${centres.centreBellevue}&after=${after}&limit=1`)).toEqual([second]);
  });

  it('has a root over all events, signed', async () => {
    const { body } = await auditor().get('/ledger/empreinte').expect(200);
    expect(body).toMatchObject({ taille: rows.length, position: rows.at(-1)!.position });
    const text = `ledger\n${body.taille}\n${body.position}\n${body.racine}\n${body.date}\n`;
    const valid = (said: string) =>
      verify(null, Buffer.from(said), createPublicKey(body.cle), Buffer.from(body.signature, 'base64'));
    expect(valid(text)).toBe(true);
    expect(valid(text.replace('ledger', 'Ledger'))).toBe(false);
    expect((await stock.as('admin').get('/ledger/empreinte')).body.cle).toBe(body.cle);
  });

  it('answers the roots of earlier trees', async () => {
    const { body } = await auditor().get('/ledger/empreinte?taille=0').expect(200);
    expect(body).toEqual({ taille: 0, position: 0, racine: sha().toString('hex') });
    const two = (await auditor().get('/ledger/empreinte?taille=2').expect(200)).body;
    expect(two).toEqual({
      taille: 2,
      position: rows[1]!.position,
      racine: node(leafOf(rows[0]!), leafOf(rows[1]!)).toString('hex'),
    });
    for (const wrong of [rows.length + 1, -1, 'x', '1.5', '99999999999999999999']) {
      const refusal = await auditor().get(`/ledger/empreinte?taille=${wrong}`).expect(400);
      expect(refusal.body.fieldErrors[0].field).toBe('taille');
    }
  });

  it('proves that an event is in a tree', async () => {
    for (const row of rows) {
      for (const taille of [undefined, row.index + 1, rows.length - 1].filter(
        (one) => (one ?? 99) > row.index,
      )) {
        const query = `idEvenement=${row.idEvenement}${taille ? `&taille=${taille}` : ''}`;
        const { body } = await auditor().get(`/ledger/preuve?${query}`).expect(200);
        expect(body).toMatchObject({
          index: row.index,
          taille: taille ?? rows.length,
          feuille: leafOf(row).toString('hex'),
        });
        const path = (body.chemin as string[]).map(bytes);
        const root = rootByInclusion(bytes(body.feuille), row.index, body.taille, path).toString('hex');
        expect(root).toBe(body.racine);
        expect((await auditor().get(`/ledger/empreinte?taille=${body.taille}`)).body.racine).toBe(root);
      }
    }
    const known = rows[4]!.idEvenement;
    await auditor().get(`/ledger/preuve?idEvenement=${randomUUID()}`).expect(404);
    await auditor().get(`/ledger/preuve?idEvenement=${NO_VERSION}`).expect(404);
    await auditor().get(`/lot/rappel/${NO_VERSION}`).expect(404);
    expect((await auditor().get(`/ledger/evenements?centre=${NO_VERSION}`).expect(200)).body).toEqual([]);
    for (const wrong of [0, 4, rows.length + 1, 'x'])
      await auditor().get(`/ledger/preuve?idEvenement=${known}&taille=${wrong}`).expect(400);
    await auditor().get('/ledger/preuve').expect(400);
  });

  it('proves that a tree goes on from an earlier one', async () => {
    const n = rows.length;
    for (const [de, a] of [
      [1, n],
      [2, 3],
      [7, 8],
      [8, n],
      [13, n],
      [16, 17],
      [n - 1, n],
      [n, n],
    ] as const) {
      const { body } = await auditor().get(`/ledger/coherence?de=${de}&a=${a}`).expect(200);
      expect(body).toMatchObject({ de, a });
      const path = (body.chemin as string[]).map(bytes);
      const [earlier, later] = rootsByConsistency(de, a, bytes(body.racineDe), path);
      expect([earlier.toString('hex'), later.toString('hex')]).toEqual([body.racineDe, body.racineA]);
      for (const [taille, racine] of [
        [de, body.racineDe],
        [a, body.racineA],
      ])
        expect((await auditor().get(`/ledger/empreinte?taille=${taille}`)).body.racine).toBe(racine);
    }
    for (const wrong of ['de=0&a=1', 'de=3&a=2', `de=1&a=${n + 1}`, 'de=1', 'a=1', 'de=x&a=1', ''])
      await auditor().get(`/ledger/coherence?${wrong}`).expect(400);
  });

  describe('finds what became of a recall by what was recalled', () => {
    const recalled = async (lot: string): Promise<string> =>
      (
        await stock
          .referent()
          .post('/lot/rappel', { idProduit: products.immunol, lot, motif: 'Défaut' })
          .expect(201)
      ).body.id;
    const search = async (query: string): Promise<LedgerEventRow[]> =>
      (await auditor().get(`/ledger/evenements?${query}`).expect(200)).body;
    const typesOf = (found: readonly LedgerEventRow[]) => found.map(({ type, flux }) => [type, flux]);
    const acknowledgement = ['RecallAcknowledged', `ledger-${centres.centreBellevue}`];
    const lift = ['RecallLifted', 'recall-register'];

    const isFound = async (lot: string) => {
      const both = `idProduit=${products.immunol}&lot=${lot}`;
      for (const query of [both, `lot=${lot}`, `idProduit=${products.immunol}&limit=1000`]) {
        const types = typesOf(await search(query));
        expect(types.filter(([type]) => type === lift[0])).toContainEqual(lift);
        expect(types.filter(([type]) => type === acknowledgement[0])).toContainEqual(acknowledgement);
      }
      const found = await search(both);
      expect(found.map(({ position }) => position)).toEqual(
        found.map(({ position }) => position).sort((a, b) => a - b),
      );
      const [first] = await search(`${both}&after=${found.at(-3)!.position}&limit=1`);
      expect(first).toEqual(found.at(-2));

      const ofBellevue = typesOf(await search(`${both}&centre=${centres.centreBellevue}`));
      expect(ofBellevue).toContainEqual(acknowledgement);
      expect(ofBellevue).not.toContainEqual(lift);
      const ofReferent = typesOf(await search(`${both}&centre=${centres.pharmacieCentrale}`));
      expect(ofReferent).toContainEqual(lift);
      expect(ofReferent).not.toContainEqual(acknowledgement);

      expect(typesOf(await search(`idProduit=${products.vaxilor}&lot=${lot}`))).toEqual([]);
    };

    it('which is in its events', async () => {
      const id = await recalled('LG-RECALLED');
      await stock.bellevue().put(`/lot/rappel/${id}/accuse`).expect(200);
      await stock.referent().put(`/lot/rappel/${id}/levee`, { motif: 'Conforme' }).expect(200);
      await isFound('LG-RECALLED');
    });

    it('also where its events are older, and do not name it', async () => {
      const id = await recalled('LG-OLDER');
      await appendOld('RecallAcknowledged', acknowledgement[1]!, { recallId: id });
      await appendOld('RecallLifted', 'recall-register', { recallId: id, reason: 'Conforme' });
      await isFound('LG-OLDER');
    });

    /** As a release wrote it whose events did not name the product and the lot. */
    async function appendOld(type: string, stream: string, data: Readonly<Record<string, unknown>>) {
      const store: EventStore = stock.api.app.get(EVENT_STORE);
      for await (const last of store.readStream(stream, { direction: 'backwards', limit: 1 })) {
        const { hash, ...before } = last.metadata as { readonly hash: string };
        const metadata = { ...before, schemaVersion: 1 };
        const id = randomUUID();
        const event = { id, type, data, metadata };
        const linked = link(hash, { ...event, stream, revision: last.revision + 1 });
        const sealed = { ...event, metadata: { ...metadata, hash: linked.hash } };
        const { position } = await store.append(stream, last.revision, [sealed]);
        await caughtUp(stock.api.app.get(ProjectionProgress, { strict: false }), position);
      }
    }
  });

  it('holds what the caller has just written', async () => {
    for (let turn = 0; turn < 5; turn++) {
      const before = (await auditor().get('/ledger/empreinte').expect(200)).body.taille;
      await stock.batchAtNord(1, `LG-NOW-${turn}`);
      expect((await auditor().get('/ledger/empreinte').expect(200)).body.taille).toBe(before + 1);
      const { body } = await auditor().get(`/ledger/evenements?lot=LG-NOW-${turn}`).expect(200);
      expect(body).toMatchObject([{ index: before }]);
    }
  });
});
