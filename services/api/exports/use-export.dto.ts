import { ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsIn, IsOptional, IsString } from 'class-validator';
import { IdFilter } from '../http/fields/query-filters.js';
import { ListQuery } from '../http/lists/list-query.js';

const USE_MODES = ['JOUR', 'SEMAINE'] as const;
export type UseMode = (typeof USE_MODES)[number];

/** Numbers of weeks that one file may cover. */
const HORIZONS = [1, 2, 5] as const;

/** Filters of the usage control. */
export class UseFilters extends ListQuery {
  @IdFilter('Only this product; absent or `all`: every product.')
  idProduit?: string;

  @IdFilter('Only this centre.')
  idCentre?: string;

  @ApiPropertyOptional({
    description:
      'First week: a day of it, usually its Monday. Default: so that the current week is the last.',
    type: String,
    format: 'date',
    example: '2026-11-16',
  })
  @IsOptional()
  @IsString()
  week?: string;

  @ApiPropertyOptional({
    description: 'A row a day as declared, or a row a week. Default: as the centre is set, else SEMAINE.',
    enum: USE_MODES,
    example: 'JOUR',
  })
  @IsOptional()
  @IsIn(USE_MODES)
  modeAdministration?: UseMode;

  @ApiPropertyOptional({
    description: 'How many weeks. Default: 1 by the day, 5 by the week. Unit: weeks.',
    enum: HORIZONS,
    example: 2,
  })
  @IsOptional()
  @Transform(({ value }: { value: unknown }) => (value === '' ? undefined : Number(value)))
  @IsIn(HORIZONS)
  nbWeeks?: (typeof HORIZONS)[number];
}
