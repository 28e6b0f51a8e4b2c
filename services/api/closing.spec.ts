/** What callers are answered while the service stops. */
import { once } from 'node:events';
import type { Server } from 'node:http';
import { connect } from 'node:net';
import { Controller, Get } from '@nestjs/common';
import { startTestApi } from '../../test/support/api.js';
import { eventually } from '../../test/support/eventually.js';
import { Public } from './auth/access.js';

let release = () => {};
const released = new Promise<void>((go) => {
  release = go;
});
let isAtWork = false;

@Controller('api/slow')
@Public()
class SlowController {
  @Get()
  async read(): Promise<{ readonly done: true }> {
    isAtWork = true;
    await released;
    return { done: true };
  }
}

it('finishes what it was asked, also what follows on the same connection, and ends the connection', async () => {
  const api = await startTestApi({ controllers: [SlowController] });
  const server = api.app.getHttpServer() as Server;
  const { port } = server.address() as { port: number };
  const socket = connect(port, '127.0.0.1');
  let answers = '';
  socket.on('data', (chunk) => {
    answers += chunk;
  });
  const ask = (path: string) => socket.write(`GET ${path} HTTP/1.1\r\nHost: ledger\r\n\r\n`);

  ask('/api/slow');
  await eventually(() => isAtWork);
  const closed = api.close();
  await eventually(() => !server.listening);
  ask('/api/configuration');
  release();
  await once(socket, 'close');
  await closed;

  expect(answers.match(/HTTP\/1.1 \d+/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 200']);
  expect(answers).toContain('{"done":true}');
  expect(answers).toContain('"timeZone":"Europe/Paris"');
});
