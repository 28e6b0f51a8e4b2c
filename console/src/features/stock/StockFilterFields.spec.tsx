import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { CentreTree, User } from '../../api/types.js';
import { renderInApp } from '../../testing/renderInApp.js';
import { useStockFilterCentres } from './StockFilterFields.js';

type Type = CentreTree['type'];
const tree = (nom: string, type: Type, below: readonly CentreTree[] = []) =>
  ({ id: nom, nom, type, childrenDispatch: below, childrenVaccination: [] }) as unknown as CentreTree;

const SOUTH = tree('South', 'DISPATCH');
const NORTH_2 = tree('North 2', 'DISPATCH');
const NORTH = tree('North', 'DISPATCH', [NORTH_2, tree('Town', 'VACCINATION')]);
const REFERENT = tree('Pharmacy', 'REFERENT', [NORTH, tree('Pharmacy 2', 'REFERENT')]);

const USERS = {
  administrator: { isAdmin: true, isAuditor: false },
  auditor: { isAdmin: false, isAuditor: true },
  user: { isAdmin: false, isAuditor: false },
} as const satisfies Record<string, Partial<User>>;

beforeEach(() => {
  vi.stubGlobal('fetch', async (request: Request) =>
    // The service tells an administrator of all of them, whichever centre is selected.
    Response.json(request.url.includes('/centre/dispatch') ? [NORTH, NORTH_2, SOUTH] : []),
  );
});

function Centres({ of }: { of: Parameters<typeof useStockFilterCentres>[0] }) {
  const centres = useStockFilterCentres(of);
  return <p>{`Offered: ${centres?.map(({ nom }) => nom).join(', ') ?? 'no filter'}`}</p>;
}

it.each([
  ['all kinds', 'administrator', null, 'North, North 2, South'],
  ['all kinds', 'administrator', REFERENT, 'North, North 2'],
  ['all kinds', 'auditor', NORTH, 'North, North 2'],
  ['all kinds', 'user', REFERENT, 'North, North 2'],
  ['all kinds', 'user', NORTH, 'no filter'],
  ['one kind of centre', 'user', REFERENT, 'Pharmacy, Pharmacy 2'],
  ['one kind of centre', 'user', NORTH, 'no filter'],
  ['one kind of centre', 'administrator', NORTH, 'North, North 2'],
  ['one kind of centre', 'auditor', REFERENT, 'Pharmacy, Pharmacy 2'],
  ['one kind of centre', 'administrator', tree('Town', 'VACCINATION'), 'Town'],
] as const)('offers in a list of %s, to an %s', async (of, who, centre, offered) => {
  await renderInApp(<Centres of={of} />, { session: { centre, user: USERS[who] as User } });
  expect(await screen.findByText(`Offered: ${offered}`)).toBeVisible();
});
