import { beforeEach, expect, it, vi } from 'vitest';
import { dataProvider } from './data-provider.js';

const answer = vi.fn<typeof fetch>();
const json = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });
const keyOf = (index: number) =>
  new Headers(answer.mock.calls[index]?.[1]?.headers).get('idempotency-key') ?? 'none';
const create = (nom: string) => dataProvider.create('centre', { data: { nom } });

beforeEach(() => {
  answer.mockReset();
  vi.stubGlobal('fetch', answer);
});

it('saves a record once, however often it has to be sent until there is an answer', async () => {
  answer.mockRejectedValueOnce(new TypeError('no connection'));
  await expect(create('Nord')).rejects.toThrow();
  answer.mockResolvedValueOnce(json(201, { id: 'centre-1' }));
  expect((await create('Nord')).data).toMatchObject({ id: 'centre-1' });
  expect(keyOf(1)).toBe(keyOf(0));
});

it.each([
  ['it was saved', 201, { id: 'centre-1' }],
  ['it was refused', 400, { globalErrors: [], fieldErrors: [] }],
])('means another record with the same content once %s', async (_, status, body) => {
  answer.mockResolvedValueOnce(json(status, body));
  await create('Sud').catch(() => undefined);
  answer.mockResolvedValueOnce(json(201, { id: 'centre-2' }));
  await create('Sud');
  expect(keyOf(1)).not.toBe(keyOf(0));
});
