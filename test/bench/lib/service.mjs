/** A service for measuring: its own folder, its own embedded Postgres with the settings that users get. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { undoneAtTheEnd } from './leftovers.mjs';
import { postgresPid } from './processor-time.mjs';

/** A folder that is removed at the end. */
export async function temporaryFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'ledger-bench-'));
  const remove = undoneAtTheEnd(() => rm(folder, { recursive: true, force: true }));
  return { folder, remove };
}

/**
 * An embedded Postgres with the settings that users get.
 *
 * @param folder of a service's database; absent: one of its own, which is removed with it
 * @returns `url` for the owner of its tables; `pid`; `stop`
 */
export async function startDatabase(folder) {
  const { startEmbeddedPostgres } = await import('../../../dist/services/platform/embedded-postgres.js');
  const own = folder === undefined ? await temporaryFolder() : undefined;
  const server = await startEmbeddedPostgres({ folder: folder ?? own.folder });
  const pid = postgresPid(folder ?? own.folder);
  const stopServer = undoneAtTheEnd(() => server.stop());
  const stop = async () => {
    await stopServer();
    await own?.remove();
  };
  return { url: server.url, pid, stop };
}

/** @param dataDir of an earlier service; absent: a folder of its own, which `remove` removes */
export async function startService({ script, command = [process.execPath, script], env = {}, dataDir }) {
  const own = dataDir === undefined ? await temporaryFolder() : undefined;
  const folder = dataDir ?? own.folder;
  const port = await freePort();
  const child = spawn(command[0], command.slice(1), {
    env: {
      ...process.env,
      LOG_LEVEL: 'error',
      ...env,
      DATA_DIR: folder,
      PORT: String(port),
      HOST: '127.0.0.1',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
    detached: true,
  });
  const stop = undoneAtTheEnd(async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    process.kill(-child.pid, 'SIGINT');
    await gone;
  });
  const url = `http://127.0.0.1:${port}`;
  const begun = Date.now();
  for (;;) {
    if (child.exitCode !== null) throw new Error(`The service ended with ${child.exitCode}`);
    const ready = await fetch(`${url}/health/ready`).catch(() => undefined);
    if (ready?.ok) break;
    if (Date.now() - begun > 120_000) throw new Error('The service is not ready after two minutes');
    await sleep(25);
  }
  return {
    url,
    folder,
    pid: child.pid,
    readyAfterMs: Date.now() - begun,
    stop,
    remove: async () => {
      await stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

const program = new URL('../../../dist/bundle/main.js', import.meta.url).pathname;

/** A command of the program on the data of a service, such as `rebuild`; not by way of the build, which may find work. */
export async function runCommand(dataDir, name) {
  const child = spawn(process.execPath, [program, name], {
    env: { ...process.env, DATA_DIR: dataDir },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(child, 'exit');
  const end = undoneAtTheEnd(async () => {
    child.kill();
    await ended;
  });
  const [code] = await ended;
  await end();
  if (code !== 0) throw new Error(`${name} ended with ${code}`);
}

/**
 * Makes the read models of a database anew. Not by the program's command: that one gives way to everything else on the
 * machine, and does not end on a busy one.
 */
export async function rebuildReadModels(databaseUrl) {
  const { connectEventStore } = await import('../../../dist/services/event-store/connect.js');
  const { createPool } = await import('../../../dist/services/platform/pool.js');
  const { rebuild } = await import('../../../dist/services/worker/projector/rebuild.js');
  const [pool, store] = [createPool(databaseUrl), await connectEventStore(databaseUrl)];
  try {
    await rebuild(pool, store);
  } finally {
    await store.close();
    await pool.end();
  }
}

const requester = (url) => async (method, path, body, headers) => {
  const response = await fetch(`${url}/api/admin${path}`, {
    method,
    headers: { ...(body && { 'content-type': 'application/json' }), ...headers },
    body: body && JSON.stringify(body),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
  return { body: text ? JSON.parse(text) : undefined, position: response.headers.get('x-ledger-position') };
};

/** Answers a function `call(method, path, body?, headers?)`, whose `headers` sign the administrator in. */
export async function signInAdministrator(url) {
  const request = requester(url);
  const { body } = await request('POST', '/auth/login', { username: 'admin', password: 'Demo-ledger-2026!' });
  const headers = { authorization: `Bearer ${body.token}` };
  const call = (method, path, payload, others) => request(method, path, payload, { ...headers, ...others });
  return Object.assign(call, { headers });
}

/** Signs in and answers a function `call(method, path, body, position?)` for that centre. */
export async function signIn(url, login, centreName) {
  const request = requester(url);
  const { body } = await request('POST', '/auth/login', { username: login, password: 'Demo-ledger-2026!' });
  const authorization = `Bearer ${body.token}`;
  const centres = (await request('GET', '/centre/me/list', undefined, { authorization })).body;
  const centre = centres.find(({ nom }) => nom === centreName);
  const headers = { authorization, 'x-centre-id': centre.id };
  const call = (method, path, payload, position) =>
    request(method, path, payload, { ...headers, ...(position && { 'x-ledger-position': position }) });
  return { call, headers, centreId: centre.id };
}

/** Resident memory in MiB of a process and all its descendants but Postgres. */
export async function residentMemory(pid) {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '');
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  if (/^Name:\s+postgres$/m.test(status)) return 0;
  let sum = Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) / 1024;
  for (const child of children.split(' ').filter(Boolean)) sum += await residentMemory(Number(child));
  return sum;
}

function freePort() {
  return new Promise((done, fail) => {
    const server = createServer();
    server.once('error', fail);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => done(port));
    });
  });
}
