/**
 * Reading must not get slower as the history grows: the movement page and the stock list of a centre with
 * 1,000,000 movements (`BENCH_MOVEMENTS`) in two years against one with 10,000. Two services on one machine, asked in turn.
 */
import { percentile, round } from '../lib/figures.mjs';
import { serviceWithHistory } from '../lib/history.mjs';

const PAGES = {
  movementPage: '/vaccination/mouvement?page=0&size=25',
  stockList: '/vaccination/stock?page=0&size=25&quantiteNonNulle=true',
};
const WARM_UP = 50;
const ROUNDS = 400;

export async function run({ few = 10_000, many = 1_000_000, say = () => {} } = {}) {
  const services = {};
  try {
    // The long history first: while it is made, a session at the other service would end.
    for (const [name, movements] of Object.entries({ many, few })) {
      services[name] = await serviceWithHistory(movements, say);
    }
    const times = {};
    for (const [page, path] of Object.entries(PAGES)) {
      times[page] = { few: [], many: [] };
      for (let turn = -WARM_UP; turn < ROUNDS; turn++) {
        for (const name of turn % 2 ? ['few', 'many'] : ['many', 'few']) {
          const begun = performance.now();
          await services[name].centre.call('GET', path);
          if (turn >= 0) times[page][name].push(performance.now() - begun);
        }
      }
    }
    return Object.fromEntries(
      Object.entries(times).map(([page, { few: short, many: long }]) => {
        const [manyP95, fewP95] = [percentile(long, 0.95), percentile(short, 0.95)];
        return [page, { manyP95Ms: round(manyP95), fewP95Ms: round(fewP95), ratio: round(manyP95 / fewP95) }];
      }),
    );
  } finally {
    for (const { service } of Object.values(services)) await service.remove();
  }
}
