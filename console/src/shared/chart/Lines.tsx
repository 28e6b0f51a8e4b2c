import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { LineChart } from '@mui/x-charts/LineChart';
import { useFormat } from '../../providers/session/SessionProvider.js';
import { colourAt } from './bar-series.js';
import type { LinePictureProps } from './LinePicture.js';

type Props = Omit<LinePictureProps, 'label'> & { /** Pixels. */ readonly height: number };

/** The library's part of a picture: imported by `LinePicture` alone, when it is drawn. */
export default function Lines({ steps, marked, height }: Props) {
  const format = useFormat();
  return (
    <LineChart
      height={height}
      margin={{ left: 0, right: 16, top: 12, bottom: 0 }}
      series={[
        {
          data: steps.map(({ value }) => value),
          curve: 'stepAfter',
          color: colourAt(0),
          showMark: steps.length === 1,
          valueFormatter: (value) => format.number(value ?? 0),
        },
      ]}
      xAxis={[
        {
          data: steps.map((_, index) => index),
          scaleType: 'point',
          valueFormatter: (index: number) => steps[index]?.label ?? '',
        },
      ]}
      yAxis={[{ min: 0, valueFormatter: (value: number) => format.number(value), tickMinStep: 1, width: 56 }]}
      grid={{ horizontal: true }}
      hideLegend
      skipAnimation
      disableKeyboardNavigation
    >
      <ChartsReferenceLine
        x={marked}
        lineStyle={{ stroke: 'var(--mui-palette-text-primary)', strokeDasharray: '4 3' }}
      />
    </LineChart>
  );
}
