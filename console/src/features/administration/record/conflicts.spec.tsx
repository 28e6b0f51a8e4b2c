/** Two editors of one record, in the form of every kind: what the other did in words, and both changes saved. */
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { RecordKind } from '../../../api/generated/record-pages.js';
import { eventually } from '../../../testing/eventually.js';
import { AS_ADMINISTRATOR, renderInApp } from '../../../testing/renderInApp.js';
import routes from '../routes.js';
import { type FieldDefinition, KINDS } from './administered-kind.js';

interface Edits {
  /** What is typed, by its label and by its name in the body. */
  readonly mine: readonly [label: string, field: string];
  /** What somebody else has saved. */
  readonly theirs: Readonly<Record<string, unknown>>;
  /** Its row in the dialog: the field, their value, this user's value. */
  readonly row: string;
  /** What the record has beside what every field is filled with. */
  readonly more?: Readonly<Record<string, unknown>>;
}

const EDITS: Readonly<Record<RecordKind, Edits>> = {
  centre: {
    mine: ['Service', 'service'],
    theirs: { destinataireEmail: 'BOTH' },
    row: 'Destinataire des e-mails Le centre et le référent Le centre',
    more: {
      type: 'DISPATCH',
      idReferent: null,
      idTransporteur: null,
      etiquettes: [],
      templates: {},
      utilisateurs: [],
      centreParents: [],
      centreEnfants: [],
    },
  },
  product: {
    mine: ['Conservation', 'conservation'],
    theirs: { nbDoses: 2.5 },
    row: 'Nombre de doses 2,5 1',
  },
  tracker: {
    mine: ['Type 1', 'type1'],
    theirs: { minTemperature: -20.5 },
    row: 'Température minimale −20,5 1',
  },
  container: { mine: ['Type', 'type'], theirs: { poids: 4.5 }, row: 'Poids 4,5 1' },
  carrier: {
    mine: ['Téléphone', 'telephone'],
    theirs: { ville: 'Roubaix' },
    row: 'Ville Roubaix abc',
    more: { idCentre: 'nord', centreDispatch: { id: 'nord', nom: 'Nord', service: null } },
  },
  template: {
    mine: ['Nom', 'nom'],
    theirs: { type: 'DISPATCH_RETOUR' },
    row: 'Type Retour de produits Bon de livraison (répartition)',
    more: { type: 'DISPATCH_BL', fileName: 'bl.docx' },
  },
  user: {
    mine: ['Société', 'company'],
    theirs: { langue: 'en' },
    row: 'Langue English Français',
    more: { centres: [], invitation: null },
  },
  'value-list': {
    mine: ['Libellé en anglais', 'labels.2'],
    theirs: { labels: { 1: 'Larcin', 2: 'Theft' } },
    row: 'Libellé en français Larcin Vol',
    more: { liste: 'SCRAPPING_CAUSE', code: 'VOL' },
  },
};

function filled({ kind, values, min }: FieldDefinition): unknown {
  switch (kind) {
    case 'text':
      return 'abc';
    case 'email':
      return 'a@example.org';
    case 'number':
      return Math.max(min ?? 1, 1);
    case 'flag':
      return false;
    case 'choice':
      return values?.[0];
    case 'choices':
      return [];
    case 'labels':
      return { 1: 'Vol', 2: 'Theft' };
    case 'id':
      return null;
  }
}

const HISTORY = {
  creationDate: '2026-01-01T08:00:00Z',
  creationUser: null,
  modificationDate: '2026-01-02T08:00:00Z',
  modificationUser: 'Agnès Delmas',
};

/** The fields of a body, also where it is a form with a file. */
async function bodyOf(request: Request): Promise<Readonly<Record<string, unknown>>> {
  const text = await request.text();
  if (text.startsWith('{')) return JSON.parse(text);
  return Object.fromEntries(
    [...text.matchAll(/name="(\w+)"\r\n\r\n(.*)\r\n/g)].map(([, name, value]) => [name, value]),
  );
}

const NAMES = Object.keys(KINDS) as RecordKind[];

/** The page of one record of each kind. */
const PAGES = new Map(
  await Promise.all(
    NAMES.map(async (name) => {
      const route = routes.find(({ path }) => path === `${KINDS[name].address}/:id`)!;
      const { default: Page } = await route.screen();
      return [name, <Page key={name} />] as const;
    }),
  ),
);

it.each(NAMES)('a %s keeps what both have changed', async (name) => {
  const kind = KINDS[name];
  const { mine, theirs, row, more } = EDITS[name];
  const [label, field] = mine;
  const fields = Object.entries(kind.fields).map(([each, definition]) => [each, filled(definition)]);
  const before = { id: '1', version: 1, history: HISTORY, ...Object.fromEntries(fields), ...more };
  const sent: Readonly<Record<string, unknown>>[] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    if (request.method !== 'GET') {
      sent.push(await bodyOf(request));
      if (sent.length > 1) return Response.json({ ...before, version: 3 });
      return Response.json({ code: 'global.error.conflict', message: '' }, { status: 409 });
    }
    if (!new URL(request.url).pathname.endsWith(`${kind.path}/1`)) return Response.json([]);
    return Response.json(sent.length === 0 ? before : { ...before, ...theirs, version: 2 });
  });
  await renderInApp('', {
    session: AS_ADMINISTRATOR,
    pages: { [`${kind.address}/:id`]: PAGES.get(name), [kind.address]: 'La liste' },
    at: `${kind.address}/1`,
  });
  fireEvent.change(await screen.findByLabelText(new RegExp(`^${label}`), { selector: 'input, textarea' }), {
    target: { value: 'Mine' },
  });
  fireEvent.click(screen.getByText('Enregistrer', { selector: 'button' }));

  const title = await screen.findByText("Quelqu'un d'autre a modifié cette fiche");
  const dialog = title.closest<HTMLElement>('[role=dialog]')!;
  await within(dialog).findByText(/^Agnès Delmas l'a enregistrée/);
  const rows = [...dialog.querySelectorAll('tbody tr')];
  expect(
    rows.map(({ children }) => [...children].map(({ textContent }) => textContent?.trim()).join(' ')),
  ).toEqual([row]);
  fireEvent.click(within(dialog).getByText('Ajouter mes modifications', { selector: 'button' }));
  expect(await screen.findByText('La liste')).toBeVisible();
  await eventually(() => expect(sent.map(({ version }) => Number(version))).toEqual([1, 2]));
  expect(sent[1]).toHaveProperty(field, 'Mine');
  for (const [other, value] of Object.entries(theirs)) {
    if (other !== 'labels') expect(sent[1]).toHaveProperty(other, value);
    else expect(sent[1]).toMatchObject({ labels: { 1: 'Larcin' } });
  }
});
