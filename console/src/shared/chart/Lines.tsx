import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { LineChart } from '@mui/x-charts/LineChart';
import { useFormat } from '../../providers/session/SessionProvider.js';
import { colourAt } from './bar-series.js';
import type { LinePictureProps } from './LinePicture.js';

type Props = Omit<LinePictureProps, 'label' | 'height'> & { /** Pixels. */ readonly height: number };

const EXPECTED = 'expected';
/** Between two dates of the axis, so that they read as two (pixels). */
const LABEL_GAP = 16;

/** The library's part of a picture: imported by `LinePicture` alone, when it is drawn. */
export default function Lines({ steps, marked, legend, height }: Props) {
  const format = useFormat();
  const valueFormatter = (value: number | null) => (value === null ? '' : format.number(value));
  return (
    <LineChart
      height={height}
      margin={{ left: 0, right: 16, top: 12, bottom: 0 }}
      series={[
        {
          id: 'value',
          label: legend?.value,
          data: steps.map(({ value }) => value),
          curve: 'stepAfter',
          color: colourAt(0),
          showMark: steps.length === 1,
          valueFormatter,
        },
        ...(legend
          ? [
              {
                id: EXPECTED,
                label: legend.expected,
                data: steps.map(({ expected = null }) => expected),
                curve: 'linear' as const,
                color: colourAt(0),
                showMark: false,
                valueFormatter,
              },
            ]
          : []),
      ]}
      xAxis={[
        {
          data: steps.map((_, index) => index),
          scaleType: 'point',
          tickLabelMinGap: LABEL_GAP,
          valueFormatter: (index: number) => steps[index]?.label ?? '',
        },
      ]}
      yAxis={[{ min: 0, valueFormatter: (value: number) => format.number(value), tickMinStep: 1, width: 56 }]}
      grid={{ horizontal: true }}
      hideLegend
      skipAnimation
      disableKeyboardNavigation
      sx={{ [`& .MuiLineChart-line[data-series="${EXPECTED}"]`]: { strokeDasharray: '5 4' } }}
    >
      <ChartsReferenceLine
        x={marked}
        lineStyle={{ stroke: 'var(--mui-palette-text-primary)', strokeDasharray: '4 3' }}
      />
    </LineChart>
  );
}
