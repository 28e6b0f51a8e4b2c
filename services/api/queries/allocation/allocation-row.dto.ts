import { ApiProperty } from '@nestjs/swagger';
import { allocationTable } from '../../../../projections/allocation/table.js';
import { select } from '../../../../projections/table.js';
import { dosesOfWeek, packagesOfWeek, residualOf } from '../../../domain/allocation/plan.js';
import { dosesIn } from '../../../domain/shared/doses.js';
import { QUANTITY_MODES, type QuantityMode } from '../../../domain/shared/quantity-mode.js';
import type { Directory } from '../../../reference-data/directory.js';
import { CentreReference, centreView, ProductReference, productView } from '../shared/references.dto.js';
import { plannedDays, WEEKDAYS } from './planned-days.js';

const packages = (day: string) =>
  ApiProperty({
    description: `${day}; 0 in doses. Unit: packages.`,
    type: 'integer',
    minimum: 0,
    example: 5,
  });
const doses = (round: string, day: string) =>
  ApiProperty({
    description: `${round} doses of ${day}; 0 in packages. Unit: doses.`,
    type: 'integer',
    minimum: 0,
    example: 0,
  });

/** Who made or changed a plan last. */
export class PlanHistory {
  @ApiProperty({ description: 'When the plan was made or changed last.', format: 'date-time' })
  modificationDate!: string;

  @ApiProperty({ description: 'Who did it.', example: 'Camille Petit' })
  modificationUser!: string;
}

/** The plan of a centre, a product and a week. */
export class AllocationRow {
  @ApiProperty({ description: 'Plan.', format: 'uuid', example: '5f1d7a52-8c1b-5d0e-a0f1-0a6d3b1f2c4d' })
  id!: string;

  @ApiProperty({ description: 'Monday of the week.', format: 'date', example: '2026-11-23' })
  debutSemaine!: string;

  @ApiProperty({ description: 'Centre.', type: () => CentreReference })
  centre!: CentreReference;

  @ApiProperty({ description: 'Product.', type: () => ProductReference })
  produit!: ProductReference;

  @ApiProperty({ description: 'What the plan counts.', enum: QUANTITY_MODES, example: 'CONDITIONNEMENT' })
  modeQte!: QuantityMode;

  @packages('Monday')
  lundi!: number;

  @doses('First', 'Monday')
  lundi1!: number;

  @doses('Second', 'Monday')
  lundi2!: number;

  @packages('Tuesday')
  mardi!: number;

  @doses('First', 'Tuesday')
  mardi1!: number;

  @doses('Second', 'Tuesday')
  mardi2!: number;

  @packages('Wednesday')
  mercredi!: number;

  @doses('First', 'Wednesday')
  mercredi1!: number;

  @doses('Second', 'Wednesday')
  mercredi2!: number;

  @packages('Thursday')
  jeudi!: number;

  @doses('First', 'Thursday')
  jeudi1!: number;

  @doses('Second', 'Thursday')
  jeudi2!: number;

  @packages('Friday')
  vendredi!: number;

  @doses('First', 'Friday')
  vendredi1!: number;

  @doses('Second', 'Friday')
  vendredi2!: number;

  @packages('Saturday')
  samedi!: number;

  @doses('First', 'Saturday')
  samedi1!: number;

  @doses('Second', 'Saturday')
  samedi2!: number;

  @packages('Sunday')
  dimanche!: number;

  @doses('First', 'Sunday')
  dimanche1!: number;

  @doses('Second', 'Sunday')
  dimanche2!: number;

  @ApiProperty({
    description: 'The week; of doses, the packages that hold them. Unit: packages.',
    type: 'integer',
    minimum: 0,
    example: 25,
  })
  totalCond!: number;

  @ApiProperty({ description: 'The week, one decimal. Unit: doses.', type: Number, minimum: 0, example: 150 })
  totalDoses!: number;

  @ApiProperty({
    description: 'Promised to requests of the week. Unit: packages.',
    type: 'integer',
    minimum: 0,
    example: 10,
  })
  quantiteConfirmee!: number;

  @ApiProperty({
    description: 'What is left of the week, never below 0. Unit: as `modeQte` says, packages or doses.',
    type: Number,
    minimum: 0,
    example: 15,
  })
  residualPrevision!: number;

  @ApiProperty({
    description: 'Grows with every change; goes with the next one.',
    type: 'integer',
    minimum: 1,
    example: 1,
  })
  version!: number;

  @ApiProperty({ description: 'Its last change.', type: () => PlanHistory })
  history!: PlanHistory;
}

/** A week of a centre and a product, planned or not. */
export class AllocationWeek {
  @ApiProperty({ description: 'Monday of the week.', format: 'date', example: '2026-11-23' })
  debutSemaine!: string;

  @ApiProperty({
    description: 'Promised to requests of the week. Unit: packages.',
    type: 'integer',
    minimum: 0,
    example: 10,
  })
  quantiteConfirmee!: number;

  @ApiProperty({ description: 'What is planned; null: nothing.', type: () => AllocationRow, nullable: true })
  plan!: AllocationRow | null;
}

export interface AllocationRecord {
  readonly id: string;
  readonly centre_id: string;
  readonly product_id: string;
  readonly week: string;
  readonly mode: QuantityMode;
  readonly packages: readonly number[];
  readonly first_doses: readonly number[];
  readonly second_doses: readonly number[];
  readonly version: number;
  readonly changed_at: Date;
  readonly changed_by: string;
  /** Packages that are promised to requests of the week. */
  readonly taken: number;
}

/** Columns of {@link AllocationRecord} but `taken`; the alias of the table is `a`. */
export const ALLOCATION_COLUMNS = select(
  allocationTable,
  'a',
  'id',
  'centre_id',
  'product_id',
  'week',
  'mode',
  'packages',
  'first_doses',
  'second_doses',
  'version',
  'changed_at',
  'changed_by',
);

/** @param mode unit of the residual; default: the plan's own */
export function allocationRow(
  directory: Directory,
  record: AllocationRecord,
  mode: QuantityMode = record.mode,
): AllocationRow {
  const days = plannedDays(record);
  const perPackage = directory.product(record.product_id)?.dosesPerPackage ?? 1;
  const totalCond = packagesOfWeek(record.mode, days, perPackage);
  const totalDoses = dosesOfWeek(record.mode, days, perPackage);
  const quantities = Object.fromEntries(
    WEEKDAYS.flatMap((day, index) => [
      [day, days[index]?.packages ?? 0],
      [`${day}1`, days[index]?.firstDoses ?? 0],
      [`${day}2`, days[index]?.secondDoses ?? 0],
    ]),
  ) as Pick<AllocationRow, DayField>;
  return {
    id: record.id,
    debutSemaine: record.week,
    centre: centreView(directory, record.centre_id),
    produit: productView(directory, record.product_id),
    modeQte: record.mode,
    ...quantities,
    totalCond,
    totalDoses,
    quantiteConfirmee: record.taken,
    residualPrevision:
      mode === 'DOSE'
        ? residualOf(totalDoses, dosesIn(record.taken, perPackage))
        : residualOf(totalCond, record.taken),
    version: record.version,
    history: {
      modificationDate: record.changed_at.toISOString(),
      modificationUser: directory.userName(record.changed_by),
    },
  };
}

type Day = (typeof WEEKDAYS)[number];
type DayField = Day | `${Day}1` | `${Day}2`;
