import { column } from '../column.js';
import { exportedList } from '../list.js';
import { exportWord, yesOrNo } from '../words.js';
import { alphabetical, contains, equals, recordQuery } from './record-query.js';

interface ProductRow {
  readonly commercial_name: string;
  readonly name: string;
  readonly type: string;
  readonly cip_code: string;
  readonly ucd_code: string | null;
  readonly packaging: string;
  readonly doses: number | null;
  readonly units_per_box: number | null;
  readonly expiry_type: string;
  readonly storage: string | null;
  readonly stability_28_hours: number | null;
  readonly stability_minus_20_hours: number | null;
  readonly stability_room_temperature_hours: number | null;
  readonly stability_reconstituted_hours: number | null;
  readonly stability_first_draw_hours: number | null;
  readonly thawing_hours: number | null;
  readonly pharmaceutical_form: string | null;
  readonly active_substance_1: string | null;
  readonly active_substance_2: string | null;
  readonly administration_route: string | null;
  readonly reinforced_monitoring: boolean;
  readonly note_comment: string | null;
  readonly active: boolean;
}

const PRODUCTS = {
  select: `SELECT r.*, r.doses_per_package::float8 AS doses FROM reference.product r`,
  orderBy: alphabetical('r.commercial_name'),
  searched: `concat_ws(' ', r.commercial_name, r.name, r.cip_code)`,
  conditions: {
    name: contains('r.name'),
    commercialName: contains('r.commercial_name'),
    cipCode: contains('r.cip_code'),
    type: equals('r.type', 'text'),
    active: equals('r.active', 'boolean'),
  },
};

/** Parameters: ids, q, name, commercialName, cipCode (patterns), type, active. */
export const productList = exportedList<ProductRow>({
  title: { fr: 'Produits', en: 'Products' },
  query: (given) => recordQuery(PRODUCTS, given),
  columns: (names) => [
    column('Nom commercial', 'Commercial name', 'text', 24, (row) => row.commercial_name),
    column('Nom', 'Name', 'text', 36, (row) => row.name),
    column('Type', 'Type', 'text', 18, (row) => names.label('PRODUCT_TYPE', row.type)),
    column('Code CIP', 'CIP code', 'text', 16, (row) => row.cip_code),
    column('Code UCD', 'UCD code', 'text', 14, (row) => row.ucd_code),
    column('Conditionnement', 'Packaging', 'text', 16, (row) => exportWord(names.language, row.packaging)),
    column('Doses', 'Doses', 'decimal', 9, (row) => row.doses),
    column('Unités par boîte', 'Units per box', 'whole', 12, (row) => row.units_per_box),
    column('Péremption', 'Expiry', 'text', 12, (row) => exportWord(names.language, row.expiry_type)),
    column('Conservation', 'Storage', 'text', 24, (row) => row.storage),
    column('Stabilité 2-8 °C (h)', 'Stability 2-8 °C (h)', 'whole', 12, (row) => row.stability_28_hours),
    column(
      'Stabilité −20 °C (h)',
      'Stability −20 °C (h)',
      'whole',
      12,
      (row) => row.stability_minus_20_hours,
    ),
    column(
      'Stabilité à température ambiante (h)',
      'Stability at room temperature (h)',
      'whole',
      16,
      (row) => row.stability_room_temperature_hours,
    ),
    column(
      'Stabilité après reconstitution (h)',
      'Stability once reconstituted (h)',
      'whole',
      16,
      (row) => row.stability_reconstituted_hours,
    ),
    column(
      'Stabilité après 1er prélèvement (h)',
      'Stability after first draw (h)',
      'whole',
      16,
      (row) => row.stability_first_draw_hours,
    ),
    column('Décongélation (h)', 'Thawing (h)', 'whole', 13, (row) => row.thawing_hours),
    column('Forme pharmaceutique', 'Pharmaceutical form', 'text', 24, (row) => row.pharmaceutical_form),
    column('Substance active', 'Active substance', 'text', 24, (row) => row.active_substance_1),
    column('Substance active 2', 'Active substance 2', 'text', 24, (row) => row.active_substance_2),
    column("Voie d'administration", 'Administration route', 'text', 20, (row) => row.administration_route),
    column('Surveillance renforcée', 'Reinforced monitoring', 'text', 14, (row) =>
      yesOrNo(names.language, row.reinforced_monitoring),
    ),
    column('Commentaire du BL', 'Delivery-note comment', 'text', 36, (row) => row.note_comment),
    column('Actif', 'Active', 'text', 8, (row) => yesOrNo(names.language, row.active)),
  ],
});
