import { beforeEach, describe, expect, it, vi } from 'vitest';
import { addressOf, client, fileName } from './client.js';
import { credentials } from './credentials.js';
import { RefusedError, UnansweredError } from './errors.js';

const answer = vi.fn<typeof fetch>();
const json = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers });
const sent = (index: number) => new Headers(answer.mock.calls[index]?.[1]?.headers);

beforeEach(() => {
  answer.mockReset();
  vi.stubGlobal('fetch', answer);
  credentials.keep('the token');
  credentials.selectCentre('centre-1');
});

describe('the client', () => {
  it('says who asks, for which centre, and once for every intention', async () => {
    answer.mockResolvedValue(json(201, { id: 'exit-1' }));
    expect(await client.command('POST', '/vaccination/sortieFrigo', { quantite: 1 }, 'key-1')).toEqual({
      id: 'exit-1',
    });
    expect(answer.mock.calls[0]?.[0]).toBe('/api/admin/vaccination/sortieFrigo');
    expect(sent(0).get('authorization')).toBe('Bearer the token');
    expect(sent(0).get('x-centre-id')).toBe('centre-1');
    expect(sent(0).get('idempotency-key')).toBe('key-1');
  });

  it('reads its own writes, at the centre where it wrote', async () => {
    answer.mockResolvedValueOnce(json(201, {}, { 'x-ledger-position': '42' }));
    await client.command('POST', '/vaccination/dechet', {}, 'key-2');
    answer.mockImplementation(async () => json(200, []));
    await client.query('/vaccination/stock');
    expect(sent(1).get('x-ledger-position')).toBe('42');
    credentials.selectCentre('centre-2');
    await client.query('/vaccination/stock');
    expect(sent(2).get('x-ledger-position')).toBeNull();
  });

  it('asks with a body too, and sees its own writes', async () => {
    credentials.selectCentre('centre-3');
    answer.mockResolvedValueOnce(json(201, {}, { 'x-ledger-position': '43' }));
    await client.command('POST', '/vaccination/utilisation', {}, 'key-3');
    answer.mockResolvedValueOnce(json(200, { d1: 4 }));
    expect(await client.ask('/vaccination/utilisation/specific-jour', { idProduit: 'p' })).toEqual({ d1: 4 });
    expect(answer.mock.calls[1]?.[1]).toMatchObject({ method: 'POST', body: '{"idProduit":"p"}' });
    expect(sent(1).get('x-ledger-position')).toBe('43');
    expect(sent(1).get('idempotency-key')).toBeNull();
  });

  it('hands out what the service refused', async () => {
    const body = {
      globalErrors: [{ code: 'quantitePrevision' }],
      fieldErrors: [{ field: 'quantite', code: '0' }],
    };
    answer.mockResolvedValue(json(400, body));
    const error = await client.query('/x').catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(RefusedError);
    expect((error as RefusedError).hasGlobal('quantitePrevision')).toBe(true);
    expect((error as RefusedError).onField('quantite')?.code).toBe('0');
  });

  it('tells a lost answer from a refusal', async () => {
    answer.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await expect(client.query('/x')).rejects.toMatchObject({ name: 'UnansweredError', reason: 'network' });
    answer.mockResolvedValueOnce(json(503, {}, { 'retry-after': '2' }));
    const error = await client.query('/x').catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(UnansweredError);
    expect((error as UnansweredError).retryAfter).toBe(2);
  });

  it('signs out on a 401', async () => {
    const signedOut = vi.fn();
    const stop = credentials.onSignedOut(signedOut);
    answer.mockResolvedValue(json(401, { code: 'unauthorised', message: '' }));
    await expect(client.query('/x')).rejects.toBeInstanceOf(RefusedError);
    expect(credentials.token).toBeNull();
    expect(signedOut).toHaveBeenCalledOnce();
    stop();
  });

  it('reads nothing from an answer without a body', async () => {
    answer.mockResolvedValue(new Response(null, { status: 204 }));
    expect(await client.call('POST', '/auth/password/forgotten', { login: 'x' })).toBeUndefined();
  });
});

it('leaves absent filters out and repeats lists', () => {
  expect(
    addressOf('/vaccination/besoin', { lot: '', idProduit: undefined, statut: ['A', 'B'], page: 0 }),
  ).toBe('/api/admin/vaccination/besoin?statut=A&statut=B&page=0');
});

it('reads the name of a file', () => {
  expect(fileName('attachment; filename="bl.pdf"')).toBe('bl.pdf');
  expect(fileName("attachment; filename=x; filename*=UTF-8''%C3%A9tiquette.pdf")).toBe('étiquette.pdf');
  expect(fileName(null)).toBeUndefined();
});
