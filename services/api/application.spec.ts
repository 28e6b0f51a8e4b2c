import { setTimeout as sleep } from 'node:timers/promises';
import { startTestApi, type TestApi } from '../../test/support/api.js';
import { eventually } from '../../test/support/eventually.js';
import { DEMONSTRATION_PASSWORD } from '../demonstration/reference-data/demonstration.js';
import { JobsModule } from '../jobs/jobs.module.js';
import { freePort } from '../platform/free-port.js';
import {
  type ProjectionHealth,
  ProjectionStatus,
  type ReactorHealth,
  ReadModelsNotReady,
} from '../platform/projection-status.js';
import { EVENT_READER } from '../platform/tokens.js';
import { RefusedWrites } from './http/errors/refused-writes.js';
import { JobsApiModule } from './jobs/jobs-api.module.js';
import { HealthService } from './operations/health/health.service.js';

class AdjustableStatus extends ProjectionStatus {
  health: readonly ProjectionHealth[] | Error = [healthy('stock')];

  following: readonly ReactorHealth[] = [];
  unfit: string | undefined;

  override async read(): Promise<readonly ProjectionHealth[]> {
    if (this.health instanceof Error) throw this.health;
    return this.health;
  }

  override async reactors(): Promise<readonly ReactorHealth[]> {
    return this.following;
  }

  override async mismatch(): Promise<string | undefined> {
    return this.unfit;
  }
}

const healthy = (name: string): ProjectionHealth => ({
  name,
  position: 12n,
  lagPositions: 3n,
  lagSeconds: 0.4,
  halted: null,
});

