import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { useFormat } from '../../providers/session/SessionProvider.js';
import { usePast } from '../../shared/past/usePast.js';
import { type Bar, isQuiet, type ProductActivity, picture } from './dashboard.js';
import { COUNT_COLOURS, type CountName } from './Swatch.js';

interface Props {
  readonly activity: ProductActivity;
  readonly exits: string;
}

/** Units of the drawing: a day is STEP wide, so that it scales to any card. */
const STEP = 10;
const BAR = 7;
const HEIGHT = 64;
/** Least height of a bar that is not 0, so that it can be seen. */
const LEAST = 1.5;

/** The last 30 days as small bars: what came in above the line, what left below. Drawn without the charting library. */
export function TrendPicture({ activity, exits }: Props) {
  const translate = useTranslate();
  const format = useFormat();
  const isPast = usePast() !== undefined;
  const { days, month } = activity;
  if (days === undefined) return <Skeleton variant="rounded" height={HEIGHT + 22} />;
  if (isQuiet(activity, days)) {
    return (
      <Typography variant="body2" color="textSecondary">
        {translate('dashboard.quiet')}
      </Typography>
    );
  }
  const { line, bars } = picture(days);
  return (
    <Box component="figure" sx={{ m: 0 }}>
      <Box
        component="svg"
        role="img"
        aria-label={translate('dashboard.picture', {
          entered: format.number(month.countStock),
          left: format.number(month.countExit),
          scrapped: format.number(month.countDechet),
          exits,
        })}
        viewBox={`0 0 ${bars.length * STEP} ${HEIGHT}`}
        preserveAspectRatio="none"
        sx={{ display: 'block', width: '100%', height: HEIGHT, overflow: 'visible' }}
      >
        {bars.map((bar, index) => (
          <Day key={bar.date} bar={bar} x={index * STEP + (STEP - BAR) / 2} line={line * HEIGHT} />
        ))}
        <Box
          component="line"
          x1={0}
          x2={bars.length * STEP}
          y1={line * HEIGHT}
          y2={line * HEIGHT}
          sx={{ stroke: (theme) => theme.vars?.palette.outline, strokeWidth: 1 }}
          vectorEffect="non-scaling-stroke"
        />
      </Box>
      <Box
        component="figcaption"
        sx={{
          display: 'flex',
          justifyContent: 'space-between',
          mt: 1,
          typography: 'caption',
          color: 'text.secondary',
        }}
      >
        <span>{format.date(days[0]?.date)}</span>
        <span>{isPast ? format.date(days.at(-1)?.date) : translate('dashboard.today')}</span>
      </Box>
    </Box>
  );
}

function Day({ bar, x, line }: { bar: Bar; x: number; line: number }) {
  const left = tall(bar.left);
  return (
    <>
      <Stroke count="countStock" x={x} y={line - tall(bar.entered)} height={tall(bar.entered)} />
      <Stroke count="countExit" x={x} y={line} height={left} />
      <Stroke count="countDechet" x={x} y={line + left} height={tall(bar.scrapped)} />
    </>
  );
}

const tall = (share: number): number => (share === 0 ? 0 : Math.max(LEAST, share * HEIGHT));

interface StrokeProps {
  readonly count: CountName;
  readonly x: number;
  readonly y: number;
  readonly height: number;
}

const Stroke = ({ count, x, y, height }: StrokeProps) =>
  height > 0 && (
    <Box
      component="rect"
      x={x}
      y={y}
      width={BAR}
      height={height}
      sx={{ color: COUNT_COLOURS[count], fill: 'currentColor', forcedColorAdjust: 'none' }}
    />
  );
