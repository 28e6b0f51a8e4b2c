import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Below the ports that Linux and macOS give to outgoing connections: one of those may be in use after a restart. */
const [FIRST, END] = [15_000, 32_000];

/**
 * A port on which nothing listens, for a server that is started, and started again, on it.
 * @throws the system's error where no port can be listened on at all
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(FIRST, END);
    if (await isFree(port)) return port;
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((answer, refuse) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' || error.code === 'EACCES' ? answer(false) : refuse(error),
    );
    probe.listen(port, '127.0.0.1', () => probe.close(() => answer(true)));
  });
}
