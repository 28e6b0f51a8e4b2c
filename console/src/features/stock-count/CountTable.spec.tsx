import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderInApp } from '../../testing/renderInApp.js';
import { OVER, SEND_AGAIN, sessionOver, signInAgain } from '../../testing/session-over.js';
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
  peutCloturer: true,
  centre: { id: 'c' },
  produit: null,
  lignes: [line('L1'), line('L2'), line('L3', 4)],
} as unknown as Count;

/** Used up here, and in stock at a centre below. */
const usedUp = (lot: string) => {
  const { idStock, produit, peremption } = line(lot);
  const batch = { id: idStock, lot, produit, peremption, decongele: false, retourProduit: false };
  return [
    { ...batch, transfertType: null, quantite: 0, centre: { id: 'c' } },
    { ...batch, id: 'elsewhere', transfertType: null, quantite: 5, centre: { id: 'below' } },
  ];
};
const isStock = (request: RequestInfo | URL) => new URL((request as Request).url).pathname.endsWith('/stock');

/** Call it to answer the next call. */
function nextAnswer(): (response: Response) => void {
  let resolve: (response: Response) => void;
  const answered = new Promise<Response>((done) => {
    resolve = done;
  });
  answer.mockReturnValueOnce(answered);
  return (response) => resolve(response);
}

const saved = () =>
  answer.mock.calls.map(([request]) => request as Request).filter(({ method }) => method === 'PUT');
const cell = (lot: string) => screen.getByRole('textbox', { name: new RegExp(`lot ${lot}$`) });

beforeEach(() => {
  answer.mockReset();
  vi.stubGlobal('fetch', answer);
  answer.mockImplementation(async () => Response.json(count));
});

/** A count of which somebody else counts L2, with the press of a button. */
function CountedElsewhere() {
  const [lines, setLines] = useState(count.lignes);
  const saves = useRef(new Map());
  return (
    <>
      <button type="button" onClick={() => setLines([line('L1'), line('L2', 9), line('L3', 4)])}>
        Counted elsewhere
      </button>
      <CountTable count={{ ...count, lignes: lines }} saves={saves.current} />
    </>
  );
}

