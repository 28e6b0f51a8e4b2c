import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsInt, IsOptional, IsString, Max, Min } from 'class-validator';
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

const packages = (description: string, example: number) =>
  ApiProperty({ description: `${description} Unit: packages.`, type: 'integer', minimum: 0, example });

/** A week's plan, and what became of it. */
export class FollowedWeek {
  @ApiProperty({ description: 'Monday.', type: String, format: 'date', example: '2026-11-16' })
  debutSemaine!: string;

  @packages('What was planned; of a plan in doses, the packages that hold them.', 20)
  prevu!: number;

  @packages('What was asked for in this week; cancelled requests do not count.', 18)
  demande!: number;

  @packages('What was promised for this week.', 16)
  confirme!: number;

  @packages('What was prepared in this week; cancelled preparations do not count.', 16)
  expedie!: number;

  @ApiProperty({
    description: 'What was declared as administered in this week, points included. Unit: doses.',
    type: 'integer',
    minimum: 0,
    example: 84,
  })
  utilise!: number;
}

/** What was planned of a product, and what became of it, week by week. */
export class PlanFollowUp {
  @ApiProperty({ description: 'Product.', type: () => ProductReference })
  produit!: ProductReference;

  @ApiProperty({ description: 'The first one first; 0 where nothing happened.', type: [FollowedWeek] })
  semaines!: FollowedWeek[];
}
