import { applyDecorators } from '@nestjs/common';
import { Type } from 'class-transformer';
import { IsArray, ValidateBy, ValidateNested } from 'class-validator';

/** A list of bodies, each of which is validated; the faults of an item are named `field[0].…`. */
export const ListOf = (body: () => new () => object) =>
  applyDecorators(IsArray(), ValidateNested({ each: true }), NoListWithin(), Type(body));

/** `ValidateNested` takes a list for the items within it, of which there may be none. */
const NoListWithin = () =>
  ValidateBy({ name: 'isObject', validator: { validate: (item) => !Array.isArray(item) } }, { each: true });
