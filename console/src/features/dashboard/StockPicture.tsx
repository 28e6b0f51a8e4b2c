import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { useFormat } from '../../providers/session/SessionProvider.js';
import { LinePicture } from '../../shared/chart/LinePicture.js';
import type { ProductActivity, TrendDay } from './dashboard.js';
import { shortage, stockLine } from './stock-line.js';

/** Pixels. */
const HEIGHT = 190;
/** Of its legend, too. */
const WHOLE = HEIGHT + 28;

/**
 * What was there on each of the last days, where anything was, and until when it lasts; the figures are in the table of
 * days.
 */
export function StockPicture({ activity }: { activity: ProductActivity }) {
  const { days } = activity;
  if (days === undefined) return <Skeleton variant="rounded" height={WHOLE} />;
  const today = days.at(-1);
  return today && days.some(({ stock }) => stock !== 0) ? (
    <Picture activity={activity} days={days} today={today.date} />
  ) : null;
}

interface PictureProps {
  readonly activity: ProductActivity;
  readonly days: readonly TrendDay[];
  /** `YYYY-MM-DD` */
  readonly today: string;
}

function Picture({ activity, days, today }: PictureProps) {
  const translate = useTranslate();
  const format = useFormat();
  const until = useUntil(activity, today);
  const { produit, countStockRestant: left } = activity;
  const line = stockLine(activity, days);
  const said = translate('dashboard.stockPicture', {
    before: format.packages(days[0]?.stock ?? 0, produit),
    date: format.date(days[0]?.date),
    now: format.packages(left, produit),
  });
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {until && <Typography variant="body2">{until}</Typography>}
      <LinePicture
        label={until ? `${said} ${until}` : said}
        steps={line.map(({ date, ...step }) => ({ label: format.date(date), ...step }))}
        marked={days.length - 1}
        legend={
          line.some(({ expected }) => expected !== null)
            ? { value: translate('dashboard.stock'), expected: translate('dashboard.expected') }
            : undefined
        }
        height={HEIGHT}
      />
    </Box>
  );
}

/** The sentence that says until when the stock lasts. */
function useUntil(activity: ProductActivity, today: string): string | undefined {
  const translate = useTranslate();
  const format = useFormat();
  const end = shortage(activity, today);
  if (end === undefined) return activity.countStockRestant > 0 ? translate('dashboard.noExits') : undefined;
  return end === 'far'
    ? translate('dashboard.lastsLong')
    : translate('dashboard.runsOut', { date: format.date(end) });
}
