import {
  dosesAsked,
  REQUEST_COLUMNS,
  type RequestRecord,
} from '../../../../projections/replenishment/search.js';
import { REQUEST_STATUSES, type RequestStatus } from '../../../domain/replenishment/request-status.js';
import { QUANTITY_MODES, type QuantityMode } from '../../../domain/shared/quantity-mode.js';
import type { Directory } from '../../../reference-data/directory.js';
import * as shows from '../../http/fields/answer-fields.js';
import { CentreReference, centreView, ProductReference, productView } from '../shared/references.dto.js';

class RequestingCentre extends CentreReference {
  @shows.text('Address of the centre’s referent.', { nullable: true, example: 'referent@demo.example' })
  referentEmail!: string | null;

  @shows.text('Address of the centre.', { nullable: true, example: 'centre@demo.example' })
  centerEmail!: string | null;
}

class CarrierReference {
  @shows.id('Carrier.')
  id!: string;

  @shows.text('Name.', { example: 'Transports du Nord' })
  nom!: string;
}

/** A request for goods, of a vaccination centre or a point. */
export class ReplenishmentRow {
  @shows.id('Request.')
  id!: string;

  @shows.choice('Status.', REQUEST_STATUSES, { example: 'EN_ATTENTE' })
  statut!: RequestStatus;

  @shows.choice('What it counts.', QUANTITY_MODES, { example: 'CONDITIONNEMENT' })
  modeQte!: QuantityMode;

  @shows.count('First doses; 0 in packages.', { unit: 'doses', example: 0 })
  nbDoses1!: number;

  @shows.count('Second doses; 0 in packages.', { unit: 'doses', example: 0 })
  nbDoses2!: number;

  @shows.count('Booster doses; 0 in packages.', { unit: 'doses', example: 0 })
  nbDosesR!: number;

  @shows.count('How much is asked for; of doses, the packages that hold them.', {
    unit: 'packages',
    example: 5,
  })
  nbCond!: number;

  @shows.number('How much is asked for; of packages, the doses in them.', {
    unit: 'doses',
    min: 0,
    example: 30,
  })
  totalDoses!: number;

  @shows.part('Product.', () => ProductReference)
  produit!: ProductReference;

  @shows.part(
    'Vaccination centre that asks, or the one above the point when it asked.',
    () => RequestingCentre,
  )
  centreVacc!: RequestingCentre;

  @shows.part(
    'Dispatch centre that answered; while the request waits, the one that is to answer: null where none is active.',
    () => CentreReference,
    { nullable: true },
  )
  centreDispatch!: CentreReference | null;

  @shows.part('Vaccination point that asks.', () => CentreReference, { nullable: true })
  pointVacc!: CentreReference | null;

  @shows.part('Carrier.', () => CarrierReference, { nullable: true })
  transporteur!: CarrierReference | null;

  @shows.instant('Reception that is asked for.')
  dateReception!: string;

  @shows.instant('Reception that was promised; of a cancelled request, had been.', { nullable: true })
  dateReceptionConfirmee!: string | null;

  @shows.count('What was promised; of a cancelled request, had been.', {
    unit: 'packages',
    nullable: true,
    example: 5,
  })
  quantiteConfirmee!: number | null;

  @shows.instant('Departure of the goods.', { nullable: true })
  dateDepart!: string | null;

  @shows.instant('Begin of what it is to cover.', { nullable: true })
  dateCouvertureDebut!: string | null;

  @shows.instant('End of what it is to cover.', { nullable: true })
  dateCouvertureFin!: string | null;

  @shows.text('Comment of the dispatch centre: refusal, processing, or cancellation.', { nullable: true })
  commentaireDispatch!: string | null;

  @shows.text('Comment of the confirmation.', { nullable: true })
  commentaireConfirmation!: string | null;

  @shows.text('Comment of the departure.', { nullable: true })
  commentaireDepart!: string | null;

  @shows.text('Comment of the centre or point that made the request.', { nullable: true })
  commentaireVaccination!: string | null;

  @shows.text('Comment of the centre that asked; null for a point’s request.', { nullable: true })
  commentaireCentre!: string | null;

  @shows.text('Comment of the point that asked; null for a centre’s request.', { nullable: true })
  commentairePoint!: string | null;

  @shows.instant('When it was made.')
  dateCreation!: string;

  @shows.text('Who made it.', { example: 'Claire Dubois' })
  utilisateur!: string;
}

class ReplenishmentStep {
  @shows.choice('Status from then on.', REQUEST_STATUSES, { example: 'CONFIRME' })
  statut!: RequestStatus;

  @shows.instant('When.')
  date!: string;

  @shows.text('Who.', { example: 'Claire Dubois' })
  utilisateur!: string;

  @shows.part('Centre that he acted for.', () => CentreReference, { nullable: true })
  centre!: CentreReference | null;

  @shows.count('What the step asks for, promises or takes back.', {
    unit: 'packages',
    nullable: true,
    example: 5,
  })
  quantite!: number | null;

  @shows.instant('Reception that the step asks for, promises or takes back.', { nullable: true })
  dateReception!: string | null;

  @shows.instant('Departure of the goods.', { nullable: true })
  dateDepart!: string | null;

  @shows.text('Comment.', { nullable: true })
  commentaire!: string | null;
}

class ReplenishmentNote {
  @shows.id('Preparation, which is a delivery note.')
  id!: string;

  @shows.text('Number of the delivery note.', { example: 'PN-2026-000123' })
  numeroBl!: string;

  @shows.choice('On the way, received or cancelled.', ['PREPARE', 'RECU', 'ANNULE'], { example: 'RECU' })
  statut!: string;

  @shows.instant('When it was prepared.')
  date!: string;

  @shows.text('Who prepared it.', { example: 'Hugo Martin' })
  utilisateur!: string;

  @shows.instant('When it was received or cancelled.', { nullable: true })
  dateFin!: string | null;

  @shows.text('Who received or cancelled it.', { nullable: true })
  utilisateurFin!: string | null;

  @shows.flag('Of a reception: the goods were as they should be.', { nullable: true, example: true })
  conforme!: boolean | null;
}

/** A request with its whole life. */
export class Replenishment extends ReplenishmentRow {
  @shows.list('Every step, the first one first.', () => ReplenishmentStep)
  historique!: ReplenishmentStep[];

  @shows.list('Preparations that serve it.', () => ReplenishmentNote)
  preparations!: ReplenishmentNote[];
}

export interface ReplenishmentRecord extends RequestRecord {
  readonly carrier_name: string | null;
  readonly centre_email: string | null;
  readonly referent_email: string | null;
}

/**
 * Columns of {@link ReplenishmentRecord}; the alias of the table is `r`, the reference data's are from {@link NAMED}.
 */
export const REPLENISHMENT_COLUMNS = `${REQUEST_COLUMNS},
  carrier.name AS carrier_name, centre.email AS centre_email, referent.email AS referent_email`;

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
    totalDoses: dosesAsked(record, directory.product(record.product_id)?.dosesPerPackage ?? 1),
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
