import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { eventually } from '../testing/eventually.js';
import { credentials } from './credentials.js';
import { ExportFailed, type ExportStatus, makeExport } from './exports.js';
import { download } from './files.js';

const STOCK = download('/dispatch/stock/export', 'stock.xlsx');
const answer = vi.fn<typeof fetch>();
const status = (statut: ExportStatus['statut'], nbLignes = 0): ExportStatus => ({
  id: 'x1',
  statut,
  nbLignes,
  nbLignesTotal: 100,
});
const json = (code: number, body: unknown) => new Response(JSON.stringify(body), { status: code });
const workbook = () =>
  new Response('rows', { headers: { 'content-disposition': 'attachment; filename="stocks.xlsx"' } });
const asked = () =>
  requests().map(({ method, url }) => `${method} ${new URL(url).pathname}${new URL(url).search}`);
const requests = () => answer.mock.calls.map(([request]) => request as Request);

beforeEach(() => {
  vi.useFakeTimers();
  answer.mockReset();
  vi.stubGlobal('fetch', answer);
  credentials.keep('the token');
});
afterEach(() => vi.useRealTimers());

describe('an export', () => {
  it('is asked after until it is made, then fetched', async () => {
    answer
      .mockResolvedValueOnce(json(202, status('EN_ATTENTE')))
      .mockResolvedValueOnce(json(200, status('EN_COURS', 40)))
      .mockResolvedValueOnce(json(200, status('TERMINE', 100)))
      .mockResolvedValueOnce(workbook());
    const seen: string[] = [];
    const made = makeExport(
      download('/dispatch/stock/export', 'x', { query: { lot: 'A' } }),
      new AbortController().signal,
      (now) => seen.push(`${now.statut} ${now.nbLignes}`),
    );
    await vi.runAllTimersAsync();
    const { name, blob } = await made;
    expect([name, await blob.text()]).toEqual(['stocks.xlsx', 'rows']);
    expect(seen).toEqual(['EN_ATTENTE 0', 'EN_COURS 40']);
    expect(requests()[0]?.headers.get('prefer')).toBe('respond-async');
    expect(asked()).toEqual([
      'GET /api/admin/dispatch/stock/export?lot=A',
      'GET /api/admin/exports/x1',
      'GET /api/admin/exports/x1',
      'GET /api/admin/exports/x1/file',
    ]);
  });

  it('is taken as it comes where the service answers with the file', async () => {
    answer.mockResolvedValueOnce(workbook());
    const made = await makeExport(STOCK, new AbortController().signal, () => {});
    expect(made.name).toBe('stocks.xlsx');
  });

  it('is stopped at the service when nobody wants it any more', async () => {
    answer.mockImplementation(async (request) =>
      (request as Request).method === 'DELETE'
        ? new Response(null, { status: 204 })
        : json(202, status('EN_COURS')),
    );
    const stopper = new AbortController();
    const made = makeExport(STOCK, stopper.signal, () => {}).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(50);
    stopper.abort();
    expect(await made).toBe(stopper.signal.reason);
    await eventually(() => expect(asked()).toContain('DELETE /api/admin/exports/x1'));
  });

  it.each(['ECHEC', 'ANNULE'] as const)('that ends as %s is no file', async (statut) => {
    answer.mockResolvedValueOnce(json(202, status(statut)));
    await expect(makeExport(STOCK, new AbortController().signal, () => {})).rejects.toThrow(ExportFailed);
  });
});
