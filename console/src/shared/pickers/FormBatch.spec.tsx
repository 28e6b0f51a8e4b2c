import { screen } from '@testing-library/react';
import { FormProvider, useForm } from 'react-hook-form';
import { expect, it } from 'vitest';
import type { StockRow } from '../../api/types.js';
import { renderInApp } from '../../testing/renderInApp.js';
import { FormBatch } from './FormBatch.js';

const batch = (id: string, lot: string, numeroBl: string | null) =>
  ({
    id,
    lot,
    numeroBl,
    peremption: '2099-12-31',
    limiteUtilisation: null,
    transfertType: null,
    decongele: false,
    retourProduit: false,
    quantite: 5,
    produit: { nomCommercial: 'Immunol', typeConditionnement: 'FLACON', nbDoses: 10, peremptionType: 'JOUR' },
  }) as StockRow;

function Picker({ batches }: { batches: readonly StockRow[] }) {
  return (
    <FormProvider {...useForm({ defaultValues: { batch: null } })}>
      <FormBatch name="batch" label="Lot" batches={batches} />
    </FormProvider>
  );
}

it('tells batches of the same lot apart by their delivery notes, and others by the lot alone', async () => {
  await renderInApp(
    <Picker batches={[batch('a', 'L1', 'PN-1'), batch('b', 'L1', 'PN-2'), batch('c', 'L2', 'PN-3')]} />,
  );
  expect(screen.getByRole('radio', { name: /L1.*BL PN-1/ })).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: /L1.*BL PN-2/ })).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: /L2/ })).toBeInTheDocument();
  expect(screen.queryByText(/PN-3/)).toBeNull();
});
