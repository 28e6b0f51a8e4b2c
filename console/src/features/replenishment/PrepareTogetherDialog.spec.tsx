import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { batch } from '../../testing/batch.js';
import { renderInApp } from '../../testing/renderInApp.js';
import { scan } from '../../testing/scan.js';
import { PrepareTogetherDialog } from './PrepareTogetherDialog.js';
import type { Request } from './request.js';

const STOCK = [
  batch('b1', 'LOT-1', null),
  batch('b2', 'LOT-2', null, { rappel: true }),
  batch('b3', 'LOT-3', null),
];
const { produit } = STOCK[0]!;
const REQUEST = { id: 'r', produit, nbCond: 2, nbCondConfirme: 2 } as unknown as Request;

it('takes the batch of a scanned box, none that is recalled, and none of another product', async () => {
  vi.stubGlobal('fetch', async (request: globalThis.Request) => {
    const { pathname, searchParams } = new URL(request.url);
    const lot = searchParams.get('code')?.slice(18);
    if (pathname.endsWith('/dispatch/preparation')) return Response.json(STOCK);
    if (!pathname.endsWith('/scan')) return Response.json([produit]);
    return lot === 'V'
      ? Response.json({ lot, produit: { ...produit, id: 'v', nomCommercial: 'Vaxilor' }, stocks: [] })
      : Response.json({ lot, produit, stocks: STOCK.filter((each) => each.lot === lot) });
  });
  await renderInApp(<PrepareTogetherDialog requests={[REQUEST]} onClose={() => {}} onPrepared={() => {}} />);
  expect(await screen.findByText('Scannez une boîte pour choisir le lot.')).toBeVisible();
  const batchOf = (lot: RegExp) => screen.getByLabelText(lot, { selector: 'input' });
  expect(batchOf(/LOT-1/)).toBeChecked();
  scan('LOT-3');
  expect(await screen.findByText('Lu : Immunol, lot LOT-3')).toBeVisible();
  expect(batchOf(/LOT-3/)).toBeChecked();
  scan('LOT-2');
  expect(await screen.findByText(/Le lot LOT-2 est rappelé/)).toBeVisible();
  scan('V');
  expect(
    await screen.findByText(/celui de Vaxilor : ces demandes portent sur un autre produit/),
  ).toBeVisible();
  expect(batchOf(/LOT-3/)).toBeChecked();
});

it('proposes when the chosen batch left the freezer, until another moment is typed', async () => {
  const left = (dateSortie: string) => ({ dateSortie, quantite: 50 });
  const batches = [
    batch('b1', 'LOT-1', null, left('2026-03-01T08:00:00.000Z')),
    batch('b2', 'LOT-2', null, left('2026-03-02T09:30:00.000Z')),
  ];
  vi.stubGlobal('fetch', async (request: globalThis.Request) =>
    Response.json(
      new URL(request.url).pathname.endsWith('/dispatch/preparation')
        ? batches
        : [{ ...produit, stabilite28: 720 }],
    ),
  );
  await renderInApp(<PrepareTogetherDialog requests={[REQUEST]} onClose={() => {}} onPrepared={() => {}} />);
  const choose = (lot: RegExp) => fireEvent.click(screen.getByLabelText(lot, { selector: 'input' }));
  const shows = (moment: string) => expect(screen.getByDisplayValue(moment)).toBeInTheDocument();
  await screen.findByLabelText(/LOT-1/, { selector: 'input' });
  shows('01/03/2026 09:00');
  choose(/LOT-2/);
  shows('02/03/2026 10:30');
  choose(/LOT-1/);
  shows('01/03/2026 09:00');
  await userEvent.click(screen.getByRole('spinbutton', { name: /^(Jour|Day)/ }));
  await userEvent.keyboard('05');
  shows('05/03/2026 09:00');
  choose(/LOT-2/);
  shows('05/03/2026 09:00');
});
