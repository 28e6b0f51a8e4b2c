/** What the prints of a preparation say: note, package labels, vial labels, container label. */

import {
  deliveryNoteLineTable,
  deliveryNoteTable,
  lineDifferenceTable,
  SHIPMENT_COLUMNS,
  type ShipmentRecord,
} from '../../../../projections/delivery-note/tables.js';
import type { Queries } from '../../../../projections/past.js';
import { live } from '../../../../projections/table.js';
import { DOCUMENT_KINDS, type DocumentType, VIAL_SHEETS } from '../../../documents/document-type.js';
import type { DocumentValues, ShipmentValues } from '../../../documents/fields/catalogue.js';
import {
  defaultLabels,
  inColumns,
  labelOf,
  numbered,
  splitIntoLabels,
  vialOf,
} from '../../../documents/labels.js';
import { dosesIn } from '../../../domain/shared/doses.js';
import type { LabelSelection } from '../../../jobs/job-kinds.js';
import type { Edition } from './edition.js';
import { type BatchRecord, lineValues, totalsOf } from './lines.js';
import { type ProductRecord, ReferenceRecords } from './reference.js';
import { SourceMissing, TooManyLabels } from './refusals.js';

type LineRecord = BatchRecord & { readonly id: string };

const NOTE = `SELECT ${SHIPMENT_COLUMNS} FROM ${live(deliveryNoteTable)} n WHERE n.id = $1`;
const LINES = `SELECT l.id, l.product_id, l.lot, l.expiry::text AS expiry, l.thawed, l.returned,
    l.transfer_type, l.usage_limit, l.quantity, l.exit_at, l.external_reference,
    (SELECT d.missing FROM ${live(lineDifferenceTable)} d WHERE d.line_id = l.id) AS missing
  FROM ${live(deliveryNoteLineTable)} l WHERE l.note_id = $1 ORDER BY l.line`;

/** A document of a hundred sheets of vial labels is a slip of the keyboard, or a job for a printing house. */
const MOST_LABELS = 10_000;

export interface SourcedDocument {
  readonly centreId: string;
  readonly values: DocumentValues;
}

/** @throws TooManyLabels, of all of them together */
export async function preparationDocuments(
  readModels: Queries,
  type: DocumentType,
  ids: readonly string[],
  labels: readonly LabelSelection[] | undefined,
  edition: Edition,
): Promise<SourcedDocument[]> {
  const documents: SourcedDocument[] = [];
  const room = new LabelRoom();
  for (const id of ids)
    documents.push(await preparationDocument(readModels, type, id, labels, edition, room));
  return documents;
}

/** How many labels may still be printed. */
class LabelRoom {
  private left = MOST_LABELS;

  take(count: number): void {
    this.left -= count;
    if (this.left < 0) throw new TooManyLabels(MOST_LABELS);
  }
}

async function preparationDocument(
  readModels: Queries,
  type: DocumentType,
  id: string,
  labels: readonly LabelSelection[] | undefined,
  edition: Edition,
  room: LabelRoom,
): Promise<SourcedDocument> {
  const { rows } = await readModels.query<ShipmentRecord>(NOTE, [id]);
  const note = rows[0];
  if (!note) throw new SourceMissing(`preparation ${id}`);
  const { rows: lines } = await readModels.query<LineRecord>(LINES, [id]);
  const reference = new ReferenceRecords(readModels);
  const products = await reference.products(lines.map(({ product_id }) => product_id));
  const shipment = await shipmentOf(note, lines, products, reference, edition);
  return {
    centreId: note.issuer_id,
    values: printOf(type, shipment, lines, products, labels, edition, room),
  };
}

