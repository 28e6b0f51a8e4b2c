/** What kustomize makes of k8s/: valid for Kubernetes, complete in itself, and true to the service. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { parseAllDocuments } from 'yaml';
import { readConfig } from '../../services/platform/config.js';
import { metrics } from '../../services/platform/telemetry.js';
import '../../services/api/operations/metrics/metrics.controller.js';

const root = resolve(__dirname, '../..');
const OVERLAYS = ['single-node', 'production'];
/** What each overlay takes from secrets that its installer makes (docs/kubernetes.md). */
const SECRETS: Readonly<Record<string, readonly string[]>> = {
  'ledger-secrets': ['DATABASE_URL', 'EVENT_STORE_URL', 'REDIS_URL', 'SMTP_URL', 'TOKEN_KEY', 'SIGNING_KEY'],
  'ledger-owner': ['DATABASE_OWNER_URL'],
  postgres: ['POSTGRES_USER', 'POSTGRES_PASSWORD', 'POSTGRES_DB'],
  eventstore: ['ADMIN_PASSWORD', 'OPS_PASSWORD'],
  'eventstore-tls': ['tls.crt', 'tls.key', 'ca.crt'],
  'ledger-tls': ['tls.crt', 'tls.key'],
};
/** Of the secrets that are addresses, where it is not that of a database. */
const SCHEMES: Readonly<Record<string, string>> = { REDIS_URL: 'rediss', SMTP_URL: 'smtps' };

/** Labels of pods that others make in the namespace: cert-manager's answer to the authority that asks for the host. */
const FOREIGN_PODS: readonly Readonly<Record<string, string>>[] = [
  { 'acme.cert-manager.io/http01-solver': 'true' },
];

/** Pods that do one thing and end: no probes, no port. */
const JOBS = ['migrate', 'backup', 'restore'];

// biome-ignore lint/suspicious/noExplicitAny: manifests of all kinds, whose types are checked below
type Manifest = any;

