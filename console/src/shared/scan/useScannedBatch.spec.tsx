import { act, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderInApp } from '../../testing/renderInApp.js';
import { ScanBar } from './ScanBar.js';
import { useScannedBatch } from './useScannedBatch.js';

const PRODUCTS = [
  {
    id: 'p',
    nomCommercial: 'Immunol',
    batches: [
      { id: 'recalled', lot: 'L1', peremption: '2036-06-30', rappel: true },
      { id: 'good', lot: 'L2', peremption: '2036-06-30', rappel: false },
      { id: 'longer', lot: 'L2', peremption: '2036-09-30', rappel: false },
    ],
  },
];
const choose = vi.fn();
let read: (code: string) => void;

function Form(options: NonNullable<Parameters<typeof useScannedBatch>[2]>) {
  const scanning = useScannedBatch(PRODUCTS, choose, options);
  read = scanning.read;
  return <ScanBar scanning={scanning} />;
}

const answers = (
  lot: string | null,
  ids: readonly string[],
  { peremption = null, recalled = [] }: { peremption?: string | null; recalled?: readonly string[] } = {},
) =>
  vi.stubGlobal('fetch', async (request: Request) =>
    Response.json(
      new URL(request.url).pathname.endsWith('/lot/rappel')
        ? recalled.map((each) => ({ lot: each }))
        : {
            gtin: null,
            lot,
            peremption,
            produit: { id: 'p', nomCommercial: 'Immunol' },
            stocks: ids.map((id) => ({ id })),
          },
    ),
  );

beforeEach(() => choose.mockReset());

it('takes no recalled batch, and no other in its place', async () => {
  answers('L1', ['recalled']);
  await renderInApp(<Form />);
  act(() => read('(01)03400930000011(10)L1'));
  expect(await screen.findByText(/Le lot L1 est rappelé/)).toBeVisible();
  expect(choose).not.toHaveBeenCalled();
});

it('leaves a form alone in which the product would overwrite what somebody typed', async () => {
  answers('L2', ['good']);
  await renderInApp(<Form keeps={(productId) => productId === 'p'} />);
  act(() => read('(01)03400930000011(10)L2'));
  expect(await screen.findByText(/Le code est celui de Immunol : videz le formulaire/)).toBeVisible();
  expect(choose).not.toHaveBeenCalled();
});

it('takes the product alone where the code names no lot, whatever is held of it', async () => {
  answers(null, ['recalled', 'good']);
  await renderInApp(<Form />);
  act(() => read('(01)03400930000011(21)S1'));
  expect(await screen.findByText('Lu : Immunol, sans numéro de lot')).toBeVisible();
  expect(choose).toHaveBeenCalledWith({ product: PRODUCTS[0], batchId: undefined });
});

it.each([
  [
    'is not in stock, though a lot that contains its number is recalled',
    {},
    ['L91'],
    "Lu : Immunol. Le lot L9 n'est pas en stock.",
  ],
  ['is recalled', {}, ['L91', 'L9'], /Le lot L9 est rappelé/],
  [
    'is not in stock, where a recalled one could be taken',
    { takesRecalled: true },
    ['L9'],
    /n'est pas en stock/,
  ],
])(
  'takes no other batch in place of a lot that is not in stock, and says that it %s',
  async (_, options, recalled, said) => {
    answers('L9', [], { recalled });
    await renderInApp(<Form {...options} />);
    act(() => read('(01)03400930000011(10)L9'));
    expect(await screen.findByText(said)).toBeVisible();
    expect(choose).not.toHaveBeenCalled();
  },
);

it.each([
  ['the batch with the expiry of the box', '2036-09-30', 'longer'],
  ['the first batch where the code says no expiry', null, 'good'],
  ['the first batch where none has the expiry of the box', '2036-12-31', 'good'],
])('takes of a lot with two expiries %s', async (_, peremption, batchId) => {
  answers('L2', ['good', 'longer'], { peremption });
  await renderInApp(<Form />);
  act(() => read('(01)03400930000011(10)L2'));
  expect(await screen.findByText('Lu : Immunol, lot L2')).toBeVisible();
  expect(choose).toHaveBeenCalledWith({ product: PRODUCTS[0], batchId });
});

it('takes a recalled batch where it is to be scrapped, and any other', async () => {
  answers('L1', ['recalled']);
  await renderInApp(<Form takesRecalled />);
  act(() => read('(01)03400930000011(10)L1'));
  expect(await screen.findByText('Lu : Immunol, lot L1')).toBeVisible();
  expect(choose).toHaveBeenCalledWith({ product: PRODUCTS[0], batchId: 'recalled' });
});
