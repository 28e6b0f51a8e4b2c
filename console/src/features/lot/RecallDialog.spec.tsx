import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { eventually } from '../../testing/eventually.js';
import { renderInApp } from '../../testing/renderInApp.js';
import { scan } from '../../testing/scan.js';
import { RecallDialog } from './RecallDialog.js';

const IMMUNOL = { id: 'immunol', nomCommercial: 'Immunol' };
const VAXILOR = { id: 'vaxilor', nomCommercial: 'Vaxilor' };
let scanned: object;

beforeEach(() => {
  vi.stubGlobal('fetch', async (request: Request | string) => {
    const { pathname } = new URL(typeof request === 'string' ? request : request.url, 'http://localhost');
    const answer = pathname.endsWith('/scan') ? scanned : [IMMUNOL, VAXILOR];
    return new Response(JSON.stringify(answer), { headers: { 'Content-Type': 'application/json' } });
  });
});

const lot = () => screen.getByRole('textbox', { name: /Lot/ }) as HTMLInputElement;
const product = () => screen.getByRole('combobox', { name: /Produit/ }) as HTMLInputElement;

it('takes product and lot from a scanned box', async () => {
  scanned = { gtin: '03400930000014', lot: 'L-7', peremption: null, produit: IMMUNOL, stocks: [] };
  await renderInApp(<RecallDialog onClose={() => {}} />);
  scan('L-7');
  await screen.findByText('Lu : Immunol, lot L-7');
  expect(lot().value).toBe('L-7');
  await eventually(() => expect(product().value).toBe('Immunol'));
});

it('keeps what was typed', async () => {
  scanned = { gtin: '03400930000014', lot: 'L-7', peremption: null, produit: IMMUNOL, stocks: [] };
  await renderInApp(<RecallDialog onClose={() => {}} product="immunol" lot="L-8" />);
  scan('L-7');
  await screen.findByText('Lu : Immunol. Ce qui était saisi est gardé.');
  expect(lot().value).toBe('L-8');

  scanned = { gtin: '03400930000021', lot: 'L-9', peremption: null, produit: VAXILOR, stocks: [] };
  scan('L-7');
  await screen.findByText(/Le code est celui de Vaxilor/);
  expect(lot().value).toBe('L-8');
});