async function shipmentOf(
  note: ShipmentRecord,
  lines: readonly LineRecord[],
  products: ReadonlyMap<string, ProductRecord>,
  reference: ReferenceRecords,
  edition: Edition,
): Promise<ShipmentValues> {
  const { formats } = edition;
  const [parties, preparedBy, reception, carrier, container, tracker] = await Promise.all([
    reference.parties([note.issuer_id, note.destination_id]),
    reference.userName(note.prepared_by),
    receptionOf(note, reference, edition),
    reference.carrier(note.carrier_id),
    reference.equipment('container', note.container_id),
    reference.equipment('tracker', note.tracker_id),
  ]);
  return {
    ...edition.values,
    ...totalsOf(lines, products, formats),
    numeroBl: note.number,
    emetteur: parties.get(note.issuer_id) ?? null,
    destinataire: (note.destination_id && parties.get(note.destination_id)) || null,
    dateCreation: formats.day(note.prepared_at),
    heureCreation: formats.time(note.prepared_at),
    preparePar: preparedBy,
    commentaireDestination: note.destination_comment ?? '',
    commentaire: note.comment ?? '',
    transporteur: carrier?.name ?? '',
    telephoneTransporteur: carrier?.phone ?? '',
    contenant: container,
    numContenant: note.container_number ?? '',
    tracker,
    numTracker: note.tracker_number ?? '',
    decongele: note.thawed,
    transfert: note.transfer,
    suiviDesactive: note.follow_up_disabled,
    annule: note.status === 'ANNULE',
    ...reception,
  };
}

type Reception = Pick<
  ShipmentValues,
  'recu' | 'dateReception' | 'heureReception' | 'recuPar' | 'receptionConforme' | 'commentaireReception'
>;

async function receptionOf(
  { status, settled_by, received_at, compliant, reception_comment }: ShipmentRecord,
  reference: ReferenceRecords,
  { formats }: Edition,
): Promise<Reception> {
  const recu = status === 'RECU' && received_at !== null;
  return {
    recu,
    dateReception: recu ? formats.day(received_at) : '',
    heureReception: recu ? formats.time(received_at) : '',
    recuPar: recu && settled_by ? await reference.userName(settled_by) : '',
    receptionConforme: recu && compliant === true,
    commentaireReception: (recu && reception_comment) || '',
  };
}

function printOf(
  type: DocumentType,
  shipment: ShipmentValues,
  lines: readonly LineRecord[],
  products: ReadonlyMap<string, ProductRecord>,
  labels: readonly LabelSelection[] | undefined,
  { formats }: Edition,
  room: LabelRoom,
): DocumentValues {
  const kind = DOCUMENT_KINDS[type];
  const values = lines.map((line, index) => lineValues(line, index, products.get(line.product_id), formats));
  if (kind === 'package-label') {
    const each = lines.flatMap((line, index) => {
      const product = products.get(line.product_id);
      const unitsPerBox = product?.units_per_box ?? null;
      const shares = labels
        ? labels
            .filter(({ lineId }) => lineId === line.id)
            .flatMap(({ groups, remaining }) => splitIntoLabels(groups, remaining))
        : defaultLabels(line.quantity, unitsPerBox);
      return shares.map((share) => {
        const packages = share.boxes * (unitsPerBox ?? 1) + share.bottles;
        const doses = dosesIn(packages, product?.doses_per_package ?? 1);
        const packaging = product?.packaging ?? '';
        return labelOf(values[index]!, share, { packages, doses, packaging }, formats.language);
      });
    });
    room.take(each.length);
    return { ...shipment, lignes: numbered(each) };
  }
  if (kind === 'vial-labels-36' || kind === 'vial-labels-96') {
    const vaccines = lines.flatMap((line, index) =>
      products.get(line.product_id)?.type === 'VACCIN' ? [{ line, value: values[index]! }] : [],
    );
    const wanted =
      vaccines.length > 0 ? vaccines : lines.map((line, index) => ({ line, value: values[index]! }));
    room.take(wanted.reduce((sum, { line }) => sum + line.quantity, 0));
    const lignes = wanted.flatMap(({ line, value }) =>
      Array<ReturnType<typeof vialOf>>(line.quantity).fill(vialOf(value, shipment.numeroBl)),
    );
    return { ...shipment, lignes, rangees: inColumns(lignes, VIAL_SHEETS[kind].columns) } as DocumentValues;
  }
  return { ...shipment, lignes: values };
}
