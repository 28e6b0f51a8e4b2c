/** Which labels are printed (docs/rules/preparations.md, PR-14): a list with one item for each line of the note. */
import { Injectable, type PipeTransform } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { plainToInstance, Transform } from 'class-transformer';
import { ArrayMaxSize, IsInt, IsOptional, Max, Min, validate } from 'class-validator';
import { ApiCode, ErrorCode } from '../../words/codes.js';
import { InvalidRequest, type Violation } from '../http/errors/api-error.js';
import { IsId } from '../http/fields/ids.js';
import { ListOf } from '../http/validation/list-of.js';
import { violationsOf } from '../http/validation/violations.js';

const MOST = 1_000_000;
const MOST_GROUPS = 1_000;
const MOST_LINES = 1_000;

/** What a form leaves empty is none. */
const EmptyIsNone = () =>
  Transform(({ value }: { value: unknown }) => (value === '' || value === null ? 0 : value));

class BoxesAndBottlesBody {
  @ApiProperty({ description: 'Boxes on the label. Unit: boxes.', type: 'integer', minimum: 0, example: 1 })
  @EmptyIsNone()
  @IsOptional()
  @IsInt()
  @Min(0)
  @Max(MOST)
  boxes?: number;

  @ApiProperty({
    description: 'Packages outside boxes on the label. Unit: packages.',
    type: 'integer',
    minimum: 0,
    example: 15,
  })
  @EmptyIsNone()
  @IsOptional()
  @IsInt()
  @Min(0)
  @Max(MOST)
  bottles?: number;
}

export class LabelSelectionBody {
  @ApiProperty({
    description: 'Line of the note.',
    format: 'uuid',
    example: '7f0c6c1e-1f5e-5c55-9c38-5f9d5c4f5a01',
  })
  @IsId()
  idLigne!: string;

  @ApiProperty({
    description: 'What is left over: a label of its own where it is not 0. Unit: packages.',
    type: 'integer',
    minimum: 0,
    required: false,
    example: 0,
  })
  @EmptyIsNone()
  @IsOptional()
  @IsInt()
  @Min(0)
  @Max(MOST)
  nbRestant?: number;

  @ApiProperty({ description: 'One label each.', type: [BoxesAndBottlesBody] })
  @IsOptional()
  @ArrayMaxSize(MOST_GROUPS)
  @ListOf(() => BoxesAndBottlesBody)
  lignes?: BoxesAndBottlesBody[];
}

/** A body that is a list, which Nest's own pipe does not look into; fields are told as `[0].lignes[1].boxes`. */
@Injectable()
export class LabelSelectionsPipe implements PipeTransform<unknown, Promise<LabelSelectionBody[]>> {
  async transform(body: unknown): Promise<LabelSelectionBody[]> {
    if (!Array.isArray(body)) throw new InvalidRequest({ code: ApiCode.notList });
    if (body.length > MOST_LINES) {
      throw new InvalidRequest({ code: ApiCode.listMax, arguments: { max: MOST_LINES } });
    }
    const found = await Promise.all(body.map(readItem));
    const violations = found.flatMap((item) => item.violations);
    if (violations.length > 0) throw new InvalidRequest(...violations);
    const items = found.map(({ item }) => item);
    if (!items.some(printsLabel)) throw new InvalidRequest({ field: '[0].lignes', code: ErrorCode.required });
    return items;
  }
}

const printsLabel = ({ nbRestant = 0, lignes = [] }: LabelSelectionBody): boolean =>
  nbRestant > 0 || lignes.some(({ boxes = 0, bottles = 0 }) => boxes + bottles > 0);

/**
 * A box holds one package at least, so boxes and single packages together are never more than the line has packages. The
 * first figure that is too much is refused; those after it are not looked at.
 *
 * @param quantity of the line, in packages
 * @param at of the selection in the body
 */
export function tooMany(
  { lignes = [], nbRestant = 0 }: LabelSelectionBody,
  quantity: number,
  at: string,
): readonly Violation[] {
  const figures = [
    ...lignes.flatMap(({ boxes = 0, bottles = 0 }, index): [string, number][] => [
      [`${at}.lignes[${index}].boxes`, boxes],
      [`${at}.lignes[${index}].bottles`, bottles],
    ]),
    [`${at}.nbRestant`, nbRestant] as const,
  ];
  let left = quantity;
  for (const [field, value] of figures) {
    if (value > left) return [{ field, code: ApiCode.max, arguments: { max: left }, rejectedValue: value }];
    left -= value;
  }
  return [];
}

async function readItem(value: unknown, index: number) {
  const plain = typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};
  const item = plainToInstance(LabelSelectionBody, plain);
  const errors = await validate(item, { whitelist: true, validationError: { target: true, value: true } });
  return { item, violations: violationsOf(errors, `[${index}]`) };
}
