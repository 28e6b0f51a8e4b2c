import { beforeEach, describe, expect, it, vi } from 'vitest';
import { eventually } from '../testing/eventually.js';
import { call, send, underKey } from './client.js';
import { credentials } from './credentials.js';
import { FailedError, RefusedError } from './errors.js';
import { fileName } from './files.js';
import { serviceNow } from './service-clock.js';

const answer = vi.fn<typeof fetch>();
const PERIOD = { idProduit: 'p', dayOfWeek: '2026-11-20', endOfWeek: null };
const json = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers });
const requestOf = (index: number) => answer.mock.calls[index]?.[0] as Request;
const sent = (index: number) => requestOf(index).headers;
const command = async (path: string, body: unknown, key: string) =>
  (await send('post', path, { body, headers: underKey(key) })).data;

beforeEach(() => {
  answer.mockReset();
  vi.stubGlobal('fetch', answer);
  credentials.keep('the token');
  credentials.selectCentre('centre-1');
});

describe('the client', () => {
  it('says who asks, for which centre, and once for every intention', async () => {
    answer.mockResolvedValue(json(201, { id: 'exit-1' }));
    expect(await command('/vaccination/sortieFrigo', { quantite: 1 }, 'key-1')).toEqual({
      id: 'exit-1',
    });
    expect(new URL(requestOf(0).url).pathname).toBe('/api/admin/vaccination/sortieFrigo');
    expect(sent(0).get('authorization')).toBe('Bearer the token');
    expect(sent(0).get('x-centre-id')).toBe('centre-1');
    expect(sent(0).get('idempotency-key')).toBe('key-1');
  });

  it('reads its own writes, at the centre where it wrote', async () => {
    answer.mockResolvedValueOnce(json(201, {}, { 'x-ledger-position': '42' }));
    await command('/vaccination/dechet', {}, 'key-2');
    answer.mockImplementation(async () => json(200, []));
    await call('get', '/vaccination/available-lot');
    expect(sent(1).get('x-ledger-position')).toBe('42');
    credentials.selectCentre('centre-2');
    await call('get', '/vaccination/available-lot');
    expect(sent(2).get('x-ledger-position')).toBeNull();
  });

  it('asks with a body too, and sees its own writes', async () => {
    credentials.selectCentre('centre-3');
    answer.mockResolvedValueOnce(json(201, {}, { 'x-ledger-position': '43' }));
    await command('/vaccination/utilisation', {}, 'key-3');
    answer.mockResolvedValueOnce(json(200, { d1: 4 }));
    expect(await call('post', '/vaccination/utilisation/specific-jour', { body: PERIOD })).toEqual({ d1: 4 });
    expect(requestOf(1).method).toBe('POST');
    expect(await requestOf(1).json()).toEqual(PERIOD);
    expect(sent(1).get('x-ledger-position')).toBe('43');
    expect(sent(1).get('idempotency-key')).toBeNull();
  });

  it('hears from each answer what time it is at the service, from a refusal too', async () => {
    const hour = 3_600_000;
    for (const [status, difference] of [
      [200, -hour],
      [400, hour],
    ] as const) {
      const there = Date.now() + difference;
      answer.mockResolvedValueOnce(json(status, {}, { date: new Date(there).toUTCString() }));
      await call('get', '/vaccination/available-lot').catch(() => undefined);
      expect(Math.abs(serviceNow().getTime() - there)).toBeLessThan(60_000);
    }
  });

  it('hands out what the service refused', async () => {
    const body = {
      globalErrors: [{ code: 'quantitePrevision' }],
      fieldErrors: [{ field: 'quantite', code: '0' }],
    };
    answer.mockResolvedValue(json(400, body));
    const error = await call('get', '/centre/me').catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(RefusedError);
    expect((error as RefusedError).hasGlobal('quantitePrevision')).toBe(true);
    expect((error as RefusedError).onField('quantite')?.code).toBe('0');
  });

  it('tells a lost answer from a refusal', async () => {
    answer.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await expect(call('get', '/centre/me')).rejects.toMatchObject({
      name: 'UnansweredError',
      reason: 'network',
    });
    answer.mockResolvedValueOnce(json(503, {}, { 'retry-after': '2' }));
    const error = await call('get', '/centre/me').catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(FailedError);
    expect((error as FailedError).retryAfter).toBe(2);
  });

  it.each([
    ['a page of a gateway', () => new Response('<html>Bad Gateway</html>', { status: 502 })],
    ['a failure without a code', () => json(500, {})],
    ['a body that is cut', () => new Response('{"id":"ex', { status: 201 })],
    ['a page in place of the result', () => new Response('<html></html>', { status: 200 })],
  ])('takes %s for no answer to a command, and for what it is to a query', async (_, answered) => {
    answer.mockImplementation(async () => answered());
    await expect(command('/vaccination/dechet', {}, 'key-4')).rejects.toMatchObject({
      name: 'UnansweredError',
      reason: 'network',
    });
    await expect(call('post', '/auth/logout/all')).rejects.toMatchObject({ name: 'UnansweredError' });
    await expect(call('get', '/centre/me')).rejects.not.toMatchObject({ name: 'UnansweredError' });
  });

  it('takes a failure with a code for the answer of the service, to a command too', async () => {
    answer.mockImplementation(async () => json(500, { code: 'global.error.unexpected', message: '' }));
    await expect(command('/vaccination/dechet', {}, 'key-5')).rejects.toBeInstanceOf(FailedError);
  });

  it('gives up after a time, and gives the reason of a caller that gives up first', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout');
    const late = new AbortController();
    timeout.mockReturnValue(late.signal);
    answer.mockImplementation(
      (request) =>
        new Promise((_, reject) => {
          const { signal } = request as Request;
          signal.addEventListener('abort', () => reject(signal.reason));
        }),
    );
    const stopper = new AbortController();
    const stopped = call('get', '/centre/me', { signal: stopper.signal }).catch((thrown: unknown) => thrown);
    const waiting = call('get', '/centre/me').catch((thrown: unknown) => thrown);
    await eventually(() => expect(answer).toHaveBeenCalledTimes(2));
    stopper.abort(new Error('left the page'));
    expect(await stopped).toMatchObject({ message: 'left the page' });
    late.abort(new DOMException('late', 'TimeoutError'));
    expect(await waiting).toMatchObject({ name: 'UnansweredError', reason: 'timeout' });
    expect(timeout).toHaveBeenCalledWith(20_000);
  });

  it('says on a 401 that the session has ended, once the token is not another by then', async () => {
    const ended = vi.fn();
    const stop = credentials.onEnded(ended);
    answer.mockResolvedValue(json(401, { code: 'unauthorised', message: '' }));
    await expect(call('get', '/centre/me')).rejects.toBeInstanceOf(RefusedError);
    expect(credentials.token).toBe('the token');
    expect(ended).toHaveBeenCalledOnce();
    answer.mockImplementation(async () => {
      credentials.keep('a newer token');
      return json(401, { code: 'unauthorised', message: '' });
    });
    await expect(call('get', '/centre/me')).rejects.toBeInstanceOf(RefusedError);
    expect(ended).toHaveBeenCalledOnce();
    stop();
  });

  it("sends nobody else's token, and says that the session has ended where another window signed out", async () => {
    const ended = vi.fn();
    const stop = credentials.onEnded(ended);
    answer.mockImplementation(async () => json(401, { code: 'unauthorised', message: '' }));
    localStorage.setItem('token', `a.${btoa(JSON.stringify({ sub: 'another user' }))}.sign`);
    await expect(call('get', '/centre/me')).rejects.toBeInstanceOf(RefusedError);
    expect(sent(0).get('authorization')).toBeNull();
    expect(ended).toHaveBeenCalledOnce();
    localStorage.removeItem('token');
    await expect(call('get', '/centre/me')).rejects.toBeInstanceOf(RefusedError);
    expect(ended).toHaveBeenCalledTimes(2);
    stop();
  });

  it('reads nothing from an answer without a body', async () => {
    answer.mockResolvedValue(new Response(null, { status: 204 }));
    expect(await call('post', '/auth/password/forgotten', { body: { login: 'x' } })).toBeUndefined();
  });
});

