/**
 * Appends of one event to 16 streams at once, each writer waiting for its append before the next: our store,
 * emmett's, and a bare INSERT, in turn on the same Postgres, so that what slows the machine down slows all.
 */
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { median, round } from '../lib/figures.mjs';
import { CONTENDERS } from './contenders.mjs';

const WRITERS = 16;
const ROUNDS = 5;

/**
 * @param databaseUrl of any database whose user may create databases; each contender gets one and it is dropped
 * @param seconds for each contender, over all rounds
 * @returns appends a second of each, and `ratio`, ours to emmett's: medians over the rounds
 */
export async function run({ databaseUrl, seconds = 10, say = () => {} }) {
  const admin = new pg.Client({ connectionString: databaseUrl });
  await admin.connect();
  const entered = [];
  try {
    for (const [name, enter] of Object.entries(CONTENDERS)) {
      const database = `bench_${name.toLowerCase()}_${randomUUID().slice(0, 8)}`;
      await admin.query(`CREATE DATABASE ${database}`);
      const url = new URL(databaseUrl);
      url.pathname = `/${database}`;
      const contender = { name, database, rates: [] };
      entered.push(contender);
      contender.store = await enter(url.href, { writers: WRITERS });
    }
    for (let round = 0; round <= ROUNDS; round++) {
      for (const { store, rates } of entered) {
        const rate = await appendsPerSecond(store, round === 0 ? 0.5 : seconds / ROUNDS);
        // The first round warms up.
        if (round > 0) rates.push(rate);
      }
      say(`appends, round ${round} of ${ROUNDS}`);
    }
  } finally {
    for (const { store, database } of entered) {
      await store?.close();
      await admin.query(`DROP DATABASE ${database} WITH (FORCE)`);
    }
    await admin.end();
  }
  const rates = Object.fromEntries(entered.map(({ name, rates }) => [name, rates]));
  return {
    ours: Math.round(median(rates.ours)),
    emmett: Math.round(median(rates.emmett)),
    bareInsert: Math.round(median(rates.bareInsert)),
    ratio: round(median(rates.ours.map((rate, index) => rate / rates.emmett[index]))),
  };
}

async function appendsPerSecond(store, seconds) {
  let appended = 0;
  const begun = performance.now();
  const end = begun + seconds * 1_000;
  const write = async (append) => {
    while (performance.now() < end) {
      await append();
      appended++;
    }
  };
  await Promise.all(Array.from({ length: WRITERS }, () => write(store.writer())));
  return appended / ((performance.now() - begun) / 1_000);
}
