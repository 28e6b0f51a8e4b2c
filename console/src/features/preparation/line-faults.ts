/** What the service refuses about single lines (docs/rules/preparations.md, PR-5). */
import type { FieldError, ServerMessage } from '../../api/errors.js';
import { ErrorCode } from '../../api/generated/codes.js';
import type { Line } from './lines.js';

export interface LineFault {
  readonly lineKey: string;
  /** Of the line when it was refused, from 1. */
  readonly number: number;
  readonly product: Line['product'];
  readonly message: ServerMessage;
  /** Packages that the service has for the line; undefined where that is not what was wrong. */
  readonly left: number | undefined;
}

export interface RefusedLines {
  /** First error's words; undefined: "Erreur de quantité". */
  readonly headline: string | undefined;
  readonly faults: readonly LineFault[];
  /** Errors of other fields of the form. */
  readonly others: readonly FieldError[];
}

/** The code of a quantity error is the line's index; other fields of a line carry it in their path. */
function indexOf({ field, code }: FieldError): number | undefined {
  if (field === 'quantite') return /^\d+$/.test(code) ? Number(code) : undefined;
  const index = /^produits\[(\d+)\]/.exec(field)?.[1];
  return index === undefined ? undefined : Number(index);
}

/** The code of a quantity error says which line, not what is wrong: figures or words do. */
function messageOf({ field, code, message, arguments: args }: FieldError): ServerMessage {
  if (field !== 'quantite') return { code, message, arguments: args };
  if (args?.max !== undefined) return { code: ErrorCode.quantityMax, arguments: args };
  return message === undefined ? { code: 'preparation.quantityError' } : { code: 'unlisted', message };
}

function leftOf({ field, arguments: args }: FieldError): number | undefined {
  return field === 'quantite' && typeof args?.max === 'number' ? args.max : undefined;
}

export function readRefusal(errors: readonly FieldError[], lines: readonly Line[]): RefusedLines {
  const faults: LineFault[] = [];
  const others: FieldError[] = [];
  let headline: string | undefined;
  for (const error of errors) {
    const index = indexOf(error);
    const line = index === undefined ? undefined : lines[index];
    if (index === undefined || line === undefined) {
      others.push(error);
      continue;
    }
    if (faults.length === 0) headline = error.message;
    faults.push({
      lineKey: line.key,
      number: index + 1,
      product: line.product,
      message: messageOf(error),
      left: leftOf(error),
    });
  }
  return { headline, faults, others };
}
