import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsOptional, IsString } from 'class-validator';
import { type Period, periodOf } from '../shared/period.js';

/** A part of the life of a batch. */
export class BalancePeriod {
  @ApiPropertyOptional({
    description: 'Begin: a business day or an instant. Default: none.',
    type: String,
    example: '2026-11-16',
  })
  @IsOptional()
  @IsString()
  dateDebut?: string;

  @ApiPropertyOptional({
    description: 'End: a business day, included, or an instant. Default: none.',
    type: String,
    example: '2026-11-22',
  })
  @IsOptional()
  @IsString()
  dateFin?: string;
}

const BEGINNING = '1900-01-01';

/**
 * Without a begin, from the first movement on.
 *
 * @throws InvalidRequest on a field that is no date, or where the end is before the beginning
 */
export const boundsOf = ({ dateDebut, dateFin }: BalancePeriod, now: Date, timeZone: string): Period =>
  periodOf({ dateDebut: dateDebut || BEGINNING, dateFin }, now, timeZone);
