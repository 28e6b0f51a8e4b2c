import { type AllocationRecord, plannedDays } from '../../../../projections/allocation/search.js';
import { dosesOfWeek, packagesOfWeek, residualOf } from '../../../domain/allocation/plan.js';
import { dosesIn } from '../../../domain/shared/doses.js';
import { QUANTITY_MODES, type QuantityMode } from '../../../domain/shared/quantity-mode.js';
import type { Directory } from '../../../reference-data/directory.js';
import * as shows from '../../http/fields/answer-fields.js';
import { fieldTable } from '../../http/fields/field-table.js';
import { CentreReference, centreView, ProductReference, productView } from '../shared/references.dto.js';
import { DAY_FIELDS, type DayField, describeDay, WEEKDAYS } from './planned-days.js';

const showsDay = (field: DayField) => {
  const { unit, words } = describeDay(field);
  return unit === 'doses'
    ? shows.count(`${words}; 0 in packages.`, { unit, example: 0 })
    : shows.count(`${words}; 0 in doses.`, { unit, example: 5 });
};

/** Who made or changed a plan last. */
class PlanHistory {
  @shows.instant('When the plan was made or changed last.')
  modificationDate!: string;

  @shows.text('Who did it.', { example: 'Camille Petit' })
  modificationUser!: string;
}

/** The plan of a centre, a product and a week. */
export class AllocationRow extends fieldTable<DayField, number>(DAY_FIELDS, showsDay) {
  @shows.id('Plan.')
  id!: string;

  @shows.day('Monday of the week.', { example: '2026-11-23' })
  debutSemaine!: string;

  @shows.part('Centre.', () => CentreReference)
  centre!: CentreReference;

  @shows.part('Product.', () => ProductReference)
  produit!: ProductReference;

  @shows.choice('What the plan counts.', QUANTITY_MODES, { example: 'CONDITIONNEMENT' })
  modeQte!: QuantityMode;

  @shows.count('The week; of doses, the packages that hold them.', { unit: 'packages', example: 25 })
  totalCond!: number;

  @shows.number('The week, one decimal.', { unit: 'doses', min: 0, example: 150 })
  totalDoses!: number;

  @shows.count('Promised to requests of the week.', { unit: 'packages', example: 10 })
  quantiteConfirmee!: number;

  @shows.number('What is left of the week, never below 0. Unit: as `modeQte` says, packages or doses.', {
    min: 0,
    example: 15,
  })
  residualPrevision!: number;

  @shows.count('Grows with every change; goes with the next one.', { min: 1, example: 1 })
  version!: number;

  @shows.part('Its last change.', () => PlanHistory)
  history!: PlanHistory;
}

/** A week of a centre and a product, planned or not. */
export class AllocationWeek {
  @shows.day('Monday of the week.', { example: '2026-11-23' })
  debutSemaine!: string;

  @shows.count('Promised to requests of the week.', { unit: 'packages', example: 10 })
  quantiteConfirmee!: number;

  @shows.part('What is planned; null: nothing.', () => AllocationRow, { nullable: true })
  plan!: AllocationRow | null;
}

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
