import BeforeIcon from '@mui/icons-material/ChevronLeftOutlined';
import AfterIcon from '@mui/icons-material/ChevronRightOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useSearchParams } from 'react-router';
import { useRead } from '../../api/queries.js';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { useFormat, useSession } from '../../providers/session/SessionProvider.js';
import { addDays, mondayOf, today as todayIn, weekNumber } from '../../shared/format/zone.js';
import { dayIn } from '../../shared/list/address-filters.js';
import { NotLoaded } from '../../shared/page/Loaded.js';
import { Page } from '../../shared/page/Page.js';
import { daysOf, isArrival } from './calendar.js';
import { DayColumn } from './DayColumn.js';

/** The week of the address, else the current one. */
export default function CalendarScreen() {
  const translate = useTranslate();
  const format = useFormat();
  const { zone } = useSession();
  const [search, setSearch] = useSearchParams();
  const today = todayIn(zone);
  const monday = mondayOf(dayIn(search, 'week', today));
  const { data, error, refetch } = useRead('/centre/calendrier', { query: { semaine: monday } });
  const show = (week: string) =>
    setSearch(week === mondayOf(today) ? {} : { week }, { replace: true, preventScrollReset: true });
  const days = daysOf(monday, data ?? []);
  const arrivals = data?.filter(isArrival).length ?? 0;

  return (
    <Page title={translate('calendar.title')} lead={translate('calendar.lead')}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3, mb: 4 }}>
        <Box sx={{ display: 'flex', gap: 2 }}>
          <Button
            variant="outlined"
            aria-label={translate('week.previous')}
            onClick={() => show(addDays(monday, -7))}
            sx={ARROW}
          >
            <BeforeIcon />
          </Button>
          <Button
            variant="outlined"
            aria-label={translate('week.next')}
            onClick={() => show(addDays(monday, 7))}
            sx={ARROW}
          >
            <AfterIcon />
          </Button>
          <Button
            variant="outlined"
            disabled={monday === mondayOf(today)}
            onClick={() => show(mondayOf(today))}
          >
            {translate('calendar.current')}
          </Button>
        </Box>
        <Typography variant="h3" component="h2" aria-live="polite">
          {translate('week.period', {
            week: weekNumber(monday),
            from: format.date(monday),
            to: format.date(addDays(monday, 6)),
          })}
        </Typography>
        {data && (
          <Typography color="textSecondary" sx={{ ml: { md: 'auto' } }}>
            {data.length === 0
              ? translate('calendar.quietWeek')
              : [
                  translate('calendar.arrivals', { count: format.number(arrivals) }),
                  translate('calendar.ends', { count: format.number(data.length - arrivals) }),
                ].join(' · ')}
          </Typography>
        )}
      </Box>
      {data ? (
        <Box
          sx={{
            display: 'grid',
            gap: { xs: 3, md: 2 },
            gridTemplateColumns: {
              xs: 'minmax(0, 1fr)',
              // A quiet day leaves room for those on which something happens.
              md: days.map(({ entries }) => `minmax(0, ${entries.length > 0 ? 3 : 2}fr)`).join(' '),
            },
          }}
        >
          {days.map((day) => (
            <DayColumn key={day.date} day={day} today={today} />
          ))}
        </Box>
      ) : (
        <NotLoaded inPanel read={{ error, refetch }} rows={5} height={64} />
      )}
    </Page>
  );
}

const ARROW = { minWidth: { xs: 56, md: 44 }, px: 0 } as const;
