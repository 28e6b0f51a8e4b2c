/** A service for measuring: its own folder, its own embedded Postgres with the settings that users get. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

export async function startService({ script, command = [process.execPath, script], env = {}, dataDir }) {
  const folder = dataDir ?? (await mkdtemp(join(tmpdir(), 'ledger-bench-')));
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
  const url = `http://127.0.0.1:${port}`;
  const begun = Date.now();
  for (;;) {
    if (child.exitCode !== null) throw new Error(`The service ended with ${child.exitCode}`);
    const ready = await fetch(`${url}/health/ready`).catch(() => undefined);
    if (ready?.ok) break;
    if (Date.now() - begun > 120_000) throw new Error('The service is not ready after two minutes');
    await sleep(25);
  }
  const stop = async () => {
    if (child.exitCode !== null) return;
    const gone = once(child, 'exit');
    process.kill(-child.pid, 'SIGINT');
    await gone;
  };
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
