/**
 * A body whose faults do not refuse it at once, because its rules have more to say than its fields alone and a sender
 * learns of everything at once. Its fields cannot be used before its faults were asked for: the compiler sees to that.
 */
import type { Type } from '@nestjs/common';
import { InvalidRequest, type Violation } from '../errors/api-error.js';

const KEEPS_FAULTS = Symbol('keeps-faults');
/** A property, so that a copy of the body has the faults too. */
const FAULTS = Symbol('faults');
declare const BODY: unique symbol;

/** A body as it was sent: `checked` gives what is right, `readable` what can be said of it before. */
export interface Unchecked<Body> {
  readonly [BODY]: Body;
}

/** The fields that could be read, each with any value: also one that the field may not have. */
export type Readable<Body> = { readonly [Field in keyof Body]?: unknown };

/** Whether a field that could be read says something. */
export const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/**
 * The class by which a route receives an `Unchecked<Body>`. By the class of the body itself it receives the body, and
 * only one without faults.
 */
export function unchecked<Body extends object>(body: Type<Body>): Type<Unchecked<Body>> {
  class UncheckedBody extends (body as Type<object>) {}
  // The OpenAPI document names it as the body that it is.
  Object.defineProperty(UncheckedBody, 'name', { value: body.name });
  Reflect.defineMetadata(KEEPS_FAULTS, true, UncheckedBody);
  return UncheckedBody as unknown as Type<Unchecked<Body>>;
}

export const faultsOf = (given: Unchecked<unknown>): readonly Violation[] =>
  (given as { readonly [FAULTS]?: readonly Violation[] })[FAULTS] ?? [];

/** @throws InvalidRequest with all its faults */
export function checked<Body>(given: Unchecked<Body>): Body {
  const faults = faultsOf(given);
  if (faults.length > 0) throw new InvalidRequest(...faults);
  return given as unknown as Body;
}

export const readable = <Body>(given: Unchecked<Body>): Readable<Body> => given as unknown as Readable<Body>;

/** The same body with further faults. */
export const withFaults = <Body>(given: Unchecked<Body>, faults: readonly Violation[]): Unchecked<Body> =>
  faults.length === 0 ? given : Object.assign(given, { [FAULTS]: [...faultsOf(given), ...faults] });

/** A copy with other values in some fields, whose faults it has no longer. */
export const withFields = <Body>(given: Unchecked<Body>, fields: Partial<Body>): Unchecked<Body> => {
  const isOther = (name: string | undefined) => fields[name as keyof Body] !== undefined;
  const faults = faultsOf(given).filter(({ field }) => !isOther(field?.split(/[.[]/)[0]));
  return { ...given, ...fields, [FAULTS]: faults };
};

/** Thrown by a validation pipe; `body` is what could be read. */
export class UnfitBody extends InvalidRequest {
  constructor(
    readonly body: object | undefined,
    violations: readonly Violation[],
  ) {
    super(...violations);
  }
}

/** @throws UnfitBody where `metatype` was not made by `unchecked` */
export async function keepingFaults(metatype: unknown, validate: () => Promise<unknown>): Promise<unknown> {
  try {
    return await validate();
  } catch (error) {
    const keeps = typeof metatype === 'function' && Reflect.getOwnMetadata(KEEPS_FAULTS, metatype) === true;
    if (!keeps || !(error instanceof UnfitBody) || !error.body) throw error;
    return withFaults(error.body as Unchecked<unknown>, error.violations);
  }
}
