import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { AS_ADMINISTRATOR, renderInApp } from '../../../testing/renderInApp.js';
import { KINDS } from './administered-kind.js';
import { blankOf } from './blank-record.js';
import { definedForm } from './defined-screens.js';
import { RecordForm } from './RecordForm.js';
import { RecordSections } from './RecordSections.js';

const answer = vi.fn<typeof fetch>();

beforeEach(() => {
  answer.mockReset();
  answer.mockImplementation(async () => new Response(JSON.stringify({ id: '1' }), { status: 201 }));
  vi.stubGlobal('fetch', answer);
});

const field = (label: string) => screen.getByLabelText(new RegExp(`^${label}`));
const fill = (values: Readonly<Record<string, string>>) => {
  for (const [label, value] of Object.entries(values)) fireEvent.change(field(label), { target: { value } });
};
const send = () => fireEvent.click(screen.getByText('Ajouter un contenant', { selector: 'button' }));

it('asks for what the definition requires, within its bounds, and sends it', async () => {
  const { default: Form } = definedForm('container');
  await renderInApp(<Form />, { session: AS_ADMINISTRATOR });
  expect(field('Fabricant')).toHaveFocus();
  send();
  expect(await screen.findAllByText('Champ obligatoire')).toHaveLength(6);

  fill({
    Fabricant: 'Isotherma',
    Nom: 'Caisse',
    Type: 'Passif',
    Taille: '0',
    Poids: '1000000000',
    Capacité: '0',
  });
  expect(await screen.findByText("La valeur doit être d'au moins 1")).toBeVisible();
  expect(await screen.findByText('La valeur ne peut pas dépasser 999 999 999')).toBeVisible();
  fill({ Taille: '12', Poids: '12' });
  send();
  expect(await screen.findByText('Le contenant a été créé')).toBeVisible();
  const [request, init] = answer.mock.calls[0]!;
  const sent = request instanceof Request ? await request.text() : String(init?.body);
  expect(JSON.parse(sent)).toEqual({
    fabricant: 'Isotherma',
    nom: 'Caisse',
    type: 'Passif',
    taille: 12,
    poids: 12,
    capacite: 0,
    actif: false,
  });
});

it('shows a unit, and has a section for all fields where the definition makes none', async () => {
  const { form: _, ...kind } = KINDS.tracker;
  await renderInApp(
    <RecordForm kind={kind} record={undefined} blank={blankOf('tracker')}>
      {() => <RecordSections />}
    </RecordForm>,
  );
  const sections = screen.getAllByRole('region').map((section) => section.textContent);
  expect(sections).toHaveLength(2);
  expect(sections[0]).toMatch(/^Identification.*Température maximale.*°C/);
  expect(sections[1]).toMatch(/^Statut/);
});
