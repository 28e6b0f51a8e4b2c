import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderInApp } from '../../testing/renderInApp.js';
import { CountTable } from './CountTable.js';
import type { Count, CountLine } from './stock-count.js';

const answer = vi.fn<typeof fetch>();

const line = (lot: string, counted: number | null = null): CountLine =>
  ({
    idStock: `id-${lot}`,
    lot,
    peremption: '2099-12-31',
    transfertType: null,
    decongele: false,
    retourProduit: false,
    quantiteAttendue: 10,
    quantiteComptee: counted,
    ecart: counted === null ? null : counted - 10,
    produit: {
      id: 'p',
      nomCommercial: 'Immunol',
      typeConditionnement: 'FLACON',
      nbDoses: 10,
      peremptionType: 'JOUR',
    },
  }) as CountLine;
const count = {
  id: 'count',
  statut: 'OUVERT',
  lignes: [line('L1'), line('L2'), line('L3', 4)],
} as unknown as Count;

const saved = () =>
  answer.mock.calls.map(([request]) => request as Request).filter(({ method }) => method === 'PUT');
const cell = (lot: string) => screen.getByRole('textbox', { name: new RegExp(`lot ${lot}$`) });

beforeEach(() => {
  answer.mockReset();
  vi.stubGlobal('fetch', answer);
  answer.mockImplementation(async () => Response.json(count));
});

describe('the table of a count', () => {
  it('goes from line to line by Enter and arrows, and saves what was typed with leaving the cell', async () => {
    await renderInApp(<CountTable count={count} prefix="dispatch" />);
    await userEvent.click(cell('L1'));
    await userEvent.keyboard('8{Enter}');
    expect(cell('L2')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    expect(cell('L3')).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    expect(cell('L1')).toHaveFocus();
    await waitFor(() => expect(saved()).toHaveLength(1));
    expect(await saved()[0]?.json()).toEqual({ lignes: [{ idStock: 'id-L1', quantiteComptee: 8 }] });
  });

  it('saves nothing that was not typed, or was taken back', async () => {
    await renderInApp(<CountTable count={count} prefix="dispatch" />);
    await userEvent.click(cell('L3'));
    await userEvent.keyboard('7{Escape}{Enter}');
    expect(cell('L3')).toHaveValue('4');
    await userEvent.click(cell('L1'));
    await userEvent.tab();
    expect(answer).not.toHaveBeenCalled();
  });

  it('saves what is counted again, also where it is the same', async () => {
    await renderInApp(<CountTable count={count} prefix="dispatch" />);
    await userEvent.click(cell('L3'));
    await userEvent.keyboard('4{Enter}');
    await waitFor(() => expect(saved()).toHaveLength(1));
  });

  it('says why a line was refused, and keeps what was typed', async () => {
    answer.mockImplementation(async () =>
      Response.json(
        {
          globalErrors: [{ code: 'count.error.closed', message: 'Cet inventaire est clôturé' }],
          fieldErrors: [],
        },
        { status: 400 },
      ),
    );
    await renderInApp(<CountTable count={count} prefix="dispatch" />);
    await userEvent.click(cell('L1'));
    await userEvent.keyboard('8{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('Cet inventaire est clôturé');
    expect(cell('L1')).toHaveValue('8');
  });
});
