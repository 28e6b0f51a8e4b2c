import { cleanup, fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { CentreTree, Product } from '../../api/types.js';
import { batch } from '../../testing/batch.js';
import { renderInApp } from '../../testing/renderInApp.js';
import { scan } from '../../testing/scan.js';
import { RequestForm } from './RequestForm.js';

const IMMUNOL = { ...batch('', '', null).produit, id: 'immunol' } as Product;
const VAXILOR = { ...IMMUNOL, id: 'vaxilor', nomCommercial: 'Vaxilor' };
const CENTRE = { id: 'c', idTransporteur: null } as unknown as CentreTree;

it('takes the product of a scanned box, and no other one once something was typed', async () => {
  vi.stubGlobal('fetch', async (request: Request) => {
    const lot = new URL(request.url).searchParams.get('code')?.slice(18);
    return Response.json({ gtin: null, lot, produit: lot === 'V' ? VAXILOR : IMMUNOL, stocks: [] });
  });
  await renderInApp(<RequestForm kind="POINT" centre={CENTRE} products={[IMMUNOL, VAXILOR]} carriers={[]} />);
  expect(screen.getByText('Scannez une boîte pour choisir le produit.')).toBeVisible();
  const product = (name: RegExp) => screen.getByLabelText(name, { selector: 'input' });
  scan('I');
  expect(await screen.findByText('Lu : Immunol')).toBeVisible();
  expect(product(/^Immunol/)).toBeChecked();
  scan('V');
  expect(await screen.findByText('Lu : Vaxilor')).toBeVisible();
  expect(product(/^Vaxilor/)).toBeChecked();
  fireEvent.change(screen.getByLabelText(/^Commentaire/, { selector: 'textarea' }), {
    target: { value: 'Urgent' },
  });
  scan('I');
  expect(await screen.findByText(/Le code est celui de Immunol/)).toBeVisible();
  expect(product(/^Vaxilor/)).toBeChecked();
});

it('names no carrier that is offered no longer, though it is the centre’s own', async () => {
  const centre = { ...CENTRE, idTransporteur: 'disabled' };
  const offered = [{ id: 'offered', nom: 'Froid Express' }] as never;
  await renderInApp(<RequestForm kind="CENTRE" centre={centre} products={[]} carriers={offered} />);
  expect(screen.getByRole('combobox', { name: 'Transporteur' })).not.toHaveTextContent('disabled');
  cleanup();
  await renderInApp(
    <RequestForm
      kind="CENTRE"
      centre={{ ...centre, idTransporteur: 'offered' }}
      products={[]}
      carriers={offered}
    />,
  );
  expect(screen.getByRole('combobox', { name: 'Transporteur' })).toHaveTextContent('Froid Express');
});