describe('the edge', () => {
  const status = new AdjustableStatus();
  const store = { answers: true, failedAppend: undefined as number | undefined, ping: async () => {} };
  let api: TestApi;

  beforeAll(async () => {
    store.ping = () => (store.answers ? Promise.resolve() : Promise.reject(new Error('secret host')));
    api = await startTestApi({
      providers: [
        { provide: ProjectionStatus, useValue: status },
        { provide: EVENT_READER, useValue: store },
      ],
    });
  });
  afterAll(() => api.close());

  it('tells the console what it needs before anybody has signed in', async () => {
    const { body } = await api.http().get('/api/configuration').expect(200);
    expect(body).toEqual({
      replenishmentCoverage: true,
      replenishmentDose: true,
      transfertPreparation: true,
      defaultLanguage: 'en',
      timeZone: 'Europe/Paris',
    });
  });

  describe('headers', () => {
    it.each(['/', '/api/configuration', '/api/admin/auth/user', '/unheard-of'])(
      'protect %s',
      async (path) => {
        const { headers } = await api.http().get(path);
        expect(headers['content-security-policy']).toContain("default-src 'self'");
        expect(headers['content-security-policy']).toContain("script-src 'self'");
        expect(headers['content-security-policy']).not.toContain('upgrade-insecure-requests');
        expect(headers).toMatchObject({
          'x-content-type-options': 'nosniff',
          'x-frame-options': 'DENY',
          'referrer-policy': 'no-referrer',
        });
        expect(headers['strict-transport-security']).toBeUndefined();
        expect(headers['x-powered-by']).toBeUndefined();
      },
    );

    it('carry the caller’s correlation id, or a new one', async () => {
      const own = await api.http().get('/health/live').set('X-Correlation-Id', 'order-2026-000123');
      expect(own.headers['x-correlation-id']).toBe('order-2026-000123');
      const made = await api.http().get('/health/live').set('X-Correlation-Id', 'with a space');
      expect(made.headers['x-correlation-id']).toMatch(/^[\da-f-]{36}$/);
    });

    it('keep answers of the API out of caches', async () => {
      const { headers } = await api.http().get('/api/configuration');
      expect(headers['cache-control']).toBe('no-store');
    });
  });

  describe('health', () => {
    afterEach(() => {
      status.health = [healthy('stock')];
      store.answers = true;
    });

    it('lives and is ready', async () => {
      await api.http().get('/health/live').expect(200, { status: 'ok', reasons: [], impaired: [] });
      await api.http().get('/health/ready').expect(200, { status: 'ok', reasons: [], impaired: [] });
      await api.http().get('/health').expect(200, { status: 'ok', reasons: [], impaired: [] });
    });

    it('is looked at once for all who ask at the same time', async () => {
      let pings = 0;
      const { ping } = store;
      store.ping = async () => {
        pings++;
      };
      const health = api.app.get(HealthService, { strict: false });
      await Promise.all(Array.from({ length: 10 }, () => health.readiness()));
      expect(pings).toBe(1);
      await health.readiness();
      expect(pings).toBe(2);
      store.ping = ping;
    });

    it('is not ready while the event store is away, and names no host', async () => {
      store.answers = false;
      await api
        .http()
        .get('/health/ready')
        .expect(503, { status: 'unavailable', reasons: ['event store does not answer'], impaired: [] });
      await api.http().get('/health/live').expect(200);
    });

    it('stays in service with old figures, which all processes have, and says so', async () => {
      status.health = [
        { ...healthy('stock'), halted: { at: new Date('2026-11-21T10:00:00Z'), error: 'unknown event Foo' } },
        { ...healthy('movement'), lagSeconds: 321.4 },
        healthy('dashboard'),
      ];
      await api
        .http()
        .get('/health/ready')
        .expect(200, {
          status: 'ok',
          reasons: [],
          impaired: [
            'projection stock is halted since 2026-11-21T10:00:00.000Z: unknown event Foo',
            'projection movement is 321 s behind',
          ],
          figures: 'old',
        });
    });

    it('tells what is ill while requests are answered', async () => {
      store.failedAppend = performance.now();
      api.advance(3_600_000);
      const { body } = await api.http().get('/health').expect(200);
      store.failedAppend = performance.now() - 3_600_000;
      api.advance(-3_600_000);
      expect(body).toEqual({
        status: 'ok',
        reasons: [],
        impaired: [
          'event store does not take events',
          expect.stringMatching(/^clock is 3(599|600|601) s ahead of that of the database$/),
        ],
      });
      await api.http().get('/health').expect(200, { status: 'ok', reasons: [], impaired: [] });
    });

    it('tells that the database takes no changes, as one that is no longer the first of its cluster', async () => {
      const { rows } = await api.pool.query<{ name: string }>('SELECT current_database() AS name');
      const refuseChanges = async (refused: 'on' | 'off') => {
        await api.pool.query(
          `BEGIN READ WRITE; ALTER DATABASE ${rows[0]!.name} SET default_transaction_read_only = ${refused}; COMMIT`,
        );
        await api.pool.query(`
          SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity
           WHERE datname = current_database() AND application_name LIKE 'vaccine%' AND pid <> pg_backend_pid()`);
        await api.pool.query('SELECT pg_terminate_backend(pg_backend_pid())').catch(() => {});
      };
      await refuseChanges('on');
      try {
        await eventually(async () => {
          const { body } = await api.http().get('/health').expect(200);
          return (
            JSON.stringify(body.impaired) ===
            JSON.stringify(['database takes no changes', 'reference data takes no changes'])
          );
        }, 10);
      } finally {
        await refuseChanges('off');
      }
      await eventually(
        async () => (await api.http().get('/health').expect(200)).body.impaired.length === 0,
        10,
      );
    });

    it('tells for a minute that the database takes no changes, where it refused one for a full disk', async () => {
      await api.pool.query(`
        CREATE FUNCTION platform.disk_is_full() RETURNS trigger LANGUAGE plpgsql AS $$
          BEGIN RAISE EXCEPTION 'no space left on device' USING ERRCODE = 'disk_full'; END $$;
        CREATE TRIGGER disk_is_full BEFORE INSERT ON reference.session EXECUTE FUNCTION platform.disk_is_full()`);
      const signIn = { username: 'admin', password: DEMONSTRATION_PASSWORD };
      try {
        await api.http().post('/api/admin/auth/login').send(signIn).expect(503);
      } finally {
        await api.pool.query('DROP FUNCTION platform.disk_is_full CASCADE');
      }
      const impaired = async () => (await api.http().get('/health').expect(200)).body.impaired;
      expect(await impaired()).toEqual(['database takes no changes']);
      const now = performance.now();
      const later = jest.spyOn(performance, 'now').mockReturnValue(now + 61_000);
      try {
        expect(await impaired()).toEqual([]);
      } finally {
        later.mockRestore();
      }
      api.app.get(RefusedWrites).last = undefined;
    });

    it('tells that the queues do not answer', async () => {
      const away = await startTestApi({
        env: { REDIS_URL: `redis://127.0.0.1:${await freePort()}` },
        imports: [JobsModule, JobsApiModule],
      });
      const { body } = await away.http().get('/health').expect(200);
      expect(body.impaired).toEqual(['queues do not answer']);
      const { text } = await away.http().get('/metrics').expect(200);
      expect(text).toContain('process_cpu_user_seconds_total');
      expect(text).not.toContain('ledger_jobs{');
      await away
        .http()
        .get('/api/admin/jobs/failed')
        .set('authorization', `Bearer ${away.tokenOf('admin')}`)
        .expect(503)
        .expect('retry-after', '2');
      await away.close();
    });

    it('is not ready on the event store of another ledger, and tells of reactors that cannot go on', async () => {
      status.unfit = 'the event store is empty';
      status.following = [
        { name: 'notifications', position: 7n, lagSeconds: 61, halted: null },
        {
          name: 'settlement',
          position: 7n,
          lagSeconds: 0,
          halted: { at: new Date('2026-11-21T10:00:00Z'), error: 'no event begins there' },
        },
      ];
      const { body } = await api.http().get('/health/ready').expect(503);
      status.unfit = undefined;
      status.following = [];
      expect(body.reasons).toEqual([
        'database and event store do not belong together: the event store is empty',
      ]);
      expect(body.impaired).toEqual([
        'reactor notifications is 61 s behind',
        'reactor settlement is halted since 2026-11-21T10:00:00.000Z: no event begins there',
      ]);
    });

    it('is not ready while the read models are not those of this release', async () => {
      status.health = new ReadModelsNotReady();
      const { body } = await api.http().get('/health/ready').expect(503);
      expect(body.reasons).toEqual(['read models are not those of this release']);
    });

    it('is ready without the api, whose read models it is there to build', async () => {
      const worker = await startTestApi({
        env: { ROLES: 'projector,worker' },
        providers: [{ provide: ProjectionStatus, useValue: status }],
      });
      status.health = new ReadModelsNotReady();
      const { body } = await worker.http().get('/health/ready').expect(200);
      status.health = [healthy('stock')];
      await worker.close();
      expect(body.impaired).toEqual(['read models are not those of this release']);
    });

    it('is not ready while the database is away, and comes back with it', async () => {
      await api.pool
        .query('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid = pg_backend_pid()')
        .catch(() => {});
      await until(async () => (await api.http().get('/health/ready')).status === 200);
    });
  });

  it('counts for Prometheus', async () => {
    status.health = [{ ...healthy('stock'), halted: { at: new Date(), error: 'x' } }];
    await api.http().get('/api/configuration').expect(200);
    status.following = [{ name: 'settlement', position: 7n, lagSeconds: 61, halted: null }];
    const { text, headers } = await api.http().get('/metrics').expect(200);
    status.following = [];
    expect(headers['content-type']).toContain('text/plain');
    expect(text).toContain('ledger_projection_lag_positions{projection="stock"} 3');
    expect(text).toContain('ledger_projection_lag_seconds{projection="stock"} 0.4');
    expect(text).toContain('ledger_projection_halted{projection="stock"} 1');
    expect(text).toContain('ledger_reactor_lag_seconds{reactor="settlement"} 61');
    expect(text).toContain('ledger_reactor_halted{reactor="settlement"} 0');
    expect(text).toMatch(
      /http_request_duration_seconds_count\{method="GET",route="\/api\/configuration",status="200"\} \d/,
    );
    expect(text).toContain('# TYPE ledger_command_duration_seconds histogram');
    expect(text).toContain('# TYPE ledger_append_duration_seconds histogram');
    expect(text).toContain('process_cpu_user_seconds_total');
  });

  it('shows the document of the API', async () => {
    const { text } = await api.http().get('/api/docs').expect(200);
    expect(text).toContain('swagger-ui');
    await api.http().get('/api/docs/swagger-ui.css').expect(200);
    const { text: settings } = await api.http().get('/api/docs/swagger-ui-init.js').expect(200);
    expect(settings).toContain('"persistAuthorization": false');
    const { body } = await api.http().get('/api/docs-json').expect(200);
    expect(body.paths).toHaveProperty('/api/admin/auth/login');
  });

  describe('the page at /', () => {
    it('is there without a token, and for routes of the console', async () => {
      const { headers } = await api.http().get('/').expect(200);
      expect(headers['content-type']).toContain('text/html');
      await api.http().get('/dispatch/exits/42').set('Accept', 'text/html,*/*').expect(200);
    });

    it('is not what the API answers for a path that is none', async () => {
      const { body } = await api.http().get('/api/admin/none').set('Accept', 'text/html,*/*').expect(404);
      expect(body.code).toBe('global.error.notFound');
      await api.http().get('/missing.js').set('Accept', 'text/html,*/*').expect(404);
    });
  });
});

async function until(holds: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + 5_000;
  while (!(await holds())) {
    if (Date.now() > end) throw new Error('not within five seconds');
    await sleep(20);
  }
}
