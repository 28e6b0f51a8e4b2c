import { ApiProperty } from '@nestjs/swagger';
import { replenishmentTable } from '../../../../projections/replenishment/tables.js';
import { select } from '../../../../projections/table.js';
import { REQUEST_STATUSES, type RequestStatus } from '../../../domain/replenishment/request-status.js';
import { QUANTITY_MODES, type QuantityMode } from '../../../domain/shared/quantity-mode.js';
import type { Directory } from '../../../reference-data/directory.js';
import { CentreReference, centreView, ProductReference, productView } from '../shared/references.dto.js';

const ID = '5f1d7a52-8c1b-5d0e-a0f1-0a6d3b1f2c4d';

const count = (description: string, unit: string, example: number) => ({
  description: `${description} Unit: ${unit}.`,
  type: 'integer' as const,
  minimum: 0,
  example,
});
const instantOrNull = (description: string) => ({
  description,
  type: String,
  format: 'date-time',
  nullable: true,
  example: null,
});
const textOrNull = (description: string) => ({ description, type: String, nullable: true, example: null });

export class RequestingCentre extends CentreReference {
  @ApiProperty({
    description: 'Address of the centre’s referent.',
    type: String,
    nullable: true,
    example: 'referent@demo.example',
  })
  referentEmail!: string | null;

  @ApiProperty({
    description: 'Address of the centre.',
    type: String,
    nullable: true,
    example: 'centre@demo.example',
  })
  centerEmail!: string | null;
}

export class CarrierReference {
  @ApiProperty({ description: 'Carrier.', format: 'uuid', example: ID })
  id!: string;

  @ApiProperty({ description: 'Name.', example: 'Transports du Nord' })
  nom!: string;
}

/** A request for goods, of a vaccination centre or a point. */
export class ReplenishmentRow {
  @ApiProperty({ description: 'Request.', format: 'uuid', example: ID })
  id!: string;

  @ApiProperty({ description: 'Where it stands.', enum: REQUEST_STATUSES, example: 'EN_ATTENTE' })
  statut!: RequestStatus;

  @ApiProperty({ description: 'What it counts.', enum: QUANTITY_MODES, example: 'CONDITIONNEMENT' })
  modeQte!: QuantityMode;

  @ApiProperty(count('First doses; 0 in packages.', 'doses', 0))
  nbDoses1!: number;

  @ApiProperty(count('Second doses; 0 in packages.', 'doses', 0))
  nbDoses2!: number;

  @ApiProperty(count('Booster doses; 0 in packages.', 'doses', 0))
  nbDosesR!: number;

  @ApiProperty(count('How much is asked for; of doses, the packages that hold them.', 'packages', 5))
  nbCond!: number;

  @ApiProperty({ description: 'Product.', type: () => ProductReference })
  produit!: ProductReference;

  @ApiProperty({
    description: 'Vaccination centre that asks, or the one above the point that asks.',
    type: () => RequestingCentre,
  })
  centreVacc!: RequestingCentre;

  @ApiProperty({ description: 'Dispatch centre above.', type: () => CentreReference, nullable: true })
  centreDispatch!: CentreReference | null;

  @ApiProperty({ description: 'Vaccination point that asks.', type: () => CentreReference, nullable: true })
  pointVacc!: CentreReference | null;

  @ApiProperty({ description: 'Carrier.', type: () => CarrierReference, nullable: true })
  transporteur!: CarrierReference | null;

  @ApiProperty({
    description: 'Reception that is asked for.',
    format: 'date-time',
    example: '2026-11-24T11:00:00.000Z',
  })
  dateReception!: string;

  @ApiProperty(instantOrNull('Reception that was promised; of a cancelled request, had been.'))
  dateReceptionConfirmee!: string | null;

  @ApiProperty({
    ...count('What was promised; of a cancelled request, had been.', 'packages', 5),
    nullable: true,
  })
  quantiteConfirmee!: number | null;

