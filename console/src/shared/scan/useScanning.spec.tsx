import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { eventually } from '../../testing/eventually.js';
import { renderInApp } from '../../testing/renderInApp.js';
import { scan } from '../../testing/scan.js';
import { useConfirm } from '../dialog/Confirm.js';
import { FormText } from '../form/fields/FormText.js';
import { OperationForm } from '../form/OperationForm.js';
import { useOperationForm } from '../form/useOperationForm.js';
import { ScanBar } from './ScanBar.js';
import { useScanning } from './useScanning.js';

function Field() {
  const { understood, read } = useScanning((_, { unknown }) => unknown);
  return (
    <>
      <button type="button" onClick={() => read('(10)L1')}>
        Lire
      </button>
      {understood?.text}
    </>
  );
}

it('says that the service is not there, and nothing of something recorded', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  await renderInApp(<Field />);
  await userEvent.click(screen.getByRole('button', { name: 'Lire' }));
  expect(await screen.findByText(/^Code non utilisé : Le service est injoignable/)).toBeVisible();
});

function Form() {
  const confirm = useConfirm();
  const operation = useOperationForm({
    defaultValues: { nom: '' },
    command: { method: 'post', path: '/referentiel/contenant' },
    toBody: (values) => values as never,
  });
  const scanning = useScanning(({ lot }, { taken }) => {
    operation.form.setValue('nom', lot ?? '', { shouldDirty: true });
    return taken('scan.onlyProductTaken', { product: lot ?? '' });
  });
  const ask = () => void confirm({ title: 'Vraiment ?', confirmLabel: 'Oui' });
  return (
    <OperationForm operation={operation} submitLabel="Envoyer">
      <ScanBar scanning={scanning} />
      <FormText name="nom" label="Lot" />
      <button type="button" onClick={ask}>
        Demander
      </button>
    </OperationForm>
  );
}

describe('while its form waits for an answer', () => {
  const NOT_NOW = /^Code non utilisé : le formulaire attendait une réponse/;
  /** Codes that were looked up. */
  let asked: string[];
  let waiting: Map<string, (response: Response) => void>;
  const lot = () => screen.getByLabelText('Lot');
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
  const answer = async (method: 'GET' | 'POST', body: unknown, status = 200) => {
    await eventually(() => expect(waiting.has(method)).toBe(true));
    await act(async () => waiting.get(method)?.(Response.json(body, { status })));
    waiting.delete(method);
  };

  beforeEach(async () => {
    asked = [];
    waiting = new Map();
    vi.stubGlobal('fetch', ({ method, url }: Request) => {
      const code = new URL(url).searchParams.get('code');
      if (code) asked.push(code);
      return new Promise<Response>((resolve) => waiting.set(method, resolve));
    });
    await renderInApp(<Form />);
    scan('A');
    await answer('GET', { lot: 'A' });
    expect(await screen.findByText('Lu : A')).toBeVisible();
  });

  it.each([
    ['taken', {}, 201, ''],
    ['refused', {}, 400, 'A'],
  ])('no code changes it: sent, and then %s', async (_, body, status, left) => {
    await press('Envoyer');
    scan('B');
    expect(screen.getByText(NOT_NOW)).toBeInTheDocument();
    await answer('POST', body, status);
    await eventually(() => expect(lot().closest('[inert]')).toBeNull());
    expect(lot()).toHaveValue(left);
    expect(asked).toEqual(['010340093000001410A']);
  });

  it('no code changes it that is read by then: sent', async () => {
    scan('B');
    await press('Envoyer');
    await answer('GET', { lot: 'B' });
    expect(await screen.findByText(NOT_NOW)).toBeInTheDocument();
    expect(lot()).toHaveValue('A');
  });

  it.each([
    ['before', ['B'], []],
    ['meanwhile', [], ['B']],
  ])('no code changes it: a question is open, and it was scanned %s', async (_, before, meanwhile) => {
    for (const each of before) scan(each);
    await press('Demander');
    await screen.findByRole('alertdialog');
    for (const each of meanwhile) scan(each);
    for (const each of before) await answer('GET', { lot: each });
    expect(await screen.findByText(NOT_NOW)).toBeInTheDocument();
    await press('Oui');
    expect(lot()).toHaveValue('A');
    scan('C');
    await answer('GET', { lot: 'C' });
    expect(await screen.findByText('Lu : C')).toBeInTheDocument();
  });
});

it.each([
  ['00340093000001', 'Aucun produit ne porte le code 00340093000001.'],
  [null, 'Le code ne désigne aucun produit.'],
])('says why it knows no product of the code with the GTIN %s', async (gtin, words) => {
  vi.stubGlobal('fetch', async () => Response.json({ gtin, lot: 'L1', produit: null, stocks: [] }));
  await renderInApp(<Field />);
  await userEvent.click(screen.getByRole('button', { name: 'Lire' }));
  expect(await screen.findByText(words)).toBeVisible();
});