function hasKubectl(): boolean {
  try {
    execFileSync('kubectl', ['version', '--client'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

const kustomize = (overlay: string): Manifest[] =>
  parseAllDocuments(
    execFileSync('kubectl', ['kustomize', join(root, 'k8s/overlays', overlay)], { encoding: 'utf8' }),
  ).map((document) => document.toJS());

/** Every object and list in a manifest, itself included. */
function* parts(value: unknown): Generator<Manifest> {
  if (typeof value !== 'object' || value === null) return;
  yield value;
  for (const part of Object.values(value)) yield* parts(part);
}

const specs = hasKubectl() ? describe : describe.skip;
specs('without kubectl there is no kustomize: manifests', () => {
  describe.each(OVERLAYS)('%s', (overlay) => {
    let all: Manifest[];
    let ofKind: (...kinds: string[]) => Manifest[];
    /** Pods' templates with the name of what makes them. */
    let templates: { readonly name: string; readonly labels: object; readonly pod: Manifest }[];

    beforeAll(() => {
      all = kustomize(overlay);
      ofKind = (...kinds) => all.filter(({ kind }) => kinds.includes(kind));
      templates = [
        ...ofKind('Deployment', 'StatefulSet', 'Job').map(({ metadata, spec }) => ({ metadata, spec })),
        ...ofKind('CronJob').map(({ metadata, spec }) => ({ metadata, spec: spec.jobTemplate.spec })),
      ].map(({ metadata, spec }) => ({
        name: metadata.name,
        labels: spec.template.metadata.labels,
        pod: spec.template.spec,
      }));
    });

    it('is what the types of Kubernetes say: nothing unknown, nothing missing', () => {
      const known = all.filter(({ apiVersion }) => apiVersion !== 'monitoring.coreos.com/v1');
      const cache = join(root, '.cache');
      mkdirSync(cache, { recursive: true });
      const folder = mkdtempSync(join(cache, 'manifests-'));
      try {
        const lines = known.map(
          (one, n) =>
            `import type { I${one.kind} as T${n} } from 'kubernetes-models/${one.apiVersion}/${one.kind}';\n` +
            `export const m${n}: T${n} = ${JSON.stringify(one)};`,
        );
        writeFileSync(join(folder, 'manifests.ts'), lines.join('\n'));
        const options = { strict: true, noEmit: true, skipLibCheck: true, module: 'preserve', types: [] };
        writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: options }));
        const compiler = join(root, 'node_modules/typescript-native/bin/tsc');
        let faults = '';
        try {
          execFileSync(process.execPath, [compiler, '-p', folder], { encoding: 'utf8' });
        } catch (error) {
          faults = String((error as { stdout: string }).stdout);
        }
        expect(faults).toBe('');
      } finally {
        rmSync(folder, { recursive: true });
      }
    });

    it('has no two of a name, all in one namespace', () => {
      const names = all.map(({ kind, metadata }) => `${kind} ${metadata.name}`);
      expect(new Set(names).size).toBe(names.length);
      for (const { kind, metadata } of all)
        if (kind !== 'Namespace') expect([kind, metadata.namespace]).toEqual([kind, 'ledger']);
    });

    it('refers to settings, secrets, claims and accounts that are there or written down', () => {
      const maps = new Map(
        ofKind('ConfigMap').map(({ metadata, data }) => [metadata.name, Object.keys(data)]),
      );
      const accounts = ofKind('ServiceAccount').map(({ metadata }) => metadata.name);
      const claims = ofKind('PersistentVolumeClaim').map(({ metadata }) => metadata.name);
      for (const { pod } of templates) {
        if (pod.serviceAccountName) expect(accounts).toContain(pod.serviceAccountName);
        const mounts = [...parts(pod)].flatMap((one) => one.volumeMounts ?? []).map(({ name }) => name);
        for (const { name } of pod.volumes ?? []) expect(mounts).toContain(name);
        for (const part of parts(pod)) {
          if (part.configMapRef) expect([...maps.keys()]).toContain(part.configMapRef.name);
          if (part.secretRef) expect(Object.keys(SECRETS)).toContain(part.secretRef.name);
          if (part.secretKeyRef) expect(SECRETS[part.secretKeyRef.name]).toContain(part.secretKeyRef.key);
          if (part.claimName) expect(claims).toContain(part.claimName);
          if (part.secretName)
            for (const { key } of part.items ?? []) expect(SECRETS[part.secretName]).toContain(key);
        }
      }
      const page = readFileSync(join(root, 'docs/kubernetes.md'), 'utf8');
      for (const [name, keys] of Object.entries(SECRETS))
        for (const word of [name, ...keys]) expect(page).toContain(word);
    });

    it('selects pods that are there, by services, budgets, spreads and policies', () => {
      const labels = [...templates.map((one) => one.labels as Record<string, string>), ...FOREIGN_PODS];
      const meets = (selector: Manifest) =>
        labels.some(
          (has) =>
            Object.entries(selector.matchLabels ?? {}).every(([key, value]) => has[key] === value) &&
            (selector.matchExpressions ?? []).every((e: Manifest) => e.values.includes(has[e.key])),
        );
      const services = ofKind('Service')
        .filter(({ metadata }) => metadata.name !== 'nothing')
        .map(({ metadata, spec }) => [`Service ${metadata.name}`, { matchLabels: spec.selector }]);
      const others = all.flatMap(({ kind, metadata, spec }) =>
        [...parts(spec)].flatMap((part) =>
          [part.selector, part.podSelector, part.labelSelector]
            .filter((one) => one?.matchLabels || one?.matchExpressions)
            .map((one) => [`${kind} ${metadata.name}`, one]),
        ),
      );
      for (const [who, selector] of [...services, ...others])
        expect([who, selector, meets(selector)]).toEqual([who, selector, true]);
    });

    it('has services monitored that are there', () => {
      for (const { spec } of ofKind('ServiceMonitor')) {
        const [service] = ofKind('Service').filter(({ metadata }) =>
          Object.entries(spec.selector.matchLabels).every(([key, value]) => metadata.labels?.[key] === value),
        );
        const names = service.spec.ports.map(({ name }: Manifest) => name);
        for (const { port } of spec.endpoints) expect(names).toContain(port);
      }
    });

    it('leads each service, probe and route to a port that is there', () => {
      const ports = (name: string): string[] =>
        templates
          .filter(({ labels }) => (labels as Record<string, string>)['app.kubernetes.io/name'] === name)
          .flatMap(({ pod }) => [...parts(pod)].flatMap((one) => one.ports ?? []))
          .map((port) => port.name);
      const services = new Map<string, string[]>();
      for (const { metadata, spec } of ofKind('Service')) {
        services.set(
          metadata.name,
          spec.ports.flatMap((port: Manifest) => [port.name, port.port]),
        );
        if (metadata.name === 'nothing') continue;
        for (const { targetPort } of spec.ports)
          expect(ports(spec.selector['app.kubernetes.io/name'])).toContain(targetPort);
      }
      for (const { labels, pod } of templates)
        for (const { httpGet } of parts(pod))
          if (httpGet)
            expect(ports((labels as Record<string, string>)['app.kubernetes.io/name']!)).toContain(
              httpGet.port,
            );
      for (const ingress of ofKind('Ingress'))
        for (const { service } of parts(ingress))
          if (service) expect(services.get(service.name)).toContain(service.port.name ?? service.port.number);
    });

    it('runs our containers unprivileged, on a read-only root, with limits and probes', () => {
      for (const { name, pod } of templates) {
        expect([name, pod.securityContext.runAsNonRoot, pod.automountServiceAccountToken]).toEqual([
          name,
          true,
          false,
        ]);
        for (const container of pod.containers) {
          const context = container.securityContext;
          expect([name, context.allowPrivilegeEscalation, context.capabilities]).toEqual([
            name,
            false,
            { drop: ['ALL'] },
          ]);
          expect(container.resources.requests.memory).toBeDefined();
          expect(container.resources.limits.memory).toBeDefined();
          expect(container.image).toMatch(/:v?\d/);
          if (!container.image.startsWith('vaccine-stock-ledger')) continue;
          expect(context.readOnlyRootFilesystem).toBe(true);
          if (!JOBS.includes(name))
            expect([container.livenessProbe.httpGet.path, container.readinessProbe.httpGet.path]).toEqual([
              '/health/live',
              '/health/ready',
            ]);
        }
      }
    });

    it('gives the service settings that it takes, and each role to somebody', () => {
      const [settings] = ofKind('ConfigMap').filter(({ data }) => data.PORT);
      const roles = new Set<string>();
      for (const { name, pod } of templates) {
        const [container] = pod.containers;
        if (!container.image.startsWith('vaccine-stock-ledger') || JOBS.includes(name)) continue;
        const own = Object.fromEntries(container.env.map(({ name, value }: Manifest) => [name, value]));
        const given = Object.fromEntries(
          SECRETS['ledger-secrets']!.map((key) => [
            key,
            `${SCHEMES[key] ?? 'postgres'}://${key.padEnd(32, '.')}`,
          ]),
        );
        const config = readConfig({ ...settings.data, ...given, ...own });
        for (const role of config.roles) roles.add(role);
        expect(container.ports[0].containerPort).toBe(config.port);
      }
      expect([...roles].sort()).toEqual(['api', 'projector', 'worker']);
    });

    it('denies what no policy allows, and lets the engines be reached', () => {
      const [deny] = ofKind('NetworkPolicy').filter(({ metadata }) => metadata.name === 'deny-all');
      expect(deny.spec).toEqual({ podSelector: {}, policyTypes: ['Ingress', 'Egress'] });
      const ours = templates
        .filter(({ pod }) => pod.containers[0].image.startsWith('vaccine-stock-ledger'))
        .map(({ labels }) => (labels as Record<string, string>)['app.kubernetes.io/name']);
      const named = (selectors: Manifest[]): string[] =>
        selectors.flatMap(({ matchExpressions = [] }) => matchExpressions.flatMap((e: Manifest) => e.values));
      const policies = new Map(ofKind('NetworkPolicy').map(({ metadata, spec }) => [metadata.name, spec]));
      expect(named([policies.get('engines').podSelector])).toEqual(expect.arrayContaining(ours));
      expect(named([policies.get('traces').podSelector])).toEqual(['api', 'projector', 'worker']);
      for (const engine of ['postgres', 'eventstore']) {
        const from = policies.get(engine)?.ingress.flatMap((rule: Manifest) => rule.from);
        if (!from) continue;
        for (const name of ours)
          expect([engine, named(from.map(({ podSelector }: Manifest) => podSelector ?? {}))]).toEqual([
            engine,
            expect.arrayContaining([name]),
          ]);
      }
    });

    it('gives every pod that speaks to the cluster of EventStoreDB the authority of its certificate', () => {
      if (!ofKind('StatefulSet').some(({ metadata }) => metadata.name === 'eventstore')) return;
      const page = readFileSync(join(root, 'docs/kubernetes.md'), 'utf8');
      const [, host, file] = /esdb\+discover:\/\/[^@]*@([^:]+):2113\?tls=true&tlsCaFile=([^`\s]+)/.exec(
        page,
      )!;
      for (const name of [host!, `*.${host}`]) expect(page).toContain(`\`${name}\``);
      const cluster = [...parts(templates)].find(({ name }) => name === 'EVENTSTORE_CLUSTER_DNS').value;
      expect(cluster).toBe(host);
      for (const { name, pod } of templates) {
        const [container] = pod.containers;
        if (!container.image.startsWith('vaccine-stock-ledger')) continue;
        const mount = container.volumeMounts.find(({ mountPath }: Manifest) =>
          file!.startsWith(`${mountPath}/`),
        );
        const volume = pod.volumes.find((one: Manifest) => one.name === mount?.name);
        expect([name, volume?.secret]).toEqual([
          name,
          { secretName: 'eventstore-tls', items: [{ key: 'ca.crt', path: basename(file!) }] },
        ]);
      }
    });

    it('runs commands that the program has', () => {
      const commands = templates
        .filter(({ name }) => JOBS.includes(name))
        .map(
          ({ pod }) =>
            [
              ...String(pod.containers[0].args.at(-1)).matchAll(
                /(?:main\.js )?\b(migrate|backup|restore)\b/g,
              ),
            ][0]?.[1],
        );
      const program = readFileSync(join(root, 'services/main.ts'), 'utf8');
      for (const command of commands) expect(program).toMatch(new RegExp(`^  ${command}: \\{`, 'm'));
    });
  });

  it('lets a zone that fails take its share of the pods at most, and no machine be a condition', () => {
    for (const { metadata, spec } of kustomize('production').filter(({ kind }) => kind === 'Deployment'))
      expect([
        metadata.name,
        spec.template.spec.topologySpreadConstraints.map(
          ({ topologyKey, whenUnsatisfiable }: Manifest) => `${topologyKey} ${whenUnsatisfiable}`,
        ),
      ]).toEqual([
        metadata.name,
        ['kubernetes.io/hostname ScheduleAnyway', 'topology.kubernetes.io/zone DoNotSchedule'],
      ]);
  });

  it('lets the authority ask who the host is, where certificates are made by cert-manager', () => {
    const policies = kustomize('production').filter(({ kind }) => kind === 'NetworkPolicy');
    const [solver] = policies.filter(({ spec }) =>
      FOREIGN_PODS.some((labels) =>
        Object.entries(labels).every(([key, value]) => spec.podSelector.matchLabels?.[key] === value),
      ),
    );
    expect(solver.spec.ingress[0].ports).toEqual([{ protocol: 'TCP', port: 8089 }]);
  });

  it('lets the console ask for health, and nobody outside for figures', () => {
    for (const overlay of OVERLAYS) {
      const [ingress] = kustomize(overlay).filter(({ kind }) => kind === 'Ingress');
      const paths: Manifest[] = ingress.spec.rules.flatMap(({ http }: Manifest) => http.paths);
      const serving = (path: string) =>
        paths
          .filter((one) => (one.pathType === 'Exact' ? path === one.path : path.startsWith(one.path)))
          .sort((a, b) => b.path.length - a.path.length)[0].backend.service.name;
      expect(['/metrics', '/health/ready', '/api/admin', '/'].map(serving)).toEqual([
        'nothing',
        'api',
        'api',
        'api',
      ]);
    }
  });

  it('has on disk what Redis says it has taken', () => {
    const [redis] = kustomize('single-node').filter(
      ({ kind, metadata }) => kind === 'StatefulSet' && metadata.name === 'redis',
    );
    expect(redis.spec.template.spec.containers[0].args.join(' ')).toMatch(
      /--appendonly yes --appendfsync always/,
    );
  });

  it('sends nothing a second time that one process may have begun to do', () => {
    for (const overlay of OVERLAYS) {
      const [ingress] = kustomize(overlay).filter(({ kind }) => kind === 'Ingress');
      expect([
        overlay,
        ingress.metadata.annotations['nginx.ingress.kubernetes.io/proxy-next-upstream'],
      ]).toEqual([overlay, 'off']);
    }
    const nginx = readFileSync(join(root, 'deploy/nginx.conf'), 'utf8');
    expect(nginx).toMatch(
      /location \/ \{\s+error_page 418 = @command;\s+if \(\$request_method !~ \^\(GET\|HEAD\)\$\)/,
    );
    expect(nginx.match(/(location|proxy_next_upstream) [^;{]+/g)?.slice(-4)).toEqual([
      'location / ',
      'proxy_next_upstream error',
      'location @command ',
      'proxy_next_upstream off',
    ]);
  });

  it('warns and shows by figures that the service tells', async () => {
    const known = new Set((await metrics.getMetricsAsJSON()).map(({ name }) => name));
    const production = kustomize('production');
    const rules = production.find(({ kind }) => kind === 'PrometheusRule');
    const dashboard = JSON.parse(
      production.find(({ metadata }) => metadata.name === 'ledger-dashboard').data['ledger.json'],
    );
    const expressions = [rules.spec.groups[0], dashboard].flatMap((from) =>
      [...parts(from)].map(({ expr }) => expr).filter((expr) => typeof expr === 'string'),
    );
    expect(expressions.length).toBeGreaterThan(15);
    // Probes and the reading of figures are no users, who would be lost among them.
    for (const part of expressions.flatMap((expr) => expr.match(/http_request_\w+(\{[^}]*\})?/g) ?? []))
      expect(part).toContain('route!~"/health.*|/metrics"');
    const used = new Set(expressions.flatMap((expr) => expr.match(/\b(ledger|http)_[a-z_]+/g) ?? []));
    for (const name of used)
      expect([name, known.has(name.replace(/_(bucket|count|sum)$/, ''))]).toEqual([name, true]);
    // By labels that they have.
    for (const expr of expressions)
      for (const [, name = '', selected = ''] of expr.matchAll(
        /\b((?:ledger|http)_[a-z_]+)(?:\{([^}]*)\})?/g,
      )) {
        const figure = metrics.getSingleMetric(name.replace(/_(bucket|count|sum)$/, '')) as unknown as {
          readonly labelNames: readonly string[];
        };
        const [, grouped = ''] = /\bby \(([^)]*)\)/.exec(expr) ?? [];
        const labels = [
          ...[...selected.matchAll(/(\w+)[=!]/g)].map(([, label]) => label),
          ...grouped.split(', ').filter((label: string) => label !== '' && label !== 'le'),
        ];
        expect([expr, figure.labelNames]).toEqual([expr, expect.arrayContaining(labels)]);
      }
  });

  it('warns by each figure that stands for something ill, shows what it warns by, and says what to do', () => {
    const production = kustomize('production');
    const rules = production.find(({ kind }) => kind === 'PrometheusRule');
    const board = production.find(({ metadata }) => metadata.name === 'ledger-dashboard').data['ledger.json'];
    const figuresIn = (text: string) => [...new Set(text.match(/\bledger_[a-z_]+/g))].sort();
    const warned = figuresIn(JSON.stringify(rules.spec.groups[0]));
    expect(warned).toEqual(
      expect.arrayContaining([
        'ledger_check_findings',
        'ledger_jobs',
        'ledger_projection_halted',
        'ledger_projection_lag_seconds',
        'ledger_reactor_halted',
        'ledger_reactor_lag_seconds',
      ]),
    );
    const shown = (name: string) => name.replace(/_count$/, '_bucket');
    expect(figuresIn(board)).toEqual(expect.arrayContaining(warned.map(shown)));
    // Jobs in a state that needs somebody: those that are at work need nobody.
    for (const state of ['waiting', 'delayed', 'failed'])
      expect(JSON.stringify(rules)).toContain(`state=\\"${state}\\"`);

    const alerts = [...parts(rules.spec)].flatMap(({ alert }) => alert ?? []);
    const page = readFileSync(join(root, 'docs/kubernetes.md'), 'utf8').split('## What alerts mean')[1]!;
    expect([...new Set(page.match(/\bLedger\w+/g))].sort()).toEqual(alerts.sort());
  });
});
