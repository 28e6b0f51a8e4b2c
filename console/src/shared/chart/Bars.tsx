import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts/BarChart';
import { useFormat } from '../../providers/session/SessionProvider.js';
import type { BarPictureProps } from './BarPicture.js';

type Props = Omit<BarPictureProps, 'label'> & { /** Pixels. */ readonly height: number };

/** The library's part of a picture: imported by `BarPicture` alone, when it is drawn. */
export default function Bars({ categories, series, stacked = false, height }: Props) {
  const format = useFormat();
  return (
    <Box sx={{ '& .MuiBarChart-element': { stroke: 'var(--mui-palette-background-paper)', strokeWidth: 1 } }}>
      <BarChart
        height={height}
        margin={{ left: 0, right: 8, top: 12, bottom: 0 }}
        series={series.map(({ id, label, colour, values }) => ({
          id,
          label,
          color: colour,
          data: [...values],
          stack: stacked ? 'all' : undefined,
          valueFormatter: (value) => format.number(value ?? 0),
        }))}
        xAxis={[{ data: [...categories], scaleType: 'band', categoryGapRatio: 0.3, barGapRatio: 0.05 }]}
        yAxis={[{ valueFormatter: (value: number) => format.number(value), tickMinStep: 1, width: 56 }]}
        grid={{ horizontal: true }}
        hideLegend
        skipAnimation
        disableKeyboardNavigation
      />
    </Box>
  );
}
