import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInApp } from '../../testing/renderInApp.js';
import { windowOf } from '../../testing/windowOf.js';
import { ImportLines } from './ImportLines.js';

it('says in which column a line is wrong, and what its cell says', async () => {
  windowOf(1280);
  const erreurs = [
    { field: 'S1 lundi D1', code: 'global.error.integer', message: '', arguments: {}, rejectedValue: 'deux' },
    { field: 'finess', code: 'global.error.required', message: '', arguments: {}, rejectedValue: null },
  ];
  const line = {
    ligne: 2,
    statut: 'ERREUR',
    libelle: 'Vaxilor',
    id: null,
    modifications: [],
    erreurs,
  } as const;
  const report = { dryRun: true, creations: 0, modifications: 0, inchanges: 0, erreurs: 1, lignes: [line] };
  await renderInApp(<ImportLines report={report} words={{ label: (field) => field, change: () => '' }} />);
  expect(screen.getByText('S1 lundi D1 : Saisissez un nombre entier (« deux »)')).toBeVisible();
  expect(screen.getByText('finess : Champ obligatoire')).toBeVisible();
});
