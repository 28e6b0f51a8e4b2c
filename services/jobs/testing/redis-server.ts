/** A Redis of its own for a spec, where the distribution's `redis-server` is installed. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from '../../platform/free-port.js';

export interface RedisServer {
  readonly url: string;
  stop(): Promise<void>;
}

export function redisIsInstalled(): boolean {
  try {
    execFileSync('redis-server', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** @param tls files of key and certificate: then it answers with TLS alone */
export async function startRedis(
  tls?: { readonly key: string; readonly certificate: string },
  wantedPort?: number,
): Promise<RedisServer> {
  const port = wantedPort ?? (await freePort());
  const listening = tls
    ? ['--port', '0', '--tls-port', String(port), '--tls-key-file', tls.key]
    : ['--port', String(port)];
  const trust = tls ? ['--tls-cert-file', tls.certificate, '--tls-auth-clients', 'no'] : [];
  const server = spawn(
    'redis-server',
    [...listening, ...trust, '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  await readiness(server);
  return {
    url: `${tls ? 'rediss' : 'redis'}://127.0.0.1:${port}`,
    stop: async () => {
      const gone = once(server, 'exit');
      server.kill('SIGKILL');
      await gone;
    },
  };
}

function readiness(server: ChildProcess): Promise<void> {
  return new Promise((ready, fail) => {
    server.once('error', fail);
    server.once('exit', (code) => fail(new Error(`redis-server ended with ${code}`)));
    server.stdout!.on('data', (chunk) => String(chunk).includes('Ready to accept connections') && ready());
  });
}