  @ApiProperty(instantOrNull('Departure of the goods.'))
  dateDepart!: string | null;

  @ApiProperty(instantOrNull('Begin of what it is to cover.'))
  dateCouvertureDebut!: string | null;

  @ApiProperty(instantOrNull('End of what it is to cover.'))
  dateCouvertureFin!: string | null;

  @ApiProperty(textOrNull('Comment of the dispatch centre: refusal, processing, or cancellation.'))
  commentaireDispatch!: string | null;

  @ApiProperty(textOrNull('Comment of the confirmation.'))
  commentaireConfirmation!: string | null;

  @ApiProperty(textOrNull('Comment of the departure.'))
  commentaireDepart!: string | null;

  @ApiProperty(textOrNull('Comment of the centre or point that made the request.'))
  commentaireVaccination!: string | null;

  @ApiProperty(textOrNull('Comment of the centre that asked; null for a point’s request.'))
  commentaireCentre!: string | null;

  @ApiProperty(textOrNull('Comment of the point that asked; null for a centre’s request.'))
  commentairePoint!: string | null;

  @ApiProperty({ description: 'When it was made.', format: 'date-time', example: '2026-11-20T08:30:00.000Z' })
  dateCreation!: string;

  @ApiProperty({ description: 'Who made it.', example: 'Claire Dubois' })
  utilisateur!: string;
}

export class ReplenishmentStep {
  @ApiProperty({ description: 'Where it stood from then on.', enum: REQUEST_STATUSES, example: 'CONFIRME' })
  statut!: RequestStatus;

  @ApiProperty({ description: 'When.', format: 'date-time', example: '2026-11-20T08:30:00.000Z' })
  date!: string;

  @ApiProperty({ description: 'Who.', example: 'Claire Dubois' })
  utilisateur!: string;

  @ApiProperty({ description: 'Centre that he acted for.', type: () => CentreReference, nullable: true })
  centre!: CentreReference | null;

  @ApiProperty({
    ...count('What the step asks for, promises or takes back.', 'packages', 5),
    nullable: true,
  })
  quantite!: number | null;

  @ApiProperty(instantOrNull('Reception that the step asks for, promises or takes back.'))
  dateReception!: string | null;

  @ApiProperty(instantOrNull('Departure of the goods.'))
  dateDepart!: string | null;

  @ApiProperty(textOrNull('Comment.'))
  commentaire!: string | null;
}

export class ReplenishmentNote {
  @ApiProperty({ description: 'Preparation, which is a delivery note.', format: 'uuid', example: ID })
  id!: string;

  @ApiProperty({ description: 'Number of the delivery note.', example: 'PN-2026-000123' })
  numeroBl!: string;

  @ApiProperty({
    description: 'On the way, received or cancelled.',
    enum: ['PREPARE', 'RECU', 'ANNULE'],
    example: 'RECU',
  })
  statut!: string;

  @ApiProperty({
    description: 'When it was prepared.',
    format: 'date-time',
    example: '2026-11-20T08:30:00.000Z',
  })
  date!: string;

  @ApiProperty({ description: 'Who prepared it.', example: 'Hugo Martin' })
  utilisateur!: string;

  @ApiProperty(instantOrNull('When it was received or cancelled.'))
  dateFin!: string | null;

  @ApiProperty(textOrNull('Who received or cancelled it.'))
  utilisateurFin!: string | null;

  @ApiProperty({
    description: 'Of a reception: the goods were as they should be.',
    type: Boolean,
    nullable: true,
    example: true,
  })
  conforme!: boolean | null;
}

/** A request with its whole life. */
export class Replenishment extends ReplenishmentRow {
  @ApiProperty({ description: 'Every step, the first one first.', type: [ReplenishmentStep] })
  historique!: ReplenishmentStep[];

  @ApiProperty({ description: 'Preparations that serve it.', type: [ReplenishmentNote] })
  preparations!: ReplenishmentNote[];
}

