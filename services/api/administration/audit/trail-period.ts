import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsISO8601, IsOptional } from 'class-validator';
import { atHour, dayAfter } from '../../../domain/shared/calendar.js';
import { boundary } from '../../http/fields/boundary.js';
import { ListQuery } from '../../http/lists/list-query.js';

const blankIsNone = (value: unknown) => (value === '' ? undefined : value);
/** A filter that may be left out, or be empty. */
export const OptionalFilter = (): PropertyDecorator => (target, key) => {
  IsOptional()(target, key);
  Transform(({ value }: { value: unknown }) => blankIsNone(value))(target, key);
};

/** What every trail is filtered by. */
export class TrailQuery extends ListQuery {
  @ApiProperty({
    description: 'Not before this instant, or this day in the configured time zone.',
    required: false,
    type: String,
    example: '2026-07-14',
  })
  @OptionalFilter()
  @IsISO8601({ strict: true })
  from?: string;

  @ApiProperty({
    description: 'Before this instant, or until this day in the configured time zone, which is included.',
    required: false,
    type: String,
    example: '2026-07-14',
  })
  @OptionalFilter()
  @IsISO8601({ strict: true })
  to?: string;
}

/**
 * First instant of the query's period, and the first one after it.
 *
 * @throws InvalidRequest `from` or `to` is no instant and no day
 */
export const periodOf = ({ from, to }: TrailQuery, timeZone: string) =>
  [
    boundary('from', from, (day) => atHour(day, 0, timeZone)),
    boundary('to', to, (day) => atHour(dayAfter(day), 0, timeZone)),
  ] as const;
