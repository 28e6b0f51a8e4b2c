import { randomUUID } from 'node:crypto';
import pg from 'pg';

/** A fresh, empty database on the run's embedded Postgres, for one spec file. */
export async function createTestDatabase(): Promise<{ url: string; drop(): Promise<void> }> {
  const server = process.env.TEST_DATABASE_URL;
  if (!server) throw new Error('TEST_DATABASE_URL is not set: specs run under jest with its global setup');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await administer(server, `CREATE DATABASE ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => administer(server, `DROP DATABASE ${name} WITH (FORCE)`) };
}

async function administer(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
