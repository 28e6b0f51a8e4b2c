import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderInApp } from '../../testing/renderInApp.js';
import { windowOf } from '../../testing/windowOf.js';
import { DataTable } from './DataTable.js';

afterEach(() => vi.unstubAllGlobals());

const rows = Array.from({ length: 200 }, (_, index) => String(index));
const table = (
  <DataTable
    label="Rows"
    rows={rows}
    rowKey={(row) => row}
    columns={[{ id: 'row', label: 'Row', render: (row) => row }]}
  />
);

it('draws of a long list what is in sight, and on paper all of it (SC-21)', async () => {
  windowOf(1440);
  const { unmount } = await renderInApp(table);
  expect(screen.getAllByRole('row').length).toBeLessThan(rows.length);
  unmount();
  windowOf(718, 'print');
  await renderInApp(table);
  expect(screen.getAllByRole('row')).toHaveLength(rows.length + 1);
});
