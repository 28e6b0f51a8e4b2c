import type { QuantityMode } from '../../api/types.js';
import type { Translate } from '../../i18n/provider.js';
import type { Format } from '../../shared/format/format.js';
import type { ImportedChange } from '../../shared/import/import-report.js';

/**
 * A week's total before and after, with its unit; in doses where the plan counted otherwise before, which is said too
 * (docs/rules/allocations.md, AL-10).
 * @param mode what the file counts
 */
export function changeText(
  { avant, apres, unite, uniteAvant }: ImportedChange,
  mode: QuantityMode | null,
  { translate, format }: { readonly translate: Translate; readonly format: Format },
): string {
  const quantity = (value: unknown): string => {
    if (typeof value !== 'number') return '–';
    if (unite === 'DOSE') return format.doseCount(value);
    return translate('procurement.import.packages', { smart_count: value, count: format.number(value) });
  };
  const change = `${quantity(avant)} → ${quantity(apres)}`;
  return !uniteAvant || uniteAvant === mode
    ? change
    : translate(`procurement.import.countedUntilNow.${uniteAvant}`, { change });
}
