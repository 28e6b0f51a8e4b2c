import { ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsIn, IsOptional, IsString } from 'class-validator';
import { QUANTITY_MODES, type QuantityMode } from '../../../domain/shared/quantity-mode.js';
import * as shows from '../../http/fields/answer-fields.js';
import { IdFilter } from '../../http/fields/query-filters.js';
import { ListQuery } from '../../http/lists/list-query.js';

const WEEK = {
  description: 'Monday of the week, or any day of it.',
  type: String,
  format: 'date',
  example: '2026-11-23',
};

/** Filters of the plans. */
export class AllocationFilters extends ListQuery {
  @IdFilter('Only this product; absent or `all`: every product.')
  idProduit?: string;

  @IdFilter('Only this centre.')
  idCentre?: string;

  @ApiPropertyOptional({ ...WEEK, description: 'Only this week, by any day of it. Absent: every week.' })
  @IsOptional()
  @IsString()
  debutSemaine?: string;
}

/** Which plan: of a centre, a product and a week. */
export class AllocationLookup {
  @IdFilter('Product; required.')
  idProduit?: string;

  @IdFilter('Centre. Default: the selected one.')
  idCentre?: string;

  @ApiPropertyOptional({ ...WEEK, description: 'A day of the week; required.' })
  @IsOptional()
  @IsString()
  debutSemaine?: string;
}

/** Which plan a request would be counted against. */
export class PlanLookup extends AllocationLookup {
  @ApiPropertyOptional({
    description: 'Unit of `residualPrevision`. Default: the plan’s own.',
    enum: QUANTITY_MODES,
    example: 'DOSE',
  })
  @IsOptional()
  @Transform(({ value }: { value: unknown }) => (value === '' ? undefined : value))
  @IsIn(QUANTITY_MODES)
  modeQte?: QuantityMode;
}

export class ProductsToPlan {
  @IdFilter('Centre that is planned for; required.')
  idCentre?: string;

  @ApiPropertyOptional({ ...WEEK, description: 'A day of the week; required.' })
  @IsOptional()
  @IsString()
  debutSemaine?: string;
}

/** A product that has no plan yet in that week. */
export class PlannableProduct {
  @shows.id('Product.')
  id!: string;

  @shows.text('Code of the value list PRODUCT_TYPE.', { example: 'VACCIN' })
  type!: string;

  @shows.text('Commercial name.', { example: 'Vaxilor' })
  nomCommercial!: string;

  @shows.number('Doses in one package, one decimal.', { unit: 'doses', example: 6 })
  nbDoses!: number;
}

/** Whose weeks are planned, and from which week on. */
export class WeeksLookup {
  @IdFilter('A plan: its centre and product, from its week on. Nothing else is looked at then.')
  id?: string;

  @IdFilter('Product; required without a plan.')
  idProduit?: string;

  @IdFilter('Vaccination centre; required without a plan.')
  idCentre?: string;

  @ApiPropertyOptional({ ...WEEK, description: 'A day of the first week; required without a plan.' })
  @IsOptional()
  @IsString()
  debutSemaine?: string;
}
