import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useRead } from '../../api/queries.js';
import { renderInApp } from '../../testing/renderInApp.js';
import { windowOf } from '../../testing/windowOf.js';
import { useConfirm } from '../dialog/Confirm.js';
import { FormDialog } from '../dialog/FormDialog.js';
import { FormText } from '../form/fields/FormText.js';
import { OperationForm } from '../form/OperationForm.js';
import { useOperationForm } from '../form/useOperationForm.js';
import { RecordList } from '../list/RecordList.js';
import { Loaded } from '../page/Loaded.js';

const SLOW = 'Le service tarde à répondre. Sa réponse est toujours attendue.';
const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTimeAsync(ms) });
/** Answers the call that is still waited for. */
let answer: (response: Response) => void;
const hang = () =>
  vi.stubGlobal(
    'fetch',
    () =>
      new Promise<Response>((resolve) => {
        answer = resolve;
      }),
  );
const later = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const said = () => screen.queryAllByText(SLOW).map((words) => words.closest('[role=status]') !== null);

beforeEach(() => {
  windowOf(1280);
  vi.useFakeTimers({ shouldAdvanceTime: true });
  hang();
});
afterEach(() => vi.useRealTimers());

function Centres() {
  return <Loaded query={useRead('/centre/me/list')}>{(rows) => `${rows.length} centres`}</Loaded>;
}

it('is said of a page that loads, until it is there', async () => {
  await renderInApp(<Centres />);
  await later(9_000);
  expect(said()).toEqual([]);
  await later(1_500);
  expect(said()).toEqual([true]);
  answer(Response.json([]));
  expect(await screen.findByText('0 centres')).toBeVisible();
  expect(said()).toEqual([]);
});

it('is said over the rows of before where others were asked for', async () => {
  vi.stubGlobal('fetch', async () =>
    Response.json([{ id: 'a', lot: 'AB-1' }], { headers: { 'content-range': 'stock 0-0/201' } }),
  );
  await renderInApp(
    <RecordList<{ id: string; lot: string }, { lot: string }>
      resource="dispatch/stock"
      sort={{ field: 'lot', order: 'ASC' }}
      filterDefaults={{ lot: '' }}
      filters={null}
      label="Stock"
      columns={[{ id: 'lot', label: 'Lot', render: ({ lot }) => lot, sortField: 'lot' }]}
    />,
  );
  await screen.findByText('AB-1');
  await later(11_000);
  expect(said()).toEqual([]);
  hang();
  await user.click(screen.getByRole('button', { name: 'Aller à la page 2' }));
  await vi.waitFor(() => expect(said()).toEqual([true]), { timeout: 60_000, interval: 1_000 });
  expect(screen.getByText('AB-1')).toBeVisible();
});

/** A refusal is answered by a question. */
function Count({ inDialog }: { inDialog?: boolean }) {
  const confirm = useConfirm();
  const operation = useOperationForm({
    defaultValues: { name: '' },
    command: { method: 'post', path: '/dispatch/inventaire' },
    toBody: ({ name }) => ({ idProduit: name }),
    onRefused: () => confirm({ title: 'Vraiment ?', confirmLabel: 'Oui' }),
  });
  const fields = <FormText name="name" label="Produit" />;
  if (!inDialog) {
    return (
      <OperationForm operation={operation} submitLabel="Créer">
        {fields}
      </OperationForm>
    );
  }
  return (
    <FormDialog operation={operation} title="Inventaire" submitLabel="Créer" onClose={() => undefined}>
      {fields}
    </FormDialog>
  );
}

it.each([
  ['on a page', false],
  ['in a dialog', true],
])('is said of a form %s that is sent, and not while its user is asked something', async (_, inDialog) => {
  await renderInApp(<Count inDialog={inDialog} />);
  await user.click(screen.getByRole('button', { name: 'Créer' }));
  expect(said()).toEqual([]);
  await later(11_000);
  expect(said()).toEqual([true]);
  answer(Response.json({ globalErrors: [], fieldErrors: [] }, { status: 400 }));
  await screen.findByText('Vraiment ?');
  await later(11_000);
  expect(said()).toEqual([]);
});
