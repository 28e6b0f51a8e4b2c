/** Shows each refusal of the service on the field that it concerns (docs/rules/screens.md, SC-4). */
import { type FieldPath, type FieldValues, get, type UseFormReturn } from 'react-hook-form';
import type { FieldError, RefusedError, ServerMessage } from '../../api/errors.js';
import { focusFirstFault } from './field-places.js';
import { encodeMessage } from './message-codec.js';

/**
 * Names of the body's fields (`produits[].sortie`, index left out) and the form fields that fill them (`lines[].exit`).
 */
export type FieldNames<Values extends FieldValues> = Readonly<
  Record<string, FieldPath<Values> | `${FieldPath<Values>}[].${string}`>
>;

/** `produits[0].sortie` → `produits.0.sortie` */
export const toFormPath = (field: string): string => field.replace(/\[(\d+)\]/g, '.$1');

/** The form's field for a body's field; the index of a line is carried over. */
export function formFieldOf<Values extends FieldValues>(field: string, names: FieldNames<Values>): string {
  const index = /\[(\d+)\]/.exec(field)?.[1];
  const known = names[field] ?? names[field.replace(/\[\d+\]/g, '[]')];
  if (known === undefined) return toFormPath(field);
  return index === undefined ? known : known.replace('[]', `.${index}`);
}

/**
 * Marks the fields, each with all that the service found on it, and focuses the first in the page.
 * @returns errors on fields that the form does not have: the caller has to show them elsewhere
 */
export function showFieldErrors<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  error: RefusedError,
  names: FieldNames<Values> = {},
): FieldError[] {
  const withoutField: FieldError[] = [];
  const messages = new Map<FieldPath<Values>, ServerMessage[]>();
  for (const fieldError of error.fieldErrors) {
    const name = formFieldOf(fieldError.field, names) as FieldPath<Values>;
    const { code, message, arguments: args } = fieldError;
    if (get(form.getValues(), name) === undefined) {
      withoutField.push(fieldError);
      continue;
    }
    messages.set(name, [...(messages.get(name) ?? []), { code, message, arguments: args }]);
  }
  for (const [name, told] of messages) {
    form.setError(name, { type: 'server', message: encodeMessage(...told) });
  }
  focusFirstFault(form);
  return withoutField;
}
