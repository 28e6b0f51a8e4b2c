/**
 * Required fields whose absence is reported by a command's rules, together with their other findings. Where another
 * field refuses the body before the rules are applied, the absence is reported with that field, so that a sender learns
 * of everything that is missing at once (docs/rules/http.md, HT-2).
 */
import { ErrorCode } from '../../../words/codes.js';
import type { Violation } from '../errors/api-error.js';

const REQUIRED = Symbol('required-by-rules');

const namesOf = (body: object): readonly string[] => Reflect.getMetadata(REQUIRED, body) ?? [];

/** Beside the checks of the field, which let null and absence pass. */
export const RequiredByRules = (): PropertyDecorator => (prototype, name) =>
  Reflect.defineMetadata(REQUIRED, [...namesOf(prototype), String(name)], prototype);

/** @param body instance of its class, as far as it could be read */
export const missingIn = (body: object): readonly Violation[] =>
  namesOf(body)
    .filter((name) => ((body as Record<string, unknown>)[name] ?? null) === null)
    .map((field) => ({ field, code: ErrorCode.required }));
