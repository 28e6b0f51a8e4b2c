/** A backup that is taken while users work, restored into an empty folder elsewhere: what was acknowledged is there. */
import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from '../support/client.js';
import { ServiceProcess } from '../support/service.js';

const WRITERS = 4;

describe('a backup under load', () => {
  let folder: string;
  let service: ServiceProcess;
  let elsewhere: ServiceProcess;

  beforeAll(async () => {
    folder = join(await mkdtemp(join(tmpdir(), 'ledger-backup-')), 'backup');
    service = await ServiceProcess.withDemonstration();
    await service.start(180_000);
    elsewhere = await ServiceProcess.create();
  }, 400_000);
  afterAll(async () => {
    await service?.remove();
    await elsewhere?.remove();
    await rm(join(folder, '..'), { recursive: true, force: true });
  });

  it('holds every command that was acknowledged before its position, and verifies elsewhere', async () => {
    const client = await Client.signIn(service.url, 'dispatch', 'Plateforme Nord');
    const products = await client.get<{ id: string; nomCommercial: string }[]>('/referentiel/liste/produit');
    const idProduit = products.body.find(({ nomCommercial }) => nomCommercial === 'Immunol')!.id;
    const acknowledged: { readonly lot: string; readonly position: bigint }[] = [];
    const stopping = new AbortController();
    const write = async () => {
      while (!stopping.signal.aborted) {
        const lot = `B-${randomUUID()}`.slice(0, 20);
        const body = { idProduit, quantite: 5, lot, peremption: '2031-06-30', conforme: true };
        const { status, position } = await client.post('/dispatch/entree-stock', body, { key: randomUUID() });
        expect(status).toBe(201);
        acknowledged.push({ lot, position: position! });
      }
    };
    const writing = Promise.all(Array.from({ length: WRITERS }, write));
    while (acknowledged.length < 20) await sleep(20);
    const taken = await service.command('backup', folder);
    expect(taken).toMatchObject({ code: 0 });
    const { length } = acknowledged;
    while (acknowledged.length < length + 20) await sleep(20);
    stopping.abort();
    await writing;
    await service.stop();

    const restored = await elsewhere.command('restore', folder);
    expect(restored.output).toContain('events put back, and everything beside them');
    // The exit code is that of the verification.
    expect(restored).toMatchObject({ code: 0 });
    await elsewhere.start(180_000);
    const there = await Client.signIn(elsewhere.url, 'dispatch', 'Plateforme Nord');
    const stock = await there.get<{ lot: string; quantite: number }[]>('/dispatch/stock?_start=0&_end=5000');
    const lots = new Set(stock.body.map(({ lot }) => lot));
    const position = BigInt(JSON.parse(await readFile(join(folder, 'backup.json'), 'utf8')).position);
    const before = acknowledged.filter((one) => one.position <= position);
    expect(before.length).toBeGreaterThanOrEqual(20);
    expect(acknowledged.length).toBeGreaterThan(before.length);
    expect(before.filter(({ lot }) => !lots.has(lot))).toEqual([]);
    expect(await elsewhere.command('doctor')).toMatchObject({ output: expect.not.stringContaining('✗') });
  }, 900_000);
});
