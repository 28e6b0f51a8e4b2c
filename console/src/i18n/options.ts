import type { Translate } from './provider.js';

/** Values to choose from, with their words: `optionsOf(QUANTITY_MODES, 'enum.quantityMode', translate)`. */
export const optionsOf = <Value extends string>(
  values: readonly Value[],
  words: string,
  translate: Translate,
) => values.map((value) => ({ value, label: translate(`${words}.${value}`) }));

/** What a choice is called; marked where it is offered no longer. */
export const labelOf = (
  { label, isWithdrawn }: { readonly label: string; readonly isWithdrawn?: boolean },
  translate: Translate,
): string => (isWithdrawn ? translate('choice.withdrawn', { label }) : label);
