import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { RefusedError } from '../../api/errors.js';
import { ErrorCode } from '../../api/generated/codes.js';
import { useRead } from '../../api/queries.js';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { useFormat } from '../../providers/session/SessionProvider.js';
import { errorText } from '../../shared/errors/error-text.js';
import { mondayOf, weekNumber } from '../../shared/format/zone.js';
import { RowsSkeleton } from '../../shared/page/PageSkeleton.js';
import { ShortDay } from '../../shared/record/ShortDay.js';
import { plannedFor, WEEKDAYS, type WeeklyPlan } from '../../shared/record/weekly-plan.js';

interface WeekKey {
  readonly productId: string;
  readonly centreId: string;
  /** `YYYY-MM-DD`: the day of the reception. */
  readonly day: string;
}

interface Props extends WeekKey {
  /** Packages that are being asked for or promised, beside what is promised already. */
  readonly asked?: number | null;
}

const useWeekPlan = ({ productId, centreId, day }: WeekKey) =>
  useRead('/vaccination/approvisionnement/plan', {
    query: {
      idProduit: productId,
      idCentre: centreId,
      debutSemaine: mondayOf(day),
      modeQte: 'CONDITIONNEMENT',
    },
  });

/** What is left of the week, in a few words: it stays in sight where the plan itself does not. */
export function PlanLeft({ asked, ...week }: Props) {
  const translate = useTranslate();
  const format = useFormat();
  const { data } = useWeekPlan(week);
  if (!data) return null;
  const exceeds = isExceeded(data, asked);
  return (
    <Typography
      variant="body2"
      sx={{
        flexBasis: { xs: '100%', md: 'auto' },
        display: { lg: 'none' },
        color: exceeds ? 'tones.caution.ink' : 'text.secondary',
      }}
    >
      {translate(exceeds ? 'replenishment.plan.exceeded' : 'replenishment.plan.left', {
        left: format.packages(data.residualPrevision, data.produit),
      })}
    </Typography>
  );
}

const isExceeded = ({ residualPrevision }: WeeklyPlan, asked: number | null | undefined): boolean =>
  (asked ?? 0) > residualPrevision;

/** What is planned for a centre in the week of a reception, and what is left of it. */
export function WeekPlan({ productId, centreId, day, asked }: Props) {
  const translate = useTranslate();
  const { data, error } = useWeekPlan({ productId, centreId, day });
  if (error) {
    const isNone = error instanceof RefusedError && error.hasGlobal(ErrorCode.noAllocation);
    return (
      <Alert severity={isNone ? 'info' : 'error'} role="status">
        {errorText(error, translate)}
      </Alert>
    );
  }
  if (!data) return <RowsSkeleton rows={2} height={44} />;
  return <Week plan={data} asked={asked ?? null} />;
}

function Week({ plan, asked }: { plan: WeeklyPlan; asked: number | null }) {
  const translate = useTranslate();
  const format = useFormat();
  const { produit, debutSemaine, residualPrevision, quantiteConfirmee, totalCond } = plan;
  const exceeds = isExceeded(plan, asked);
  return (
    <Box
      component="section"
      aria-label={translate('replenishment.plan.title')}
      sx={{ display: 'grid', gap: 3 }}
    >
      <Typography variant="h3" component="h3">
        {translate('week.from', {
          week: weekNumber(debutSemaine),
          date: format.date(debutSemaine),
        })}
      </Typography>
      <Box
        component="dl"
        sx={{ m: 0, display: 'grid', gridTemplateColumns: 'repeat(7, minmax(0, 1fr))', textAlign: 'center' }}
      >
        {WEEKDAYS.map((weekday) => (
          <Box key={weekday} sx={{ borderTop: 1, borderBottom: 1, borderColor: 'divider', py: 1 }}>
            <Typography component="dt" variant="caption" color="textSecondary">
              <ShortDay day={weekday} />
            </Typography>
            <Typography component="dd" variant="body2" sx={{ m: 0 }}>
              {format.number(plannedFor(plan, weekday))}
            </Typography>
          </Box>
        ))}
      </Box>
      <Typography variant="caption" color="textSecondary">
        {translate('replenishment.plan.unit', { unit: translate(`enum.quantityMode.${plan.modeQte}`) })}
      </Typography>
      <Typography variant="body2">
        {translate('replenishment.plan.taken', {
          taken: format.packages(quantiteConfirmee, produit),
          total: format.packages(totalCond, produit),
        })}
      </Typography>
      <Box role="status">
        <Alert severity={exceeds ? 'warning' : 'success'}>
          {translate(exceeds ? 'replenishment.plan.exceeded' : 'replenishment.plan.left', {
            left: format.packages(residualPrevision, produit),
          })}
        </Alert>
      </Box>
    </Box>
  );
}
