import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { CentreTree } from '../../api/types.js';
import { renderInApp } from '../../testing/renderInApp.js';
import AffiliatedStockScreen from './AffiliatedStockScreen.js';

const centre = (id: string, type: CentreTree['type'], below: readonly CentreTree[] = []) =>
  ({ id, nom: id, type, childrenDispatch: below, childrenVaccination: [] }) as unknown as CentreTree;

const DISPATCH = ['Centres de répartition', 'Centres de vaccination'];

it.each([
  ['without referents', [centre('north', 'DISPATCH')], DISPATCH],
  ['with a referent', [centre('pharmacy', 'REFERENT')], ['Centres référents', ...DISPATCH]],
])('shows a referent the kinds of centre that are below it, %s among them', async (_, below, shown) => {
  vi.stubGlobal('fetch', async () => Response.json([], { headers: { 'content-range': 'stock */0' } }));
  await renderInApp(<AffiliatedStockScreen />, { session: { centre: centre('own', 'REFERENT', below) } });
  await screen.findByRole('button', { name: /^Centres de vaccination/ });
  const sections = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(sections.map((title) => title?.replace(/\d+$/, ''))).toEqual(shown);
});