export interface ReplenishmentRecord {
  readonly id: string;
  readonly kind: 'CENTRE' | 'POINT';
  readonly centre_id: string;
  readonly point_id: string | null;
  readonly supplier_id: string | null;
  readonly product_id: string;
  readonly status: RequestStatus;
  readonly mode: QuantityMode;
  readonly first_doses: number;
  readonly second_doses: number;
  readonly booster_doses: number;
  readonly packages: number;
  readonly wanted_at: Date;
  readonly coverage_from: Date | null;
  readonly coverage_until: Date | null;
  readonly carrier_id: string | null;
  readonly confirmed_quantity: number | null;
  readonly confirmed_at: Date | null;
  readonly departed_at: Date | null;
  readonly request_comment: string | null;
  readonly confirmation_comment: string | null;
  readonly supplier_comment: string | null;
  readonly departure_comment: string | null;
  readonly requested_at: Date;
  readonly requested_by: string;
  readonly carrier_name: string | null;
  readonly centre_email: string | null;
  readonly referent_email: string | null;
}

/** Columns of {@link ReplenishmentRecord}; the alias of the table is `r`, the reference data's are from {@link NAMED}. */
export const REPLENISHMENT_COLUMNS = `${select(
  replenishmentTable,
  'r',
  'id',
  'kind',
  'centre_id',
  'point_id',
  'supplier_id',
  'product_id',
  'status',
  'mode',
  'first_doses',
  'second_doses',
  'booster_doses',
  'packages',
  'wanted_at',
  'coverage_from',
  'coverage_until',
  'carrier_id',
  'confirmed_quantity',
  'confirmed_at',
  'departed_at',
  'request_comment',
  'confirmation_comment',
  'supplier_comment',
  'departure_comment',
  'requested_at',
  'requested_by',
)}, carrier.name AS carrier_name, centre.email AS centre_email, referent.email AS referent_email`;

export const NAMED = `LEFT JOIN reference.carrier carrier ON carrier.id = r.carrier_id
  LEFT JOIN reference.centre centre ON centre.id = r.centre_id
  LEFT JOIN reference.user_account referent ON referent.id = centre.referent_id`;

const iso = (instant: Date | null): string | null => instant?.toISOString() ?? null;

export function replenishmentRow(directory: Directory, record: ReplenishmentRecord): ReplenishmentRow {
  const centreOrNull = (id: string | null) => (id === null ? null : centreView(directory, id));
  const { request_comment: comment, carrier_id: carrierId } = record;
  return {
    id: record.id,
    statut: record.status,
    modeQte: record.mode,
    nbDoses1: record.first_doses,
    nbDoses2: record.second_doses,
    nbDosesR: record.booster_doses,
    nbCond: record.packages,
    produit: productView(directory, record.product_id),
    centreVacc: {
      ...centreView(directory, record.centre_id),
      referentEmail: record.referent_email,
      centerEmail: record.centre_email,
    },
    centreDispatch: centreOrNull(record.supplier_id),
    pointVacc: centreOrNull(record.point_id),
    transporteur: carrierId === null ? null : { id: carrierId, nom: record.carrier_name ?? carrierId },
    dateReception: record.wanted_at.toISOString(),
    dateReceptionConfirmee: iso(record.confirmed_at),
    quantiteConfirmee: record.confirmed_quantity,
    dateDepart: iso(record.departed_at),
    dateCouvertureDebut: iso(record.coverage_from),
    dateCouvertureFin: iso(record.coverage_until),
    commentaireDispatch: record.supplier_comment,
    commentaireConfirmation: record.confirmation_comment,
    commentaireDepart: record.departure_comment,
    commentaireVaccination: comment,
    commentaireCentre: record.kind === 'CENTRE' ? comment : null,
    commentairePoint: record.kind === 'POINT' ? comment : null,
    dateCreation: record.requested_at.toISOString(),
    utilisateur: directory.userName(record.requested_by),
  };
}
