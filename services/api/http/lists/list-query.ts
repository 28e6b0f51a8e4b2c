/**
 * How every list is asked for (docs/rules/http.md, HT-7): everything; `page` and `size`; or react-admin's `range`,
 * `sort` and `filter`, which are JSON.
 */
import { ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsInt, IsOptional, IsString, Max, Min } from 'class-validator';
import { ApiCode } from '../../../words/codes.js';
import { MAX_DEPTH, shapeOf } from '../body.js';
import { InvalidRequest } from '../errors/api-error.js';
import { asNumber } from '../fields/query-filters.js';

/** Rows that one answer carries at most. */
export const MAX_ROWS = 10_000;

const toNumber = () => Transform(({ value }: { value: unknown }) => asNumber(value));

export class ListQuery {
  @ApiPropertyOptional({
    description: 'Page, from 0; answers `{ content, totalElements }`.',
    type: 'integer',
    minimum: 0,
    example: 0,
  })
  @IsOptional()
  @toNumber()
  @IsInt()
  @Min(0)
  page?: number;

  @ApiPropertyOptional({
    description: 'Rows in a page. Unit: rows.',
    type: 'integer',
    minimum: 1,
    maximum: 1000,
    example: 5,
  })
  @IsOptional()
  @toNumber()
  @IsInt()
  @Min(1)
  @Max(1000)
  size?: number;

  @ApiPropertyOptional({
    description: 'First and last row, JSON; answers an array with `Content-Range`.',
    type: String,
    example: '[0,24]',
  })
  @IsOptional()
  @IsString()
  range?: string;

  @ApiPropertyOptional({ description: 'Field and order, JSON.', type: String, example: '["lot","ASC"]' })
  @IsOptional()
  @IsString()
  sort?: string;

  @ApiPropertyOptional({
    description: 'The filters of this list once more, as one JSON object.',
    type: String,
    example: '{"lot":"AB"}',
  })
  @IsOptional()
  @IsString()
  filter?: string;
}

/** No list is that long: a page beyond it is empty. */
const LAST_OFFSET = 2_000_000_000;

export interface Slice {
  readonly style: 'all' | 'page' | 'range';
  readonly offset: number;
  readonly limit: number;
}

/** @throws InvalidRequest */
export function sliceOf({ page, size, range }: ListQuery): Slice {
  if (range !== undefined) {
    const [first, last] = jsonOf<unknown[]>('range', range, Array.isArray);
    if (
      !Number.isInteger(first) ||
      !Number.isInteger(last) ||
      (first as number) < 0 ||
      (last as number) < (first as number)
    ) {
      throw new InvalidRequest({ field: 'range', code: ApiCode.invalid, rejectedValue: range });
    }
    const limit = Math.min((last as number) - (first as number) + 1, MAX_ROWS);
    return { style: 'range', offset: Math.min(first as number, LAST_OFFSET), limit };
  }
  if (page !== undefined || size !== undefined) {
    const limit = size ?? 25;
    return { style: 'page', offset: Math.min((page ?? 0) * limit, LAST_OFFSET), limit };
  }
  return { style: 'all', offset: 0, limit: MAX_ROWS };
}

export interface Order {
  readonly field: string;
  readonly descending: boolean;
}

/** @throws InvalidRequest where the list cannot be sorted by that field */
export function orderOf({ sort }: ListQuery, sortable: readonly string[]): Order | undefined {
  if (sort === undefined) return undefined;
  const [field, direction] = jsonOf<unknown[]>('sort', sort, Array.isArray);
  const way = direction === undefined ? 'ASC' : String(direction).toUpperCase();
  if (typeof field !== 'string' || !sortable.includes(field) || !['ASC', 'DESC'].includes(way)) {
    throw new InvalidRequest({ field: 'sort', code: ApiCode.invalid, rejectedValue: sort });
  }
  return { field, descending: way === 'DESC' };
}

/**
 * ORDER BY of a list.
 *
 * @param columns SQL by the names on the wire that the list can be sorted by
 * @param own the list's own order, which also decides between rows that are otherwise equal
 * @throws InvalidRequest where the list cannot be sorted by that field
 */
export function orderSqlOf(query: ListQuery, columns: Readonly<Record<string, string>>, own: string): string {
  const order = orderOf(query, Object.keys(columns));
  return order ? `${columns[order.field]} ${order.descending ? 'DESC' : 'ASC'}, ${own}` : own;
}

/** What part of a list is asked for, and in which order. */
export const ASKED = ['page', 'size', 'range', 'sort'] as const;

/** How a list is asked for is no filter of it. */
const ASKING: ReadonlySet<string> = new Set([...ASKED, 'filter']);

/**
 * A query as it is validated: what `filter` holds counts like query parameters of their own, and null is no filter. The
 * validation of every query calls it, so that a list needs nothing for it.
 *
 * @throws InvalidRequest where `filter` is not one JSON object
 */
export function withFilters(query: unknown): unknown {
  if (!isObject(query) || query.filter === undefined) return query;
  const { filter, ...plain } = query;
  const filters = Object.entries(jsonOf<Record<string, unknown>>('filter', filter, isObject))
    .filter(([name, value]) => value !== null && !ASKING.has(name))
    .map(([name, value]) => [name, typeof value === 'boolean' ? String(value) : value]);
  return { ...plain, ...Object.fromEntries(filters) };
}

function jsonOf<Value>(field: string, text: unknown, fits: (value: unknown) => boolean): Value {
  try {
    const json = String(text);
    // What walks the filters afterwards takes a call for each level.
    const value: unknown = shapeOf(Buffer.from(json)).depth > MAX_DEPTH ? undefined : JSON.parse(json);
    if (fits(value)) return value as Value;
  } catch {
    // Answered like JSON of the wrong kind.
  }
  throw new InvalidRequest({ field, code: ApiCode.invalid, rejectedValue: text });
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
