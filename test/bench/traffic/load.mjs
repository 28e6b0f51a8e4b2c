/** Calls that come when they come, whether or not those before them are answered. */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { READS } from './demand.mjs';

/** So many calls without an answer that a further one is not sent but counted as lost. */
const MOST_WAITING = 2_000;
/** Of commands, those after which the other process is asked for the same centre, as of the command. */
const LOOKED_AT = 0.2;

/**
 * Sends commands and reads for `seconds`, each at a time of its own, each to any of the processes.
 *
 * @param rates `commands` and `reads` a second
 * @returns milliseconds from the time at which a call was due until it was answered: of `commands`, of `reads`, and of
 *   `looks` at another process that wait for a command's position; and the calls that were `lost`
 */
export async function send({ urls, centres, rates, seconds }) {
  const times = { commands: [], reads: [], looks: [], lost: 0 };
  const waiting = new Set();
  const begin = (call) => {
    if (waiting.size >= MOST_WAITING) {
      times.lost++;
      return;
    }
    const done = call()
      .catch(() => times.lost++)
      .finally(() => waiting.delete(done));
    waiting.add(done);
  };
  const until = performance.now() + seconds * 1_000;
  const arrivals = (perSecond, call) => {
    let due = performance.now() + pause(perSecond);
    return async () => {
      for (; due < until; due += pause(perSecond)) {
        const early = due - performance.now();
        if (early > 1) await sleep(early);
        const at = due;
        begin(() => call(at));
      }
    };
  };
  await Promise.all([
    arrivals(rates.commands, (due) => command(urls, centres, times, due))(),
    arrivals(rates.reads, (due) => read(urls, centres, times, due))(),
  ]);
  await Promise.all(waiting);
  return times;
}

/** Milliseconds until the next call, of calls that do not know of each other. */
const pause = (perSecond) => (-Math.log(1 - Math.random()) * 1_000) / perSecond;

const any = (list) => list[Math.floor(Math.random() * list.length)];

async function command(urls, centres, times, due) {
  const [centre, url] = [any(centres), any(urls)];
  const response = await fetch(`${url}/api/admin/vaccination/sortieFrigo`, {
    method: 'POST',
    headers: { ...centre.headers, 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify({
      idLigneBl: centre.lines[0],
      quantite: 1,
      sortieType: 'INTERNE',
      typeConditionnement: 'FLACON',
    }),
  });
  await answered(response);
  times.commands.push(performance.now() - due);
  if (Math.random() >= LOOKED_AT) return;
  const begun = performance.now();
  const other = urls.find((one) => one !== url) ?? url;
  await get(other, '/vaccination/stock?page=0&size=25', {
    ...centre.headers,
    'x-ledger-position': response.headers.get('x-ledger-position'),
  });
  times.looks.push(performance.now() - begun);
}

async function read(urls, centres, times, due) {
  await get(any(urls), any(READS), any(centres).headers);
  times.reads.push(performance.now() - due);
}

const get = async (url, path, headers) => answered(await fetch(`${url}/api/admin${path}`, { headers }));

async function answered(response) {
  const text = await response.text();
  if (!response.ok) throw new Error(`${response.status} ${text}`);
}
