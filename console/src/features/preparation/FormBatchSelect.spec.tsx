import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormProvider, useForm } from 'react-hook-form';
import { expect, it } from 'vitest';
import type { StockRow } from '../../api/types.js';
import { batch } from '../../testing/batch.js';
import { renderInApp } from '../../testing/renderInApp.js';
import { FormBatchSelect } from './FormBatchSelect.js';

function Picker({ batches }: { batches: readonly StockRow[] }) {
  return (
    <FormProvider {...useForm({ defaultValues: { batch: null } })}>
      <FormBatchSelect name="batch" label="Lot" batches={batches} />
    </FormProvider>
  );
}

it('tells batches of the same lot apart by their delivery notes, and counts in packages and doses', async () => {
  await renderInApp(
    <Picker
      batches={[
        batch('a', 'L1', 'PN-1', { quantite: 2 }),
        batch('b', 'L1', 'PN-2', { quantite: 2 }),
        batch('c', 'L2', 'PN-3', { quantite: 2 }),
      ]}
    />,
  );
  await userEvent.click(screen.getByRole('combobox', { name: 'Lot' }));
  expect(screen.getByRole('option', { name: /L1.*BL PN-1.*2 flacons ?20 doses/ })).toBeVisible();
  expect(screen.getByRole('option', { name: /L1.*BL PN-2/ })).toBeVisible();
  expect(screen.getByRole('option', { name: /L2/ })).not.toHaveTextContent('PN-3');
});
