import Box, { type BoxProps } from '@mui/material/Box';
import { dosesIn } from '../../api/generated/doses.js';
import { VACCINE } from '../../api/generated/vocabulary.js';
import type { ProductBrief } from '../../api/types.js';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { useFormat } from '../../providers/session/SessionProvider.js';

interface Props extends Pick<BoxProps, 'role'> {
  readonly lines: readonly Counted[];
}

/** Lines, packages and doses. With `role="status"` read out as they grow. */
export function Totals({ lines, role }: Props) {
  const translate = useTranslate();
  const format = useFormat();
  const { packages, doses } = totalsOf(lines);
  return (
    <Box
      role={role}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'baseline',
        columnGap: 4,
        width: { xs: 1, md: 'auto' },
      }}
    >
      <strong>{translate('preparation.lineCount', { smart_count: lines.length })}</strong>
      {packages.map(({ unit, count }) => (
        <span key={unit}>{format.packages(count, { typeConditionnement: unit })}</span>
      ))}
      {doses > 0 && <strong>{format.doseCount(doses)}</strong>}
    </Box>
  );
}

interface Counted {
  readonly product: Pick<ProductBrief, 'typeConditionnement' | 'nbDoses' | 'type'>;
  /** Packages. */
  readonly quantity: number;
}

/** Packages unit by unit, as vials and boxes do not add up, and doses of vaccines. */
export function totalsOf(lines: readonly Counted[]) {
  const packages = new Map<string, number>();
  let tenths = 0;
  for (const { product, quantity } of lines) {
    const unit = product.typeConditionnement;
    packages.set(unit, (packages.get(unit) ?? 0) + quantity);
    if (product.type === VACCINE) tenths += Math.round(dosesIn(quantity, product.nbDoses) * 10);
  }
  return { packages: [...packages].map(([unit, count]) => ({ unit, count })), doses: tenths / 10 };
}
