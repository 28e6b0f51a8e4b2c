/**
 * Imports run one way: api, worker → execution, projections → event-store, platform → domain (docs/decisions/0001).
 * `npm run lint` fails on an arrow that points elsewhere.
 */
const within = (folder) => ({ path: `^${folder}/` });
const runtimePackages = (names) => `node_modules/(${names.join('|')})/`;

const API_ROOMS = [
  ['exports', 'documents', 'jobs', 'outbox', 'operations'],
  ['commands'],
  ['queries'],
  ['administration'],
  ['auth'],
  ['http'],
];

module.exports = {
  forbidden: [
    {
      name: 'domain-is-pure',
      comment:
        'The domain knows no framework, no clock and no I/O: only itself, the codes and pure packages.',
      severity: 'error',
      from: { path: '^services/domain/', pathNot: ['\\.spec\\.ts$', '^services/domain/testing/'] },
      to: {
        pathNot: [
          '^services/domain/',
          '^services/words/codes\\.ts$',
          runtimePackages(['immutable', 'temporal-polyfill', 'temporal-spec', 'uuid']),
        ],
      },
    },
    {
      name: 'event-store-knows-only-platform',
      severity: 'error',
      from: { path: '^services/event-store/', pathNot: '\\.spec\\.ts$' },
      to: { path: '^(services/(api|worker|execution|domain)|projections|console)/' },
    },
    {
      name: 'only-execution-appends',
      comment: 'All others read: `EventReader` of event-store/port.ts, injected as EVENT_READER.',
      severity: 'error',
      from: {
        path: '^(services|projections)/',
        pathNot: [
          '^services/(execution|event-store|program)/',
          '^services/platform/platform\\.module\\.ts$',
          '\\.spec\\.ts$',
          '/testing/',
        ],
      },
      to: {
        path: [
          '^services/event-store/(writer|connect)\\.ts$',
          '^services/event-store/(postgres|eventstoredb)/',
          '^services/platform/event-store\\.token\\.ts$',
        ],
      },
    },
    {
      name: 'execution-loads-decides-appends',
      comment:
        'Used by the api (commands) and the worker (reactors); knows streams, not HTTP and not read models.',
      severity: 'error',
      from: { path: '^services/execution/', pathNot: '\\.spec\\.ts$' },
      to: { path: '^(services/(api|worker)|projections|console)/' },
    },
    {
      name: 'projections-know-domain-and-port',
      comment: 'A read model folds events: it needs the events, the port and nothing of Nest.',
      severity: 'error',
      from: { path: '^projections/', pathNot: '\\.spec\\.ts$' },
      to: {
        path: '^(services/|node_modules/@nestjs|console/)',
        pathNot: '^services/(domain/|event-store/port\\.ts|platform/sql)',
      },
    },
    {
      name: 'platform-is-the-ground',
      severity: 'error',
      from: { path: '^services/platform/', pathNot: '\\.spec\\.ts$' },
      to: { path: '^(services/(?!platform/)|projections/|console/)' },
    },
    {
      name: 'words-import-nothing',
      severity: 'error',
      from: { path: '^services/words/', pathNot: '\\.spec\\.ts$' },
      to: { path: '^(services/(?!words/)|projections/|console/)' },
    },
    {
      name: 'reference-data-is-below-api-and-worker',
      comment: 'Entities, database, directory: no HTTP, no stock.',
      severity: 'error',
      from: { path: '^services/reference-data/', pathNot: '\\.spec\\.ts$' },
      to: {
        path: '^(services/(?!reference-data/|domain/|documents/|platform/|words/)|projections/|console/)',
      },
    },
    {
      name: 'mail-is-below-api-and-worker',
      severity: 'error',
      from: { path: '^services/mail/', pathNot: '\\.spec\\.ts$' },
      to: { path: '^(services/(api|worker|execution|demonstration|program)/|projections/|console/)' },
    },
    {
      name: 'documents-are-words-and-fields',
      comment:
        'What a document can say and what a template may hold: read by the api, printed by the worker.',
      severity: 'error',
      from: { path: '^services/documents/', pathNot: '\\.spec\\.ts$' },
      to: { path: '^(services/(?!documents/|domain/|words/)|projections|console)' },
    },
    {
      name: 'gs1-imports-nothing',
      comment: 'What codes on goods say: written on labels by the worker, read from scanners by the api.',
      severity: 'error',
      from: { path: '^services/gs1/', pathNot: '\\.spec\\.ts$' },
      to: { path: '^(services/(?!gs1/)|projections|console)' },
    },
    {
      name: 'proof-is-below-api-and-worker',
      severity: 'error',
      comment: 'The tree over the ledger: read by the api, kept by whichever process has the role.',
      from: { path: '^services/proof/', pathNot: '\\.spec\\.ts$' },
      to: {
        path: '^(services/(?!proof/|event-store/|execution/hash-chain|platform/|mail/|words/|reference-data/)|projections/|console/)',
      },
    },
    {
      name: 'uploads-are-below-api-and-worker',
      comment: 'Files of users, read in threads: a thread loads no more than reads them.',
      severity: 'error',
      from: { path: '^services/uploads/', pathNot: '\\.spec\\.ts$' },
      to: { path: '^(services/(?!uploads/|documents/|domain/|platform/|words/)|projections|console)' },
    },
    {
      name: 'jobs-are-the-shared-desk',
      comment:
        'Handed in by the api and by mail, worked by the worker: jobs know what a job carries, and nobody who hands it in.',
      severity: 'error',
      from: { path: '^services/jobs/', pathNot: '\\.spec\\.ts$' },
      to: {
        path: '^(services/(?!jobs/|documents/|domain/|platform/|reference-data/records/|words/)|projections|console)',
      },
    },
    {
      name: 'api-and-worker-stand-side-by-side',
      severity: 'error',
      from: within('services/worker'),
      to: within('services/api'),
    },
    {
      name: 'worker-is-not-in-api',
      severity: 'error',
      from: within('services/api'),
      to: within('services/worker'),
    },
    // Inside the api, from above to below: each room imports only those below it.
    ...API_ROOMS.map((rooms, level) => ({
      name: `api-${rooms[0]}-imports-downwards`,
      severity: 'error',
      from: { path: `^services/api/(${rooms.join('|')})/`, pathNot: ['\\.spec\\.ts$', '/testing/'] },
      to: {
        path: `^services/api/(?!(${API_ROOMS.slice(level + 1)
          .flat()
          .concat('$1')
          .join('|')})/)`,
      },
    })),
    {
      name: 'testing-serves-specs',
      comment: 'What helps specs is not built: no running code may lean on it.',
      severity: 'error',
      from: { path: '^(services|projections)/', pathNot: ['\\.(spec|contract)\\.ts$', '/testing/'] },
      to: { path: '^(services|projections)/.*/?testing/' },
    },
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'no-orphans',
      severity: 'error',
      from: {
        orphan: true,
        // The console's dictionaries are gathered by name (`import.meta.glob`).
        pathNot: ['\\.spec\\.ts$', '\\.d\\.ts$', '\\.page\\.js$', 'services/main\\.ts$', '/messages/'],
      },
      to: {},
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|var)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
  },
};
