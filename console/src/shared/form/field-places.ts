/**
 * Where the fields of a form are in the page. react-hook-form knows them in the order in which they were first drawn,
 * in which a field that appears with a choice comes last, wherever it is.
 */
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';

/** Elements by the name of their field; of each form, by what its fields share. */
const PLACES = new WeakMap<object, Map<string, Element>>();

/**
 * @param ref what the field gives as its element: null once it is gone; of MUI's select an object with the element as
 *   its `node`. A field that has no element of the page has no place.
 */
export function keepPlace(control: object, name: string, ref: unknown): void {
  const places = PLACES.get(control) ?? new Map<string, Element>();
  PLACES.set(control, places);
  const element = hasNode(ref) ? ref.node : ref;
  if (element instanceof Element) places.set(name, element);
  else places.delete(name);
}

const hasNode = (ref: unknown): ref is { readonly node: unknown } =>
  typeof ref === 'object' && ref !== null && 'node' in ref;

/** Focuses the wrong field that comes first in the page. */
export function focusFirstFault<Values extends FieldValues>(form: UseFormReturn<Values>): void {
  const places = PLACES.get(form.control) ?? new Map<string, Element>();
  const [first] = [...places]
    .filter(([name]) => form.getFieldState(name as FieldPath<Values>).invalid)
    .sort(([, one], [, other]) =>
      one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_PRECEDING ? 1 : -1,
    );
  if (first) form.setFocus(first[0] as FieldPath<Values>);
}
