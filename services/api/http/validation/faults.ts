/**
 * What is wrong with a body, carried by the body itself: for those whose rules have more to say than its fields alone,
 * so that a sender learns of everything at once.
 */
import { InvalidRequest, type Violation } from '../errors/api-error.js';

const CARRIES_FAULTS = Symbol('carries-faults');
/** A property, so that a copy of the body carries them on. */
const FAULTS = Symbol('faults');

/** On the class of a body, for those below it too: whoever takes such a body asks for {@link faultsOf} it. */
export const CarriesFaults = (): ClassDecorator => (body) =>
  Reflect.defineMetadata(CARRIES_FAULTS, true, body);

export const faultsOf = (body: object): readonly Violation[] =>
  (body as { readonly [FAULTS]?: readonly Violation[] })[FAULTS] ?? [];

/** The same body with further faults. */
export const withFaults = <Body extends object>(body: Body, faults: readonly Violation[]): Body =>
  faults.length === 0 ? body : Object.assign(body, { [FAULTS]: [...faultsOf(body), ...faults] });

/** Thrown by a validation pipe; `body` is what could be read. */
export class UnfitBody extends InvalidRequest {
  constructor(
    readonly body: object | undefined,
    violations: readonly Violation[],
  ) {
    super(...violations);
  }
}

/** @throws UnfitBody where the class of the body does not carry its faults */
export async function carryingFaults(metatype: unknown, validate: () => Promise<unknown>): Promise<unknown> {
  try {
    return await validate();
  } catch (error) {
    const carries = typeof metatype === 'function' && Reflect.getMetadata(CARRIES_FAULTS, metatype) === true;
    if (!carries || !(error instanceof UnfitBody) || !error.body) throw error;
    return withFaults(error.body, error.violations);
  }
}
