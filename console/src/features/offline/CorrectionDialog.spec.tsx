import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { FailedError, RefusedError } from '../../api/errors.js';
import { ErrorCode } from '../../api/generated/codes.js';
import type { CentreTree } from '../../api/types.js';
import type { OfflineAction } from '../../providers/offline/action.js';
import { eventually } from '../../testing/eventually.js';
import { action, CENTRE } from '../../testing/offline-data.js';
import { renderInApp } from '../../testing/renderInApp.js';
import { CorrectionDialog } from './CorrectionDialog.js';

const refused = (more: Partial<OfflineAction>) =>
  action({ status: 'ERROR', refusal: { globalErrors: [], fieldErrors: [] }, ...more });

const point = (number: number) =>
  ({ id: `point-${number}`, nom: `Point ${number}`, service: null, type: 'VACCINATION_POINT' }) as CentreTree;

async function open(
  given: OfflineAction,
  onCorrect = vi.fn(async () => undefined),
  childrenVaccination = [point(2), point(3)],
) {
  const nothing = () => undefined;
  await renderInApp(
    <CorrectionDialog action={given} onCorrect={onCorrect} onSend={nothing} onClose={nothing} />,
    { session: { centre: { ...CENTRE, childrenVaccination } } },
  );
  return onCorrect;
}
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Corriger et renvoyer' }));

it('asks for the comment without which the operation would be refused again', async () => {
  const onCorrect = await open(refused({ type: 'UPDATE_STOCK', body: { idStock: 'line-1', quantite: 1 } }));
  await submit();
  expect(screen.getByRole('textbox', { name: /^Commentaire/ })).toBeInvalid();
  expect(onCorrect).not.toHaveBeenCalled();
  await userEvent.type(screen.getByRole('textbox', { name: /^Commentaire/ }), 'Inventaire');
  await submit();
  expect(onCorrect).toHaveBeenCalledOnce();
});

const POINT_REFUSED = {
  globalErrors: [],
  fieldErrors: [{ field: 'idPoint', code: ErrorCode.destinationInvalid }],
};

/** What the service answers to a session that is read again. */
const centreNow = (childrenVaccination: CentreTree[]) =>
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    const { pathname } = new URL(url);
    if (pathname.endsWith('/centre/me')) return Response.json({ ...CENTRE, childrenVaccination });
    if (pathname.endsWith('/centre/me/list')) return Response.json([CENTRE]);
    if (pathname.endsWith('/configuration')) return Response.json({});
    return Response.json({ login: 'bellevue', langue: 'fr', authorities: ['ROLE_VACCINATION_CENTER'] });
  });
const pointRefused = () =>
  refused({
    body: { idLigneBl: 'line-1', quantite: 1, sortieType: 'VACCINATION_POINT', idPoint: 'point-1' },
    refusal: POINT_REFUSED,
  });
const offeredPoints = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

beforeEach(() => {
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('no network')));
});

it.each([
  ['no point', [], { destination: 'INTERNE', point: null }],
  ['one point', [point(2)], { destination: 'VACCINATION_POINT', point: 'point-2' }],
])('with %s left beside the refused one, asks nothing more', async (_, left, destination) => {
  const onCorrect = await open(pointRefused(), undefined, [point(1), ...left]);
  expect(screen.getAllByRole('radio')).toHaveLength(left.length + 1);
  await submit();
  expect(onCorrect).toHaveBeenCalledWith(expect.objectContaining({ destination }));
});

it('offers every point but the refused one, also one that was attached meanwhile', async () => {
  centreNow([point(2), point(3), point(4)]);
  await open(pointRefused(), undefined, [point(1), point(2), point(3)]);
  await eventually(async () => {
    await userEvent.click(screen.getByRole('combobox', { name: /^Point de vaccination/ }));
    expect(offeredPoints().join()).toMatch(/Point 2.*Point 3.*Point 4/);
  });
  expect(offeredPoints().join()).not.toMatch(/Point 1/);
});

it('keeps what was typed when the points are read, and proposes no point where none is left', async () => {
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  centreNow([]);
  const { fetch: now } = globalThis;
  vi.stubGlobal('fetch', async (request: Request) => {
    await answered;
    return now(request);
  });
  const onCorrect = await open(pointRefused(), undefined, [point(1), point(2), point(3)]);
  await userEvent.type(screen.getByRole('textbox', { name: /^Commentaire/ }), 'Vers le port');
  answer();
  await eventually(() => expect(screen.getByRole('radio', { name: 'Interne' })).toBeChecked());
  await submit();
  expect(onCorrect).toHaveBeenCalledWith(
    expect.objectContaining({
      comment: 'Vers le port',
      destination: expect.objectContaining({ destination: 'INTERNE' }),
    }),
  );
});

