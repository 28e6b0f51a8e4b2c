import Box, { type BoxProps } from '@mui/material/Box';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { useFormat } from '../../providers/session/SessionProvider.js';
import { type Counted, totalsOf } from './line-totals.js';

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
      {doses > 0 && <strong>{format.doses(doses, { nbDoses: 1 })}</strong>}
    </Box>
  );
}
