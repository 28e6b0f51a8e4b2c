/**
 * What a look at the past costs: the stock list, the movement page and the dashboard of a centre with 1,000,000
 * movements in two years, as of an instant against as they are, asked in turn of one service.
 */
import { percentile, round } from '../lib/figures.mjs';
import { serviceWithHistory } from '../lib/history.mjs';
import { signInAdministrator } from '../lib/service.mjs';

const PAGES = {
  stockList: '/vaccination/stock?page=0&size=25&quantiteNonNulle=true',
  movementPage: '/vaccination/mouvement?page=0&size=25',
  dashboard: '/vaccination/tdb',
};
const DAY_MS = 24 * 3_600_000;
const AGO = { yesterday: DAY_MS, yearAgo: 365 * DAY_MS };
const WARM_UP = 30;
const ROUNDS = 300;

/** @returns for each page the p95 in milliseconds of each moment, and each past one's ratio to the live one */
export async function run({ movements = 1_000_000, say = () => {} } = {}) {
  const { service, centre } = await serviceWithHistory(movements, say);
  try {
    const pages = {};
    for (const [page, path] of Object.entries(PAGES)) pages[page] = await measured(centre, path);
    return {
      ...pages,
      replay: await replayed(await signInAdministrator(service.url), centre.centreId, movements),
    };
  } finally {
    await service.remove();
  }
}

async function measured(centre, path) {
  const times = { live: [], yesterday: [], yearAgo: [] };
  const names = Object.keys(times);
  for (let turn = -WARM_UP; turn < ROUNDS; turn++) {
    // Each begins a round as often as the others.
    for (let n = 0; n < names.length; n++) {
      const name = names[(n + turn + WARM_UP) % names.length];
      const begun = performance.now();
      await centre.call('GET', asOf(path, AGO[name]));
      if (turn >= 0) times[name].push(performance.now() - begun);
    }
  }
  const p95 = Object.fromEntries(names.map((name) => [name, percentile(times[name], 0.95)]));
  return {
    liveMs: round(p95.live),
    yesterdayMs: round(p95.yesterday),
    yearAgoMs: round(p95.yearAgo),
    ratio: round(Math.max(p95.yesterday, p95.yearAgo) / p95.live),
  };
}

/** A page of a centre's replay, from its first movement on and from where nearly all of them lie before it. */
async function replayed(call, centreId, movements) {
  const times = { first: [], late: [] };
  for (let turn = -WARM_UP; turn < ROUNDS; turn++) {
    for (const [name, after] of [
      ['first', 0],
      ['late', movements - 1_000],
    ]) {
      const begun = performance.now();
      await call('GET', `/ledger/rejeu?idCentre=${centreId}&after=${after}`);
      if (turn >= 0) times[name].push(performance.now() - begun);
    }
  }
  const [firstMs, lateMs] = [percentile(times.first, 0.95), percentile(times.late, 0.95)];
  return { firstMs: round(firstMs), lateMs: round(lateMs), ratio: round(lateMs / firstMs) };
}

function asOf(path, ago) {
  if (ago === undefined) return path;
  const instant = new Date(Date.now() - ago).toISOString();
  return `${path}${path.includes('?') ? '&' : '?'}asOf=${instant}`;
}
