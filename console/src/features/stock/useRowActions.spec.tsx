import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { CentreTree, StockRow } from '../../api/types.js';
import type { Session } from '../../providers/session/session.js';
import { FreshnessTag } from '../../shared/record/BatchTags.js';
import { renderInApp } from '../../testing/renderInApp.js';
import { useRowActions } from './useRowActions.js';

const row = (centerType: StockRow['centerType']) =>
  ({ id: 'b', lot: 'L1', retourProduit: true, centerType, centre: { id: 'c' } }) as StockRow;
const Actions = ({ of }: { of: StockRow }) => useRowActions().actions(of);
const dispatch = { centre: { id: 'd', type: 'DISPATCH' } as CentreTree };

it('leads from goods that came back to their return', async () => {
  await renderInApp(<Actions of={row('DISPATCH')} />, { session: dispatch });
  expect(screen.getByRole('link')).toHaveAttribute('href', '/dispatch/return/b');
});

it('offers no return of goods that were shipped again: their batch at the centre has none', async () => {
  await renderInApp(<Actions of={row('VACCINATION')} />, { session: dispatch });
  expect(screen.queryByRole('link')).toBeNull();
});

const PAST = '2026-03-03T11:00:00.000Z';
const Days = () => <FreshnessTag batch={{ peremption: '2026-03-13', limiteUtilisation: null }} />;

it('counts the days that are left from the moment that the page shows', async () => {
  await renderInApp(<Days />, { at: `/?asOf=${PAST}` });
  expect(screen.getByText(/^10 /)).toBeVisible();
});

const Label = ({ of }: { of: StockRow }) => <p>{useRowActions().openLabel(of)}</p>;

it.each([
  ['/', 'Modifier'],
  [`/?asOf=${PAST}`, 'Voir'],
  [`/?filter=${encodeURIComponent(JSON.stringify({ asOf: PAST }))}`, 'Voir'],
])('at %s offers an administrator: %s', async (at, offered) => {
  const user = { isAdmin: true } as Session['user'];
  await renderInApp(<Label of={row('DISPATCH')} />, { session: { ...dispatch, user }, at });
  expect(screen.getByText(new RegExp(offered))).toBeVisible();
});
