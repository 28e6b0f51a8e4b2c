/** What the environment says, read once at start; everything else receives a `Config`. */
import { resolve } from 'node:path';
import { isNetwork } from './networks.js';
import { StartRefused } from './start-refused.js';

const ROLES = ['api', 'projector', 'worker'] as const;
/** Parts of the program that a process runs; one process runs them all unless `ROLES` says otherwise. */
export type Role = (typeof ROLES)[number];

const INSTALLATIONS = ['production', 'trial'] as const;
/** A trial may use passwords that everybody knows; production is refused with them (OP-1). */
export type Installation = (typeof INSTALLATIONS)[number];

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'];

/** Settings that are addresses: how they may begin, and an example. */
const ADDRESSES = {
  DATABASE_URL: [/^postgres(ql)?:/, 'postgres://user@host/ledger'],
  DATABASE_OWNER_URL: [/^postgres(ql)?:/, 'postgres://owner@host/ledger'],
  EVENT_STORE_URL: [
    /^(postgres(ql)?|(esdb|kurrent|kurrentdb)(\+discover)?):/,
    'postgres://user@host/ledger or esdb://host:2113',
  ],
  REDIS_URL: [/^rediss?:/, 'redis://host:6379'],
  SMTP_URL: [/^smtps?:/, 'smtp://host:587'],
  PUBLIC_URL: [/^https?:/, 'https://ledger.example.org'],
  OTEL_EXPORTER_OTLP_ENDPOINT: [/^https?:/, 'http://collector:4318'],
} as const;

const ENCODED = ', with / and # in a password written as %2F and %23';

export interface Config {
  readonly installation: Installation;
  readonly host: string;
  readonly port: number;
  /** Networks of the proxies whose `X-Forwarded-For` is believed, such as `10.0.0.0/8`. */
  readonly trustedProxies: readonly string[];
  /** Absolute folder for everything that the embedded default writes. */
  readonly dataDir: string;
  /** Read models, reference data, jobs. */
  readonly databaseUrl: string;
  /**
   * The same database as the role that owns its tables; undefined: that of `databaseUrl` owns them, or they are made.
   */
  readonly databaseOwnerUrl: string | undefined;
  /** `postgres://…` or `esdb://…`; the database itself unless given. */
  readonly eventStoreUrl: string;
  readonly redisUrl: string | undefined;
  readonly smtpUrl: string | undefined;
  /** Address at which users reach the console: in mails. */
  readonly publicUrl: string;
  readonly roles: ReadonlySet<Role>;
  /** Create the demonstration data in an empty database. */
  readonly demo: boolean;
  /** First administrator of an installation without demonstration data. */
  readonly firstAdministrator:
    | { readonly login: string; readonly email: string; readonly password: string }
    | undefined;
  /** Signs tokens; undefined: a key kept in `dataDir`. */
  readonly tokenKey: string | undefined;
  /** Signs the roots of the ledger; undefined: a key that follows from that of the tokens. */
  readonly signingKey: string | undefined;
  /** Business days, weeks, 23:00 caps and the 12:30 cutoff are meant in this zone. */
  readonly timeZone: string;
  readonly defaultLanguage: 'fr' | 'en';
  /** The browser that prints runs in its own sandbox, where the machine allows one. */
  readonly chromiumSandbox: boolean;
  readonly features: {
    readonly replenishmentCoverage: boolean;
    readonly replenishmentDose: boolean;
    readonly transfertPreparation: boolean;
  };
  readonly logLevel: string;
  /** Seconds for which a start waits for the database and the event store where they do not answer yet. */
  readonly waitFor: number;
  /** Seconds between two rounds of the check in the background. */
  readonly checkPause: number;
  /** Where traces go, by OTLP over HTTP, and the share of them, 0 to 1; undefined: nothing is traced. */
  readonly tracesEndpoint: string | undefined;
  readonly tracesShare: number;
}

/** The longest that a timer of Node waits is some days more. */
const MOST_CHECK_PAUSE = 20 * 24 * 3_600;

export type Environment = Readonly<Record<string, string | undefined>>;

