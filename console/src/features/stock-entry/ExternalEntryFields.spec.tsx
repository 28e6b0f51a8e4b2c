import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormProvider, useForm } from 'react-hook-form';
import { describe, expect, it, vi } from 'vitest';
import type { Product } from '../../api/types.js';
import { batch } from '../../testing/batch.js';
import { eventually } from '../../testing/eventually.js';
import { renderInApp } from '../../testing/renderInApp.js';
import { scan } from '../../testing/scan.js';
import { ExternalEntryFields } from './ExternalEntryFields.js';
import { emptyEntry } from './stock-entry.js';

const IMMUNOL = { ...batch('', '', null).produit, id: 'immunol' } as Product;
const DISABLED = { ...IMMUNOL, id: 'old', nomCommercial: 'Vieillol' };

function Fields({ product }: { product?: Product }) {
  const form = useForm({ defaultValues: emptyEntry('EXTERNAL') });
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={form.handleSubmit(() => undefined)}>
        <ExternalEntryFields step={1} products={[IMMUNOL]} product={product} />
        <button type="submit">Envoyer</button>
      </form>
    </FormProvider>
  );
}

it('says of a box whose product is known, but disabled, that it is not offered', async () => {
  vi.stubGlobal('fetch', async () =>
    Response.json({ gtin: '03400930000014', lot: 'L1', peremption: null, produit: DISABLED, stocks: [] }),
  );
  await renderInApp(<Fields />);
  scan('L1');
  expect(await screen.findByText("Vieillol n'est pas proposé ici.")).toBeVisible();
});

it.each([
  ['lot and expiry', 'L1', '2031-06-30', 'Lu : Immunol, lot L1, péremption 30/06/2031'],
  ['no expiry', 'L1', null, 'Lu : Immunol, lot L1'],
  ['no lot', null, '2031-06-30', 'Lu : Immunol, sans numéro de lot, péremption 30/06/2031'],
  ['neither', null, null, 'Lu : Immunol, sans numéro de lot'],
])('says what was read of a box whose code has %s', async (_, lot, peremption, said) => {
  vi.stubGlobal('fetch', async () =>
    Response.json({ gtin: '03400930000014', lot, peremption, produit: IMMUNOL, stocks: [] }),
  );
  await renderInApp(<Fields />);
  scan('L1');
  expect(await screen.findByText(said)).toBeVisible();
});

it('takes the lot of a box, and keeps what was typed in its place when the next box is scanned', async () => {
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    const lot = new URL(url).searchParams.get('code')?.slice(18);
    return Response.json({ gtin: '03400930000014', lot, peremption: null, produit: IMMUNOL, stocks: [] });
  });
  await renderInApp(<Fields product={IMMUNOL} />);
  scan('L1');
  expect(await screen.findByText('Lu : Immunol, lot L1')).toBeVisible();
  const lot = screen.getByLabelText(/^Numéro de lot/);
  expect(lot).toHaveValue('L1');
  fireEvent.change(lot, { target: { value: 'TYPED' } });
  scan('L2');
  expect(await screen.findByText('Lu : Immunol. Ce qui était saisi est gardé.')).toBeVisible();
  expect(lot).toHaveValue('TYPED');
});

describe('the transfer at a dispatch centre', () => {
  const session = { centre: { id: 'c', nom: 'Dépôt', type: 'DISPATCH', parents: [] } as never };
  const transfer = () => screen.queryByRole('checkbox', { name: 'Transfert' });
  const time = () => screen.queryByRole('group', { name: /^Date et heure du transfert/ });

  it('is offered for no product that does not thaw', async () => {
    await renderInApp(<Fields product={{ ...IMMUNOL, stabilite28: null }} />, { session });
    expect(transfer()).toBeNull();
  });

  it('is of frozen goods at first, and asks for its time once they are thawed', async () => {
    await renderInApp(<Fields product={{ ...IMMUNOL, stabilite28: 720 }} />, { session });
    await userEvent.click(transfer()!);
    expect(screen.getByRole('radio', { name: 'Congelé' })).toBeChecked();
    expect(time()).toBeNull();
    await userEvent.click(screen.getByText('Décongelé'));
    await userEvent.click(screen.getByRole('button', { name: 'Envoyer' }));
    await eventually(() => expect(time()).toHaveAccessibleDescription('Champ obligatoire'));
  });
});
