import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { hearServiceClock } from '../../api/service-clock.js';
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
  hearServiceClock(Date.now(), 'Tue, 10 Mar 2026 10:00:00 GMT');
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

const VAXILOR = { ...produit, stabilite28: 720 };

/** @returns the bodies that are sent */
function answering(batches: readonly unknown[]): unknown[] {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (request: globalThis.Request) => {
    const { pathname } = new URL(request.url);
    if (pathname.endsWith('/dispatch/preparation/multiple')) {
      sent.push(await request.json());
      return Response.json([{ id: 'prepared' }], { status: 201 });
    }
    return Response.json(pathname.endsWith('/dispatch/preparation') ? batches : [VAXILOR]);
  });
  return sent;
}

const dialogFor = (nbCond: number) =>
  renderInApp(
    <PrepareTogetherDialog requests={[{ ...REQUEST, nbCond }]} onClose={() => {}} onPrepared={() => {}} />,
  );

it('says when further batches left the freezer, as far as known: what is typed is of the chosen one', async () => {
  answering([
    batch('b1', 'LOT-1', null, { dateSortie: '2026-03-01T08:00:00.000Z', peremption: '2099-10-31' }),
    batch('b2', 'LOT-2', null, { dateSortie: '2026-03-02T09:30:00.000Z', peremption: '2099-11-30' }),
    batch('b3', 'LOT-3', null),
  ]);
  await dialogFor(12);
  expect(await screen.findByText(/la suite est prise dans les lots suivants/)).toHaveTextContent(
    /LOT-1 : 5 flacons, LOT-2 : 5 flacons \(sortie du congélateur le 02\/03\/2026 10:30\), LOT-3 : 2 flacons$/,
  );
});

it('asks why a batch is taken that ends later than another one, and nothing of what it proposes', async () => {
  const sent = answering([
    batch('b1', 'LOT-1', null, { quantite: 3, peremption: '2099-06-30' }),
    batch('b2', 'LOT-2', null, { quantite: 30, peremption: '2099-08-31' }),
  ]);
  await dialogFor(4);
  expect(await screen.findByLabelText(/LOT-1/, { selector: 'input' })).toBeChecked();
  const reason = () => screen.queryByLabelText(/^Pourquoi ce lot/);
  expect(reason()).toBeNull();
  fireEvent.click(screen.getByLabelText(/LOT-2/, { selector: 'input' }));
  const send = screen.getByRole('button', { name: 'Valider les préparations' });
  await userEvent.click(send);
  expect(sent).toEqual([]);
  await userEvent.type(reason()!, 'Réservé');
  await userEvent.click(send);
  await vi.waitFor(() =>
    expect(sent).toMatchObject([{ idStock: 'b2', idStocksSuivants: [], motifDerogation: 'Réservé' }]),
  );
});
