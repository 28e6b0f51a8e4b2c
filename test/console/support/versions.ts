/** One address at which the console is first served in one version and then in another, before a running service. */
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type FastifyInstance, fastify } from 'fastify';
import { serveConsole } from '../../../services/api/http/static-console/console.js';

const BUILT = resolve(__dirname, '../../../console/dist');

/** The console as it was built, in a folder of its own. */
async function copyOfBuild(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'ledger-version-'));
  await cp(BUILT, folder, { recursive: true });
  return folder;
}

/**
 * What a later build leaves: the code of this screen has changed, hence the name of its file, and with it the content
 * and the name of each file that names it.
 * @param screen the name of its module, as `MovementScreen`
 * @returns the names of the screen's file in the version before and in this one
 */
async function renew(folder: string, screen: string): Promise<{ before: string; after: string }> {
  const assets = join(folder, 'assets');
  const texts = new Map<string, string>();
  for (const file of await readdir(assets)) {
    if (file.endsWith('.js')) texts.set(file, await readFile(join(assets, file), 'utf8'));
  }
  const before = [...texts.keys()].find((file) => file.startsWith(`${screen}-`));
  if (!before) throw new Error(`The console has no file of ${screen}`);

  const changed = new Set([before]);
  for (const name of changed) {
    for (const [file, text] of texts) if (text.includes(name)) changed.add(file);
  }
  const numbers = new Map([...changed].map((file, index) => [file, `new${String(index).padStart(4, '0')}`]));
  const renewed = (file: string) => file.replace(/-.{7,8}\.js$/, `-${numbers.get(file)}.js`);
  const names = new RegExp([...changed].map((file) => file.replaceAll('.', '\\.')).join('|'), 'g');
  const renaming = (text: string) => text.replace(names, renewed);

  for (const file of changed) {
    await rm(join(assets, file));
    await writeFile(join(assets, renewed(file)), renaming(texts.get(file)!));
  }
  const page = join(folder, 'index.html');
  await writeFile(page, renaming(await readFile(page, 'utf8')));
  const worker = join(folder, 'service-worker.js');
  const revision = /("?revision"?:["'`])\w+(["'`],"?url"?:["'`]index\.html)/;
  await writeFile(worker, renaming(await readFile(worker, 'utf8')).replace(revision, '$1renewed$2'));
  return { before, after: renewed(before) };
}

export class Versions {
  private readonly folders: string[] = [];
  private readonly servers: FastifyInstance[] = [];
  private current: FastifyInstance | undefined;
  private front: Server | undefined;
  private port = 0;

  /** @param service where the API is */
  constructor(private readonly service: string) {}

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Serves the console as it was built. */
  async start(): Promise<void> {
    await this.serve(BUILT);
    await this.listen();
  }

  /** From now on there is a version with another code of this screen; answers the file's old and new name. */
  async bringOut(screen: string): Promise<{ before: string; after: string }> {
    const folder = await copyOfBuild();
    this.folders.push(folder);
    const names = await renew(folder, screen);
    await this.serve(folder);
    return names;
  }

  /** Nobody answers any more. */
  async goAway(): Promise<void> {
    this.front?.closeAllConnections();
    await new Promise((done) => this.front?.close(done));
  }

  /** At the same address as before. */
  async listen(): Promise<void> {
    const front = createServer((incoming, answer) => this.answer(incoming, answer));
    await new Promise<void>((done) => front.listen(this.port, '127.0.0.1', done));
    this.port = (front.address() as AddressInfo).port;
    this.front = front;
  }

  async stop(): Promise<void> {
    if (this.front?.listening) await this.goAway();
    await Promise.all(this.servers.map((server) => server.close()));
    await Promise.all(this.folders.map((folder) => rm(folder, { recursive: true })));
  }

  private async serve(folder: string): Promise<void> {
    const server = fastify();
    await serveConsole(server, folder);
    await server.ready();
    this.servers.push(server);
    this.current = server;
  }

  private answer(incoming: IncomingMessage, answer: ServerResponse): void {
    if (!/^\/(api|health)\//.test(incoming.url ?? '')) {
      this.current?.routing(incoming, answer);
      return;
    }
    const { method, headers, url } = incoming;
    const onward = request(`${this.service}${url}`, { method, headers }, (answered) => {
      answer.writeHead(answered.statusCode ?? 502, answered.headers);
      answered.pipe(answer);
    });
    onward.on('error', () => answer.destroy());
    incoming.pipe(onward);
  }
}