it('leaves absent filters out and repeats lists', async () => {
  answer.mockResolvedValue(json(200, []));
  await send('get', '/centre', {
    parameters: { query: { q: '', ville: undefined, type: ['DISPATCH', 'REFERENT'], page: 0 } },
  });
  const { pathname, search } = new URL(requestOf(0).url);
  expect(pathname + search).toBe('/api/admin/centre?type=DISPATCH&type=REFERENT&page=0');
});

it('puts an id into the path as it may be there', async () => {
  answer.mockResolvedValue(json(200, {}));
  await call('get', '/outbox/{id}', { parameters: { path: { id: 'a/b' } } });
  expect(new URL(requestOf(0).url).pathname).toBe('/api/admin/outbox/a%2Fb');
});

it('calls what is outside of the administration by its own path', async () => {
  answer.mockResolvedValue(json(200, {}));
  await call('get', '/api/configuration');
  expect(new URL(requestOf(0).url).pathname).toBe('/api/configuration');
});

it('reads the name of a file', () => {
  expect(fileName('attachment; filename="bl.pdf"')).toBe('bl.pdf');
  expect(fileName("attachment; filename=x; filename*=UTF-8''%C3%A9tiquette.pdf")).toBe('étiquette.pdf');
  expect(fileName(null)).toBeUndefined();
});
