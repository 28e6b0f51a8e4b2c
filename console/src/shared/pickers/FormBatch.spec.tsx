import { screen } from '@testing-library/react';
import { FormProvider, useForm } from 'react-hook-form';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { batch } from '../../testing/batch.js';
import { renderInApp } from '../../testing/renderInApp.js';
import { FormBatch } from './FormBatch.js';

function Picker({ batches, unusable }: Pick<Parameters<typeof FormBatch>[0], 'batches' | 'unusable'>) {
  return (
    <FormProvider {...useForm({ defaultValues: { batch: null } })}>
      <FormBatch name="batch" label="Lot" batches={batches} unusable={unusable} />
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

describe('a recalled batch', () => {
  const batches = [batch('a', 'L1', null, { rappel: true }), batch('b', 'L2', null)];
  const recalls = [
    { id: 'r1', lot: 'L1', motif: 'Défaut de stérilité', instruction: 'Mettre en quarantaine' },
    { id: 'r2', lot: 'L11', motif: 'Autre lot', instruction: null },
  ];
  beforeEach(() => {
    vi.stubGlobal('fetch', async () => new Response(JSON.stringify(recalls)));
  });

  it('cannot be chosen, and says why and what is to be done', async () => {
    await renderInApp(<Picker batches={batches} />);
    expect(screen.getByRole('radio', { name: /L1.*Rappelé/ })).toBeDisabled();
    expect(screen.getByRole('radio', { name: /L2/ })).toBeEnabled();
    expect(screen.getByText(/ni préparé, ni sorti, ni retourné/)).toBeVisible();
    expect(await screen.findByText('Motif : Défaut de stérilité')).toBeVisible();
    expect(screen.getByText('Consigne : Mettre en quarantaine')).toBeVisible();
    expect(screen.queryByText(/Autre lot/)).toBeNull();
    expect(screen.getByRole('link', { name: 'Voir le rappel' })).toHaveAttribute('href', '/recalls/r1');
  });

  it('can be scrapped, and is listed first there', async () => {
    await renderInApp(<Picker batches={batches} unusable="first" />);
    expect(screen.getAllByRole('radio')[0]).toBe(screen.getByRole('radio', { name: /L1.*Rappelé/ }));
    expect(screen.getByRole('radio', { name: /L1.*Rappelé/ })).toBeEnabled();
  });
});
