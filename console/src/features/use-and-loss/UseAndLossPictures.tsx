import Box from '@mui/material/Box';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { useFormat } from '../../providers/session/SessionProvider.js';
import { BarPicture } from '../../shared/chart/BarPicture.js';
import { SERIES_COLOURS } from '../../shared/chart/bar-series.js';
import { Section } from '../../shared/page/Section.js';
import { causesOf, keyOf, mostLost, percent, type UseAndLossRow } from './use-and-loss.js';
import { useGroupNames } from './useGroupNames.js';

interface Props {
  readonly rows: readonly UseAndLossRow[];
  /** Twelve months at most. */
  readonly months: readonly UseAndLossRow[];
  /** Read with the rows, before anything is drawn. */
  readonly causeLabel: (cause: string) => string;
}

/** What was lost, by cause, and how the rate went. The figures are in the list below; of the months, beside them. */
export function UseAndLossPictures({ rows, months, causeLabel }: Props) {
  const translate = useTranslate();
  const format = useFormat();
  const nameOf = useGroupNames();
  const lost = mostLost(rows);
  const rated = months.filter(({ tauxPerte }) => tauxPerte !== null);
  const total = rows.reduce((sum, { dechet }) => sum + dechet, 0);
  const figureOf = (row: (typeof rated)[number]) =>
    translate('useAndLoss.figure', {
      name: nameOf(row),
      value: translate('useAndLoss.percent', { value: format.number(percent(row.tauxPerte ?? 0)) }),
    });

  return (
    <Box
      sx={{
        display: 'grid',
        gap: 5,
        mb: 5,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      {lost.length > 0 && (
        <Section inPanel title={translate('useAndLoss.causes')}>
          <BarPicture
            label={translate('useAndLoss.causesPicture', { total: format.number(total) })}
            categories={lost.map(nameOf)}
            series={causesOf(lost, SERIES_COLOURS.length).map(({ cause, values }, index) => ({
              id: cause ?? 'others',
              label: cause === null ? translate('useAndLoss.otherCauses') : causeLabel(cause),
              colour: SERIES_COLOURS[index] ?? SERIES_COLOURS[0],
              values,
            }))}
            stacked
          />
        </Section>
      )}
      {rated.length > 0 && (
        <Section inPanel title={translate('useAndLoss.rateByMonth')}>
          <BarPicture
            label={rated.map(figureOf).join(', ')}
            categories={rated.map(nameOf)}
            series={[
              {
                id: 'rate',
                label: translate('useAndLoss.ratePercent'),
                colour: SERIES_COLOURS[0],
                values: rated.map(({ tauxPerte }) => percent(tauxPerte ?? 0)),
              },
            ]}
          />
          <Box component="ul" sx={{ m: 0, mt: 3, p: 0, listStyle: 'none', typography: 'body2' }}>
            {rated.map((row) => (
              <li key={keyOf(row)}>{figureOf(row)}</li>
            ))}
          </Box>
        </Section>
      )}
    </Box>
  );
}