describe('the table of a count', () => {
  it('goes from line to line by Enter and arrows, and saves what was typed with leaving the cell', async () => {
    await renderInApp(<CountTable count={count} saves={new Map()} />);
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

  it('asks for a number to be sent again once the user has signed in again', async () => {
    answer.mockImplementation(async () => sessionOver());
    await renderInApp(<CountTable count={count} saves={new Map()} />);
    await userEvent.click(cell('L1'));
    await userEvent.keyboard('8{Enter}');
    expect(await screen.findByText(OVER)).toBeVisible();
    signInAgain();
    expect(await screen.findByText(SEND_AGAIN)).toBeVisible();
    expect(cell('L1')).toHaveValue('8');
  });

  it('takes a number that is typed outside its cells into its search', async () => {
    await renderInApp(<CountTable count={count} saves={new Map()} />);
    await userEvent.click(cell('L1'));
    await userEvent.keyboard('8');
    expect(cell('L1')).toHaveValue('8');
    cell('L1').blur();
    await userEvent.keyboard('3');
    expect(screen.getByRole('textbox', { name: 'Scanner ou saisir un lot' })).toHaveValue('3');
    expect(cell('L3')).toBeVisible();
    expect(screen.queryByRole('textbox', { name: /lot L1$/ })).toBeNull();
  });

  it('saves nothing that was not typed, or was taken back', async () => {
    await renderInApp(<CountTable count={count} saves={new Map()} />);
    await userEvent.click(cell('L3'));
    await userEvent.keyboard('7{Escape}{Enter}');
    expect(cell('L3')).toHaveValue('4');
    await userEvent.click(cell('L1'));
    await userEvent.tab();
    expect(answer).not.toHaveBeenCalled();
  });

  it('keeps the line that has the focus where it is counted elsewhere and only those to count are shown', async () => {
    await renderInApp(<CountedElsewhere />);
    await userEvent.click(screen.getByRole('checkbox'));
    await userEvent.click(cell('L1'));
    await userEvent.keyboard('8{Enter}7');
    expect(cell('L2')).toHaveFocus();
    fireEvent.click(screen.getByText('Counted elsewhere'));
    expect(cell('L2')).toHaveFocus();
    expect(cell('L2')).toHaveValue('7');
  });

  it('saves what is counted again, also where it is the same', async () => {
    await renderInApp(<CountTable count={count} saves={new Map()} />);
    await userEvent.click(cell('L3'));
    await userEvent.keyboard('4{Enter}');
    await waitFor(() => expect(saved()).toHaveLength(1));
  });

  describe('with a scanner', () => {
    const SCANNED = {
      gtin: null,
      lot: 'L1',
      peremption: null,
      produit: { id: 'p', nomCommercial: 'Immunol' },
      stocks: [],
    };
    let now: number;

    beforeEach(() => {
      now = 0;
      // A busy machine presses the keys of `keyboard` as slowly as a person.
      vi.spyOn(Event.prototype, 'timeStamp', 'get').mockImplementation(() => now);
      answer.mockImplementation(async (request) =>
        Response.json((request as Request).url.includes('/scan') ? SCANNED : count),
      );
    });
    /** Scans L1 while the focus is in the cell of L3, which was counted before. */
    const scanAfter = async (typed: string) => {
      await renderInApp(<CountTable count={count} saves={new Map()} />);
      await userEvent.click(cell('L3'));
      if (typed !== '') await userEvent.keyboard(typed);
      now = 10_000;
      await userEvent.keyboard('010340093000001410L1{Enter}');
      await waitFor(() => expect(cell('L1')).toHaveFocus());
    };

    it('goes to the scanned line, and does not count the one that it leaves', async () => {
      await scanAfter('');
      expect(cell('L3')).toHaveValue('4');
      expect(saved()).toHaveLength(0);
    });

    it('goes to a used-up batch, which is counted as any other', async () => {
      answer.mockImplementation(async (request) =>
        Response.json(
          (request as Request).url.includes('/scan')
            ? { ...SCANNED, lot: 'L9' }
            : isStock(request)
              ? [...usedUp('L9'), ...usedUp('L99')]
              : count,
        ),
      );
      await renderInApp(<CountTable count={count} saves={new Map()} />);
      now = 10_000;
      await userEvent.keyboard('010340093000001410L9{Enter}');
      await waitFor(() => expect(cell('L9')).toHaveFocus());
      expect(screen.queryByRole('textbox', { name: /lot L99$/ })).toBeNull();
      now = 20_000;
      await userEvent.keyboard('2{Enter}');
      await waitFor(() => expect(saved()).toHaveLength(1));
      expect(await saved()[0]?.json()).toEqual({ lignes: [{ idStock: 'id-L9', quantiteComptee: 2 }] });
    });

    describe('a box whose expiry is that of a used-up batch of a listed lot', () => {
      const [listed, soughtBatch] = usedUp('L1');
      const reading = { ...SCANNED, peremption: '2100-01-31' };
      const scanWith = async (stock: () => Response) => {
        answer.mockImplementation(async (request) =>
          (request as Request).url.includes('/scan')
            ? Response.json(reading)
            : isStock(request)
              ? stock()
              : Response.json(count),
        );
        await renderInApp(<CountTable count={count} saves={new Map()} />);
        now = 10_000;
        await userEvent.keyboard('010340093000001410L1{Enter}');
      };

      it('means that batch', async () => {
        const other = {
          ...soughtBatch,
          id: 'used-up',
          peremption: '2100-01-31',
          quantite: 0,
          centre: { id: 'c' },
        };
        await scanWith(() => Response.json([listed, other]));
        await waitFor(() => expect(document.activeElement).toHaveAttribute('data-line', 'used-up'));
        expect(screen.getAllByRole('textbox', { name: /lot L1$/ })).toHaveLength(2);
      });

      it.each([
        ['there is none', () => Response.json([listed])],
        ['the search for it fails', () => Response.json({}, { status: 400 })],
      ])('means the listed one where %s', async (_, stock) => {
        await scanWith(stock);
        await waitFor(() => expect(cell('L1')).toHaveFocus());
      });
    });

    it('refuses what the centre never had', async () => {
      answer.mockImplementation(async (request) =>
        Response.json((request as Request).url.includes('/scan') ? { ...SCANNED, lot: 'L9' } : []),
      );
      await renderInApp(<CountTable count={count} saves={new Map()} />);
      now = 10_000;
      await userEvent.keyboard('010340093000001410L9{Enter}');
      expect(await screen.findByText("Immunol, L9 n'est pas dans cet inventaire")).toBeVisible();
    });

    it('goes to the line with the expiry of the box where the lot has two', async () => {
      answer.mockImplementation(async () => Response.json({ ...SCANNED, peremption: '2100-01-31' }));
      const later = { ...line('L1'), idStock: 'later', peremption: '2100-01-31' };
      await renderInApp(<CountTable count={{ ...count, lignes: [line('L1'), later] }} saves={new Map()} />);
      now = 10_000;
      await userEvent.keyboard('010340093000001410L1{Enter}');
      await waitFor(() => expect(document.activeElement).toHaveAttribute('data-line', 'later'));
    });

    it('goes to a line that the search had hidden, also where a frame comes before the lines are drawn', async () => {
      vi.stubGlobal('requestAnimationFrame', (run: FrameRequestCallback) => {
        run(0);
        return 0;
      });
      await renderInApp(<CountTable count={count} saves={new Map()} />);
      await userEvent.type(screen.getByLabelText('Scanner ou saisir un lot'), 'L3');
      expect(screen.queryByRole('textbox', { name: /lot L1$/ })).toBeNull();
      await userEvent.click(cell('L3'));
      now = 10_000;
      await userEvent.keyboard('010340093000001410L1{Enter}');
      await waitFor(() => expect(cell('L1')).toHaveFocus());
    });

    describe('a number that is typed while the code is looked up', () => {
      /** Scans L1 from this cell or field, types while it is looked up, and has it answered. */
      const typeMeanwhile = async (from: HTMLElement, typed: string) => {
        await userEvent.click(from);
        const answerScan = nextAnswer();
        now = 10_000;
        await userEvent.keyboard('010340093000001410L1{Enter}');
        fireEvent.input(from, { target: { value: typed } });
        await act(async () => answerScan(Response.json(SCANNED)));
        expect(await screen.findByText(/^Immunol, L1 : un nombre a été saisi avant/)).toBeVisible();
        expect(from).toHaveFocus();
        expect(saved()).toHaveLength(0);
      };

      it.each(['7', '4'])('stays in the cell where it was typed, which is not counted: %s', async (typed) => {
        await renderInApp(<CountTable count={count} saves={new Map()} />);
        await typeMeanwhile(cell('L3'), typed);
        expect(cell('L3')).toHaveValue(typed);
        now = 30_000;
        await userEvent.keyboard('{Escape}');
        now = 40_000;
        await userEvent.keyboard('010340093000001410L1{Enter}');
        await waitFor(() => expect(cell('L1')).toHaveFocus());
        expect(saved()).toHaveLength(0);
      });

      it('stays in the search', async () => {
        await renderInApp(<CountTable count={count} saves={new Map()} />);
        const search = screen.getByLabelText('Scanner ou saisir un lot');
        await typeMeanwhile(search, '12');
        expect(search).toHaveValue('12');
      });

      it('stays there also where another code is scanned before the answer', async () => {
        await renderInApp(<CountTable count={count} saves={new Map()} />);
        await userEvent.click(cell('L3'));
        const answerScan = nextAnswer();
        now = 10_000;
        await userEvent.keyboard('010340093000001410L1{Enter}');
        fireEvent.input(cell('L3'), { target: { value: '7' } });
        now = 20_000;
        await userEvent.keyboard('010340093000001410L1{Enter}');
        await act(async () => answerScan(Response.json(SCANNED)));
        expect(await screen.findByText(/^Immunol, L1 : un nombre a été saisi avant/)).toBeVisible();
        expect(cell('L3')).toHaveFocus();
        expect(cell('L3')).toHaveValue('7');
        expect(saved()).toHaveLength(0);
      });
    });

    it.each(['7', '4'])('counts the line that it leaves where somebody typed %s there', async (typed) => {
      await scanAfter(typed);
      await waitFor(() => expect(saved()).toHaveLength(1));
      expect(await saved()[0]?.json()).toEqual({
        lignes: [{ idStock: 'id-L3', quantiteComptee: Number(typed) }],
      });
    });
  });

  describe('a search for used-up batches', () => {
    const field = () => screen.getByLabelText('Scanner ou saisir un lot');
    const button = () => screen.getByRole('button', { name: 'Chercher parmi les lots épuisés' });
    const searchFor = async (lot: string) => {
      await renderInApp(<CountTable count={count} saves={new Map()} />);
      await userEvent.type(field(), lot);
      await userEvent.click(button());
    };
    const answers = (stock: Response) =>
      answer.mockImplementation(async (request) => (isStock(request) ? stock : Response.json(count)));

    it('lists those of the number, and goes to the first', async () => {
      answers(Response.json({ content: usedUp('L9'), totalElements: 2 }));
      await searchFor('l9');
      expect(await screen.findByText('Lots épuisés trouvés : 1')).toBeVisible();
      expect(cell('L9').closest('tr')).toHaveTextContent('0 flacon');
      await waitFor(() => expect(cell('L9')).toHaveFocus());
      const asked = new URL((answer.mock.calls[0]![0] as Request).url).searchParams;
      expect(Object.fromEntries(asked)).toEqual({
        idCentre: 'c',
        lot: 'l9',
        size: '100',
        sort: '["peremption","DESC"]',
      });
    });

    it('begins with two characters of the number', async () => {
      await renderInApp(<CountTable count={count} saves={new Map()} />);
      expect(button()).toBeDisabled();
      await userEvent.type(field(), 'l');
      expect(button()).toBeDisabled();
      await userEvent.type(field(), '9');
      expect(button()).toBeEnabled();
    });

    it('asks for more of the number where there is more than it answers', async () => {
      answers(Response.json({ content: usedUp('L9'), totalElements: 101 }));
      await searchFor('l9');
      expect(
        await screen.findByText(
          "Lots épuisés trouvés : 1. Tous les lots de ce numéro n'ont pas été lus : saisissez-en davantage.",
        ),
      ).toBeVisible();
    });

    it('that finds nothing goes back to the number', async () => {
      answers(Response.json({ content: [], totalElements: 0 }));
      await searchFor('l9');
      expect(await screen.findByText('Lots épuisés trouvés : 0')).toBeVisible();
      await waitFor(() => expect(field()).toHaveFocus());
    });

    it('that fails goes back to the number, and says nothing of a command', async () => {
      answer.mockImplementation(async () => {
        throw new TypeError('no network');
      });
      await searchFor('l9');
      expect(
        await screen.findByText(/^La recherche n'a pas abouti : Le service est injoignable/),
      ).toBeVisible();
      await waitFor(() => expect(field()).toHaveFocus());
    });

    it('leaves the focus where somebody has begun to count meanwhile', async () => {
      await renderInApp(<CountTable count={count} saves={new Map()} />);
      await userEvent.type(field(), 'l1');
      const answerSearch = nextAnswer();
      await userEvent.click(button());
      await userEvent.click(cell('L1'));
      await userEvent.keyboard('1');
      answerSearch(Response.json({ content: usedUp('L19'), totalElements: 2 }));
      expect(await screen.findByText('Lots épuisés trouvés : 1')).toBeVisible();
      expect(cell('L1')).toHaveFocus();
      expect(saved()).toHaveLength(0);
    });
  });

  it('does not tell what is expected of a used-up batch to who counts blind', async () => {
    answer.mockImplementation(async () => Response.json(usedUp('L9')));
    await renderInApp(<CountTable count={{ ...count, peutCloturer: false }} saves={new Map()} />);
    await userEvent.type(screen.getByLabelText('Scanner ou saisir un lot'), 'l9');
    await userEvent.click(screen.getByRole('button', { name: 'Chercher parmi les lots épuisés' }));
    await waitFor(() => expect(cell('L9').closest('tr')).toHaveTextContent('—'));
  });

  it('saves a line that is typed twice in this order, one after the other', async () => {
    const answerFirst = nextAnswer();
    await renderInApp(<CountTable count={count} saves={new Map()} />);
    for (const typed of ['5{Enter}', '6{Enter}']) {
      await userEvent.click(cell('L1'));
      await userEvent.keyboard(typed);
    }
    await waitFor(() => expect(saved()).toHaveLength(1));
    answerFirst(Response.json(count));
    await waitFor(() => expect(saved()).toHaveLength(2));
    const bodies = await Promise.all(saved().map((request) => request.json()));
    expect(bodies.map(({ lignes }) => lignes[0].quantiteComptee)).toEqual([5, 6]);
  });

  it('says that the service is slow to save a line', async () => {
    nextAnswer();
    await renderInApp(<CountTable count={count} saves={new Map()} />);
    await userEvent.click(cell('L1'));
    vi.useFakeTimers({ shouldAdvanceTime: true });
    try {
      await userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTimeAsync(ms) }).keyboard('8{Enter}');
      await act(() => vi.advanceTimersByTimeAsync(11_000));
    } finally {
      vi.useRealTimers();
    }
    expect(screen.getByText(/Le service tarde à répondre/)).toBeVisible();
  });

  it('says that a line was not saved whose row has left the screen', async () => {
    const answerSave = nextAnswer();
    const saves = new Map();
    await renderInApp(<CountTable count={count} saves={saves} />);
    await userEvent.click(cell('L1'));
    await userEvent.keyboard('12');
    await userEvent.type(screen.getByLabelText('Scanner ou saisir un lot'), 'L2');
    expect(screen.queryByRole('textbox', { name: /lot L1$/ })).toBeNull();
    answerSave(Response.json({ globalErrors: [], fieldErrors: [] }, { status: 400 }));
    expect(
      await screen.findByText("La quantité saisie pour le lot L1 n'a pas été enregistrée."),
    ).toBeVisible();
    expect(saves.size).toBe(0);
  });

  it.each([
    ['1,5', 'Saisissez un nombre entier'],
    ['-5', 'La valeur ne peut pas être négative'],
  ])('keeps %s as it was typed, saves nothing, and says why', async (typed, said) => {
    const saves = new Map();
    await renderInApp(<CountTable count={count} saves={saves} />);
    await userEvent.click(cell('L1'));
    await userEvent.keyboard(`${typed}{Enter}`);
    expect(await screen.findByRole('alert')).toHaveTextContent(said);
    expect(cell('L1')).toHaveValue(typed);
    expect(saved()).toHaveLength(0);
    // What asks whether all is saved hears of it.
    expect(await Promise.all(saves.values())).toEqual([false]);
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
    await renderInApp(<CountTable count={count} saves={new Map()} />);
    await userEvent.click(cell('L1'));
    await userEvent.keyboard('8{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('Cet inventaire est clôturé');
    expect(cell('L1')).toHaveValue('8');
  });
});
