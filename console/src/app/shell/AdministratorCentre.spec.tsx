import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { AS_ADMINISTRATOR, AS_WORKING_AUDITOR, renderInApp } from '../../testing/renderInApp.js';
import { AdministratorCentre } from './AdministratorCentre.js';

const CENTRES = [
  { id: 'nord', nom: 'Plateforme Nord', type: 'DISPATCH', actif: true },
  { id: 'sud', nom: 'Plateforme Sud', type: 'DISPATCH', actif: false },
];

/** The service leaves out what is not asked for. */
const serve = () =>
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    const active = new URL(url).searchParams.get('statut');
    const content = CENTRES.filter(({ actif }) => active === null || String(actif) === active);
    return Response.json({ content, totalElements: content.length });
  });

it.each([
  [
    'an auditor those that were disabled too',
    AS_WORKING_AUDITOR,
    ['Plateforme Nord', 'Plateforme Sud (désactivé)'],
  ],
  ['an administrator the active ones', AS_ADMINISTRATOR, ['Plateforme Nord']],
])('offers %s', async (_, session, names) => {
  serve();
  const onChoose = vi.fn();
  await renderInApp(<AdministratorCentre centre={null} onChoose={onChoose} />, { session });
  await userEvent.click(screen.getByRole('combobox'));
  const options = await screen.findAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual(names);
  await userEvent.click(options.at(-1)!);
  expect(onChoose).toHaveBeenCalledWith(names.length === 2 ? 'sud' : 'nord');
});
