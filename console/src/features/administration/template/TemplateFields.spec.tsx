import { fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderInApp } from '../../../testing/renderInApp.js';
import { TemplateFields } from './TemplateFields.js';

const text = { type: 'TEXTE' } as const;
const FIELDS = [
  { ...text, nom: 'numeroBl', libelle: 'Numéro du bon de livraison', exemple: 'PN-2026-000123' },
  {
    nom: 'lignes',
    type: 'LISTE',
    libelle: 'Lignes',
    exemple: null,
    champs: [{ ...text, nom: 'lot', libelle: 'Lot', exemple: 'LX4210' }],
  },
];

it('reads the fields of the type once it is unfolded, and copies one as a template writes it', async () => {
  const fetched = vi.fn<typeof fetch>(async () => new Response(JSON.stringify(FIELDS)));
  vi.stubGlobal('fetch', fetched);
  const user = userEvent.setup();
  await renderInApp(<TemplateFields type="DISPATCH_BL" />);
  expect(fetched).not.toHaveBeenCalled();

  const fold = screen.getByText(/^Champs du type/).closest('details')!;
  fold.open = true;
  fireEvent(fold, new Event('toggle'));
  const list = (await screen.findByText('{{#lignes}}…{{/lignes}}')).closest('li')!;
  expect(list).toHaveTextContent('Répété pour chaque élément');
  expect(within(list).getByText('{{lot}}')).toBeVisible();
  expect(screen.getByText('Exemple : PN-2026-000123')).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Copier {{numeroBl}}' }));
  expect(await navigator.clipboard.readText()).toBe('{{numeroBl}}');
  expect(await screen.findByText('{{numeroBl}} a été copié')).toBeVisible();
});
