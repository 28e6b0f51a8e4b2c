import type { Type } from '@nestjs/common';

/** `containers` → `Containers` */
export const titled = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A class that is made at run time gets the name by which the OpenAPI document and the log refer to it. */
export function named<T>(name: string, made: Type<T>): Type<T> {
  Object.defineProperty(made, 'name', { value: name });
  return made;
}
