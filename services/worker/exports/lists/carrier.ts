import { column } from '../column.js';
import { exportedList } from '../list.js';
import { yesOrNo } from '../words.js';
import { alphabetical, contains, equals, isOneOf, recordQuery } from './record-query.js';

interface CarrierRow {
  readonly name: string;
  readonly siret: string | null;
  readonly centre_id: string;
  readonly address: string;
  readonly address_complement: string | null;
  readonly postal_code: string;
  readonly city: string;
  readonly country: string;
  readonly phone: string | null;
  readonly mail_contact: string;
  readonly active: boolean;
}

const CARRIERS = {
  select: 'SELECT r.* FROM reference.carrier r',
  orderBy: alphabetical('r.name'),
  searched: `concat_ws(' ', r.name, r.siret, r.city)`,
  conditions: {
    name: contains('r.name'),
    centreId: equals('r.centre_id', 'uuid'),
    active: equals('r.active', 'boolean'),
    centreIds: isOneOf('r.centre_id', 'uuid'),
  },
};

/** Parameters: ids, q, name (patterns), centreId, active; centreIds: those that the reader may see. */
export const carrierList = exportedList<CarrierRow>({
  title: { fr: 'Transporteurs', en: 'Carriers' },
  query: (given) => recordQuery(CARRIERS, given),
  columns: (names) => [
    column('Nom', 'Name', 'text', 28, (row) => row.name),
    column('SIRET', 'SIRET', 'text', 16, (row) => row.siret),
    column('Centre de dispatch', 'Dispatch centre', 'text', 28, (row) => names.centre(row.centre_id)),
    column('Adresse', 'Address', 'text', 32, (row) => row.address),
    column("Complément d'adresse", 'Address, second line', 'text', 24, (row) => row.address_complement),
    column('Code postal', 'Postal code', 'text', 12, (row) => row.postal_code),
    column('Ville', 'City', 'text', 20, (row) => row.city),
    column('Pays', 'Country', 'text', 16, (row) => row.country),
    column('Téléphone', 'Telephone', 'text', 16, (row) => row.phone),
    column('Courriel', 'E-mail', 'text', 30, (row) => row.mail_contact),
    column('Actif', 'Active', 'text', 8, (row) => yesOrNo(names.language, row.active)),
  ],
});
