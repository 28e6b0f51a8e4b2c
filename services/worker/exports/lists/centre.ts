import { column } from '../column.js';
import { exportedList } from '../list.js';
import { exportWord, yesOrNo } from '../words.js';
import { alphabetical, contains, equals, isOneOf, recordQuery } from './record-query.js';

interface CentreRow {
  readonly name: string;
  readonly service: string | null;
  readonly type: string;
  readonly finess: string | null;
  readonly siret: string | null;
  readonly address: string;
  readonly address_complement: string | null;
  readonly postal_code: string;
  readonly city: string;
  readonly phone: string | null;
  readonly email: string | null;
  readonly capacity: number | null;
  readonly parents: string | null;
  readonly active: boolean;
  readonly created_at: Date;
}

const CENTRES = {
  select: `SELECT r.name, r.service, r.type, r.finess, r.siret, r.address, r.address_complement, r.postal_code, r.city,
      r.phone, r.email, r.capacity, r.active, r.created_at,
      (SELECT string_agg(p.name, ', ' ORDER BY p.name) FROM reference.centre_link l
         JOIN reference.centre p ON p.id = l.parent_id WHERE l.child_id = r.id) AS parents
    FROM reference.centre r`,
  orderBy: alphabetical('r.name'),
  searched: `concat_ws(' ', r.name, r.service, r.city, r.finess, r.code)`,
  conditions: {
    name: contains('r.name'),
    types: isOneOf('r.type', 'text'),
    active: equals('r.active', 'boolean'),
    centreIds: isOneOf('r.id', 'uuid'),
  },
};

/** Parameters: ids, q, name (patterns), types, active; centreIds: those that the reader may see. */
export const centreList = exportedList<CentreRow>({
  title: { fr: 'Centres', en: 'Centres' },
  query: (given) => recordQuery(CENTRES, given),
  columns: (names) => [
    column('Nom', 'Name', 'text', 28, (row) => row.name),
    column('Service', 'Department', 'text', 24, (row) => row.service),
    column('Type', 'Type', 'text', 22, (row) => exportWord(names.language, row.type)),
    column('FINESS', 'FINESS', 'text', 12, (row) => row.finess),
    column('SIRET', 'SIRET', 'text', 16, (row) => row.siret),
    column('Adresse', 'Address', 'text', 32, (row) => row.address),
    column("Complément d'adresse", 'Address, second line', 'text', 24, (row) => row.address_complement),
    column('Code postal', 'Postal code', 'text', 12, (row) => row.postal_code),
    column('Ville', 'City', 'text', 20, (row) => row.city),
    column('Téléphone', 'Telephone', 'text', 16, (row) => row.phone),
    column('Courriel', 'E-mail', 'text', 30, (row) => row.email),
    column('Capacité', 'Capacity', 'whole', 10, (row) => row.capacity),
    column('Centres parents', 'Parent centres', 'text', 30, (row) => row.parents),
    column('Actif', 'Active', 'text', 8, (row) => yesOrNo(names.language, row.active)),
    column('Créé le', 'Created on', 'instant', 18, (row) => row.created_at),
  ],
});
