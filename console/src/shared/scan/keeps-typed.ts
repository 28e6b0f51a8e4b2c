/**
 * Whether a scan of another product is refused: one is chosen, and something was typed or chosen for it, which the
 * other would overwrite or be given (docs/rules/scanning.md, SN-7).
 *
 * @param empty the values with which the form begins
 * @param follows what is chosen with the product, or follows the scanned box: its batch
 */
export const keepsTyped = <Values extends { readonly product: string | null }>(
  values: Values,
  empty: Values,
  other: string,
  follows: readonly (keyof Values)[] = [],
): boolean =>
  values.product !== null &&
  values.product !== other &&
  (Object.keys(empty) as (keyof Values)[]).some(
    (name) => name !== 'product' && !follows.includes(name) && values[name] !== empty[name],
  );
