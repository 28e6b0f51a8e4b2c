import { fireEvent, screen } from '@testing-library/react';
import { useLocation, useNavigate } from 'react-router';
import { expect, it } from 'vitest';
import { renderInApp } from '../../testing/renderInApp.js';
import { listRouter } from './list-router.js';

const Lot = () => 'One lot';

function Lots() {
  const { search } = useLocation();
  const open = useNavigate();
  const filter = listRouter.useNavigate();
  return (
    <>
      <p>{`Filters: ${search}`}</p>
      <button type="button" onClick={() => void open('/lot')}>
        Open
      </button>
      <button type="button" onClick={() => filter({ search: '?lot=A' })}>
        Filter
      </button>
    </>
  );
}

const pressed = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it('writes what a list is asked for into the address', async () => {
  await renderInApp(<Lots />);
  pressed('Filter');
  expect(await screen.findByText('Filters: ?lot=A')).toBeVisible();
});

it('does not call back who has gone on to another page, which is still being fetched', async () => {
  let fetched = () => {};
  const lazy = () =>
    new Promise<{ Component: typeof Lot }>((resolve) => {
      fetched = () => resolve({ Component: Lot });
    });
  await renderInApp(<Lots />, { routes: [{ path: '/lot', lazy }] });
  pressed('Open');
  pressed('Filter');
  fetched();
  expect(await screen.findByText('One lot')).toBeVisible();
});
