/**
 * Two hundred sign-ins and wrong changes of passwords at once: everybody is answered, and health says what is true.
 * Afterwards: whether the time of a refusal tells a login that exists from one that does not.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { percentile, round } from '../lib/figures.mjs';
import { startService } from '../lib/service.mjs';

const script = new URL('../../../scripts/start.mjs', import.meta.url).pathname;
const PASSWORD = 'Demo-ledger-2026!';
const LOGINS = ['admin', 'referent', 'dispatch', 'sud', 'bellevue', 'riviere', 'point'];
const CALLS = 200;
/** Health is asked as often as that: much more often than by any orchestrator, and no load of its own. */
const ASKED_EVERY_MS = 20;

export async function run({ say = () => {} } = {}) {
  const service = await startService({ script });
  const send = (method, path, body, token) =>
    fetch(`${service.url}/api/admin/auth/${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify(body),
    });
  const signIn = (username) => send('POST', 'login', { username, password: PASSWORD });
  try {
    const tokens = new Map();
    for (const login of LOGINS) tokens.set(login, (await (await signIn(login)).json()).token);
    const change = (login) =>
      send(
        'PUT',
        'password',
        { oldPassword: 'wrong', password: 'Neuf-chevaux-2026', confirmation: 'Neuf-chevaux-2026' },
        tokens.get(login),
      );
    say(`${CALLS} calls`);
    const durations = [];
    const health = [];
    let open = true;
    const watching = (async () => {
      while (open) {
        health.push((await fetch(`${service.url}/health/ready`)).status);
        await sleep(ASKED_EVERY_MS);
      }
    })();
    const statuses = await Promise.all(
      Array.from({ length: CALLS }, async (_, n) => {
        const login = LOGINS[n % LOGINS.length];
        const begun = performance.now();
        const response = await (n % 2 ? signIn(login) : change(login));
        await response.arrayBuffer();
        durations.push(performance.now() - begun);
        return response.status;
      }),
    );
    open = false;
    await watching;
    say('known and unknown logins');
    const attempt = async (username) => {
      const begun = performance.now();
      await (await send('POST', 'login', { username, password: 'wrong' })).arrayBuffer();
      return performance.now() - begun;
    };
    // The shortest of several in turn: what else the machine does lengthens both.
    const known = [];
    const unknown = [];
    for (let n = 0; n < 8; n++) {
      known.push(await attempt('agence'));
      unknown.push(await attempt('ghost'));
    }
    const count = (status) => statuses.filter((one) => one === status).length;
    return {
      calls: CALLS,
      p95Ms: round(percentile(durations, 0.95), 0),
      statuses: [...new Set(statuses)].map((status) => `${count(status)} × ${status}`).join(', '),
      unwell: health.filter((status) => status !== 200).length,
      asked: health.length,
      unknownToKnown: round(Math.min(...unknown) / Math.min(...known), 2),
    };
  } finally {
    await service.remove();
  }
}