/** @throws StartRefused naming every setting that cannot be used, and no password */
export function readConfig(env: Environment): Config {
  const faults: string[] = [];
  const flag = (name: string, fallback: boolean): boolean => {
    const value = env[name];
    if (value === undefined || value === '') return fallback;
    if (value === 'true' || value === 'false') return value === 'true';
    faults.push(`${name} is true or false, not ${value}`);
    return fallback;
  };
  const port = Number(env.PORT || 3000);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    faults.push(`PORT is a port number, not ${env.PORT}`);
  const databaseUrl = env.DATABASE_URL ?? '';
  if (!databaseUrl) faults.push('DATABASE_URL is missing (npm start sets it for the embedded database)');
  for (const name of ADDRESS_NAMES) faults.push(...addressFaults(name, env[name] ?? ''));
  const roles = (env.ROLES || ROLES.join(',')).split(',').map((role) => role.trim());
  for (const role of roles) {
    if (!(ROLES as readonly string[]).includes(role))
      faults.push(`ROLES knows ${ROLES.join(', ')}, not ${role}`);
  }
  const timeZone = env.TIME_ZONE || 'Europe/Paris';
  try {
    new Intl.DateTimeFormat('en', { timeZone });
  } catch {
    faults.push(`TIME_ZONE is an IANA time zone, not ${timeZone}`);
  }
  for (const name of ['TOKEN_KEY', 'SIGNING_KEY'] as const)
    if (env[name] && env[name].length < 32) faults.push(`${name} has at least 32 characters`);
  const installation = env.INSTALLATION || 'production';
  if (!isInstallation(installation)) faults.push(`INSTALLATION is ${INSTALLATIONS.join(' or ')}`);
  const defaultLanguage = env.DEFAULT_LANGUAGE || 'en';
  if (defaultLanguage !== 'fr' && defaultLanguage !== 'en') faults.push('DEFAULT_LANGUAGE is fr or en');
  const { ADMIN_LOGIN: login, ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = env;
  if ((login || email || password) && !(login && email && password))
    faults.push('ADMIN_LOGIN, ADMIN_EMAIL and ADMIN_PASSWORD are given together, or none of them');
  const logLevel = env.LOG_LEVEL || 'info';
  if (!LOG_LEVELS.includes(logLevel))
    faults.push(`LOG_LEVEL is one of ${LOG_LEVELS.join(', ')}, not ${logLevel}`);
  const features = {
    replenishmentCoverage: flag('REPLENISHMENT_COVERAGE', true),
    replenishmentDose: flag('REPLENISHMENT_DOSE', true),
    transfertPreparation: flag('TRANSFERT_PREPARATION', true),
  };
  const chromiumSandbox = flag('CHROMIUM_SANDBOX', true);
  const demo = flag('DEMO', false);
  const outbox = flag('MAIL_OUTBOX', demo);
  if (!env.SMTP_URL && !outbox && roles.some((role) => role !== 'projector'))
    faults.push(
      'mails have nowhere to go: give SMTP_URL, or MAIL_OUTBOX=true to have them written into DATA_DIR/outbox',
    );
  const trustedProxies = (env.TRUST_PROXY ?? '').split(',').flatMap((network) => network.trim() || []);
  for (const network of trustedProxies)
    if (!isNetwork(network))
      faults.push(`TRUST_PROXY is a list of networks such as 10.0.0.0/8, not ${network}`);
  const waitFor = Number(env.WAIT_FOR || 0);
  if (!Number.isInteger(waitFor) || waitFor < 0)
    faults.push(`WAIT_FOR is a number of seconds, not ${env.WAIT_FOR}`);
  const checkPause = Number(env.CHECK_PAUSE || 600);
  if (!(checkPause >= 0 && checkPause <= MOST_CHECK_PAUSE))
    faults.push(`CHECK_PAUSE is a number of seconds, at most ${MOST_CHECK_PAUSE}, not ${env.CHECK_PAUSE}`);
  const tracesShare = Number(env.OTEL_TRACES_SAMPLER_ARG || 1);
  if (!(tracesShare >= 0 && tracesShare <= 1))
    faults.push(`OTEL_TRACES_SAMPLER_ARG is a share from 0 to 1, not ${env.OTEL_TRACES_SAMPLER_ARG}`);
  if (faults.length > 0)
    throw new StartRefused(`The configuration cannot be used:\n- ${faults.join('\n- ')}`);

  return {
    installation: installation as Installation,
    // The passwords of the demonstration are in the README: it is served to this machine alone.
    host: env.HOST || (demo ? '127.0.0.1' : '0.0.0.0'),
    port,
    trustedProxies,
    dataDir: resolve(env.DATA_DIR || 'var'),
    databaseUrl,
    databaseOwnerUrl: env.DATABASE_OWNER_URL || undefined,
    eventStoreUrl: env.EVENT_STORE_URL || databaseUrl,
    redisUrl: env.REDIS_URL || undefined,
    smtpUrl: env.SMTP_URL || undefined,
    publicUrl: env.PUBLIC_URL || `http://localhost:${port}`,
    roles: new Set(roles as Role[]),
    demo,
    firstAdministrator: login && email && password ? { login, email, password } : undefined,
    tokenKey: env.TOKEN_KEY || undefined,
    signingKey: env.SIGNING_KEY || undefined,
    timeZone,
    defaultLanguage: defaultLanguage as 'fr' | 'en',
    chromiumSandbox,
    features,
    logLevel,
    waitFor,
    checkPause,
    tracesEndpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT || undefined,
    tracesShare,
  };
}

const ADDRESS_NAMES = Object.keys(ADDRESSES) as (keyof typeof ADDRESSES)[];

/**
 * Why an address cannot be that of a setting, without the address, which may hold a password; empty where it can, or is
 * not given.
 *
 * @param shown how it is called to the reader
 */
export function addressFaults(name: keyof typeof ADDRESSES, address: string, shown: string = name): string[] {
  const [scheme, example] = ADDRESSES[name];
  if (!address || isAddress(address, scheme)) return [];
  return [`${shown} is an address such as ${example}${address.includes('@') ? ENCODED : ''}`];
}

/** `URL` reads one host only: of several, as in `esdb://a:2113,b:2113`, the first one is checked. */
const isAddress = (value: string, scheme: RegExp): boolean =>
  scheme.test(value) && URL.canParse(value.replace(/(,[\w.:[\]-]+)+(?=[/?]|$)/, ''));

const isInstallation = (value: string): value is Installation =>
  (INSTALLATIONS as readonly string[]).includes(value);
