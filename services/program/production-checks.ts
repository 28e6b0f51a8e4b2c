/** What an installation in production may not start with (OP-1): secrets that everybody knows, or none. */
import { type DataSource, In } from 'typeorm';
import { isKnownPassword } from '../api/auth/known-passwords.js';
import {
  DEMONSTRATION_PASSWORD,
  DEMONSTRATION_USERS,
} from '../demonstration/reference-data/demonstration.js';
import type { Config } from '../platform/config.js';
import { isPassword } from '../platform/password-hash.js';
import { StartRefused } from '../platform/start-refused.js';
import { User } from '../reference-data/user/user.entity.js';

/** What the engines' own documentation and this repository's docker-compose.yml use: passwords and keys. */
const PUBLISHED = new Set([
  'changeit',
  'changeme',
  'ledger',
  'ledger_owner',
  'postgres',
  'trial-key-9f2Kq77xwTzb7Qz19kkWmu3Jk0rQm8Zt1Xw5',
  'trial-owner',
  'trial-running-role',
  DEMONSTRATION_PASSWORD,
]);
/** A random key of 32 characters, even of hexadecimal digits, has more. */
const FEWEST_CHARACTERS = 10;
const MAKE_ONE = 'make one with openssl rand -base64 48';

/**
 * Nothing in a trial.
 *
 * @throws StartRefused naming every setting that production does not start with, never a secret itself
 */
export async function refuseKnownSecrets(config: Config): Promise<void> {
  if (config.installation !== 'production') return;
  const addresses = {
    DATABASE_URL: config.databaseUrl,
    DATABASE_OWNER_URL: config.databaseOwnerUrl,
    EVENT_STORE_URL: config.eventStoreUrl === config.databaseUrl ? undefined : config.eventStoreUrl,
    REDIS_URL: config.redisUrl,
    SMTP_URL: config.smtpUrl,
  };
  const faults: string[] = [];
  for (const [name, address] of Object.entries(addresses))
    if (address && (await hasKnownPassword(address)))
      faults.push(`the password in ${name} is one that everybody knows`);
  if (config.demo) faults.push('DEMO=true makes users whose password is printed in the README');
  if (!config.tokenKey) faults.push('TOKEN_KEY is missing: every process needs the same one');
  for (const [name, key] of [
    ['TOKEN_KEY', config.tokenKey],
    ['SIGNING_KEY', config.signingKey],
  ] as const)
    if (key && PUBLISHED.has(key)) faults.push(`${name} is one that everybody knows: ${MAKE_ONE}`);
    else if (key && new Set(key).size < FEWEST_CHARACTERS) faults.push(`${name} is not random: ${MAKE_ONE}`);
  if (faults.length > 0)
    throw new StartRefused(
      `This is no safe installation for production (INSTALLATION=trial is for trying it out):\n- ${faults.join('\n- ')}`,
    );
}

/**
 * Where somebody could sign in to real data with the password of the demonstration.
 *
 * @throws StartRefused naming the logins
 */
export async function refuseDemonstrationUsers(source: DataSource): Promise<void> {
  const users = await source.getRepository(User).find({
    select: { id: true, login: true, passwordHash: true },
    where: { login: In(DEMONSTRATION_USERS.map(({ login }) => login)), active: true },
    order: { login: 'ASC' },
  });
  // Loading them took one statement: each comparison waits for its turn, outside any transaction.
  const open: string[] = [];
  for (const { login, passwordHash } of users)
    if (await isPassword(DEMONSTRATION_PASSWORD, passwordHash, 'start')) open.push(login);
  if (open.length > 0)
    throw new StartRefused(
      `These users sign in with the password of the demonstration, which the README prints: ${open.join(', ')}. Give production an empty database, or disable these users while INSTALLATION=trial serves it to you alone`,
    );
}

/** False for an address without a password: certificates and sockets need none. */
async function hasKnownPassword(address: string): Promise<boolean> {
  const { users, passwords } = credentialsOf(address);
  for (const password of passwords)
    if (PUBLISHED.has(password) || users.includes(password) || (await isKnownPassword(password))) return true;
  return false;
}

/**
 * Of `scheme://user:password@host…?user=…&password=…`, where several hosts may follow, which `URL` does not read. Clients
 * differ in which of the two places they prefer: both count.
 */
function credentialsOf(address: string): { readonly users: string[]; readonly passwords: string[] } {
  const [, user = '', password = ''] = /^[\w+-]+:\/\/([^:@/]*):([^/]*)@/.exec(address) ?? [];
  const query = new URLSearchParams(/\?(.*)/.exec(address)?.[1]);
  const given = (text: string) => text !== '';
  return {
    users: [decoded(user), ...query.getAll('user'), ...query.getAll('username')].filter(given),
    passwords: [decoded(password), ...query.getAll('password')].filter(given),
  };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