it('offers the points that are known while the service does not answer', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  await open(pointRefused(), undefined, [point(1), point(2), point(3)]);
  await userEvent.click(screen.getByRole('combobox', { name: /^Point de vaccination/ }));
  expect(offeredPoints()).toHaveLength(2);
});

it('asks for another destination where the point is refused, and not otherwise', async () => {
  const body = { idLigneBl: 'line-1', quantite: 1, sortieType: 'VACCINATION_POINT', idPoint: 'point-1' };
  const onCorrect = await open(refused({ body, refusal: POINT_REFUSED }));
  await submit();
  expect(onCorrect).not.toHaveBeenCalled();
  await userEvent.type(screen.getByRole('combobox', { name: /^Point de vaccination/ }), 'Point 2{Enter}');
  await submit();
  expect(onCorrect).toHaveBeenCalledWith(
    expect.objectContaining({ destination: { destination: 'VACCINATION_POINT', point: 'point-2' } }),
  );
});

it('lets goods stay in the centre whose point is refused', async () => {
  const body = { idLigneBl: 'line-1', quantite: 1, sortieType: 'VACCINATION_POINT', idPoint: 'point-1' };
  const onCorrect = await open(refused({ body, refusal: POINT_REFUSED }));
  await userEvent.click(screen.getByText('Interne'));
  await submit();
  expect(onCorrect).toHaveBeenCalledWith(
    expect.objectContaining({ destination: expect.objectContaining({ destination: 'INTERNE' }) }),
  );
});

it('leaves the destination that was not refused as it is', async () => {
  const onCorrect = await open(refused({}));
  expect(screen.queryByRole('radiogroup')).not.toBeInTheDocument();
  await submit();
  expect(onCorrect).toHaveBeenCalledWith(expect.objectContaining({ destination: null }));
});

it.each([
  [
    'there is no room',
    new FailedError(500, { code: 'offline.storageFull' }),
    /L'espace de stockage de cet appareil est plein/,
  ],
  [
    'another window has settled it',
    new RefusedError(409, [{ code: 'offline.settledMeanwhile' }], []),
    /envoyée, corrigée ou abandonnée entre-temps/,
  ],
])('says that %s, and keeps what was typed', async (_, error, words) => {
  await open(
    refused({}),
    vi.fn(async () => Promise.reject(error)),
  );
  await userEvent.type(screen.getByRole('textbox', { name: /^Commentaire/ }), 'Recompté');
  await submit();
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.getByRole('textbox', { name: /^Commentaire/ })).toHaveValue('Recompté');
});

it('says on its field what is wrong with a correction, and leads there', async () => {
  const aboveStock = { field: 'quantite', code: 'global.error.quantityResidual', arguments: { max: 4 } };
  await open(
    refused({}),
    vi.fn(async () => Promise.reject(new RefusedError(400, [], [aboveStock]))),
  );
  await submit();
  const quantity = screen.getByRole('textbox', { name: /^Quantité/ });
  await eventually(() => expect(quantity).toHaveFocus());
  expect(quantity).toBeInvalid();
  expect(screen.getByText('Votre formulaire comporte des erreurs')).toBeVisible();
  expect(screen.getAllByText(/\(4\)/)).toHaveLength(1);
  await userEvent.type(quantity, '{Backspace}');
  await submit();
  expect(screen.getByText('Un ou plusieurs champs sont incorrects')).toBeVisible();
});

it.each(['EXIT', 'ENTRY'] as const)(
  'confirms goods that the check of the correction found past their limit, whatever it finds after that: %s',
  async (type) => {
    const onCorrect = await open(
      refused({ type }),
      vi
        .fn(async () => undefined)
        .mockRejectedValueOnce(new RefusedError(400, [{ code: ErrorCode.pastLimit }], []))
        .mockRejectedValueOnce(new RefusedError(400, [], [{ field: 'idBl', code: ErrorCode.noteNotFound }])),
    );
    const comment = screen.getByRole('textbox', { name: /^Commentaire/ });
    await submit();
    expect(onCorrect).toHaveBeenLastCalledWith(expect.objectContaining({ forced: false }));
    expect(await screen.findByText(/ont dépassé leur limite/)).toBeVisible();
    await submit();
    expect(comment).toBeInvalid();
    expect(onCorrect).toHaveBeenCalledOnce();
    await userEvent.type(comment, 'Dernière dose');
    await submit();
    await submit();
    expect(onCorrect).toHaveBeenCalledTimes(3);
    expect(onCorrect).toHaveBeenLastCalledWith(
      expect.objectContaining({ forced: true, comment: 'Dernière dose' }),
    );
  },
);
