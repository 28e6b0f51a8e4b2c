import { ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsInt, IsOptional, IsString, Max, Min } from 'class-validator';
import * as shows from '../../http/fields/answer-fields.js';
import { IdFilter } from '../../http/fields/query-filters.js';
import { ProductReference } from '../shared/references.dto.js';

/** Weeks that one picture shows at most. */
export const MOST_WEEKS = 12;
export const DEFAULT_WEEKS = 5;

/** Whose weeks, and which. */
export class FollowUpFilters {
  @IdFilter('Product; required.')
  idProduit?: string;

  @IdFilter('Only this centre. Absent: all vaccination centres within reach together.')
  idCentre?: string;

  @ApiPropertyOptional({
    description:
      'A day of the first week, usually its Monday. Default: so that the current week is the last.',
    type: String,
    format: 'date',
    example: '2026-11-16',
  })
  @IsOptional()
  @Transform(({ value }: { value: unknown }) => (value === '' ? undefined : value))
  @IsString()
  debutSemaine?: string;

  @ApiPropertyOptional({
    description: 'How many weeks. Unit: weeks.',
    type: 'integer',
    minimum: 1,
    maximum: MOST_WEEKS,
    default: DEFAULT_WEEKS,
    example: DEFAULT_WEEKS,
  })
  @IsOptional()
  @Transform(({ value }: { value: unknown }) => (value === '' ? undefined : Number(value)))
  @IsInt()
  @Min(1)
  @Max(MOST_WEEKS)
  nbSemaines?: number;
}

/** A week's plan, and what became of it. */
export class FollowedWeek {
  @shows.day('Monday.', { example: '2026-11-23' })
  debutSemaine!: string;

  @shows.count('What was planned; of a plan in doses, the packages that hold them.', {
    unit: 'packages',
    example: 20,
  })
  prevu!: number;

  @shows.count('What was asked for in this week; cancelled requests do not count.', {
    unit: 'packages',
    example: 18,
  })
  demande!: number;

  @shows.count('What was promised for this week.', { unit: 'packages', example: 16 })
  confirme!: number;

  @shows.count('What was prepared in this week; cancelled preparations do not count.', {
    unit: 'packages',
    example: 16,
  })
  expedie!: number;

  @shows.count('What was declared as administered in this week, points included.', {
    unit: 'doses',
    example: 84,
  })
  utilise!: number;
}

/** What was planned of a product, and what became of it, week by week. */
export class PlanFollowUp {
  @shows.part('Product.', () => ProductReference)
  produit!: ProductReference;

  @shows.list('The first one first; 0 where nothing happened.', () => FollowedWeek)
  semaines!: FollowedWeek[];
}
