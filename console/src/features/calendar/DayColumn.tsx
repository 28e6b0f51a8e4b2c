import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { usePrefix } from '../../providers/session/prefix.js';
import { useFormat, useSession } from '../../providers/session/SessionProvider.js';
import { onlyReads } from '../../providers/session/session.js';
import { LinkedItem } from '../../shared/list/LinkedItem.js';
import { Panel } from '../../shared/page/Panel.js';
import { Tag } from '../../shared/record/Tag.js';
import { weekdayOf } from '../../shared/record/weekly-plan.js';
import { type CalendarDay, type CalendarEntry, leadsTo, TONES } from './calendar.js';

interface Props {
  readonly day: CalendarDay;
  /** `YYYY-MM-DD` */
  readonly today: string;
}

/** One day: a column at a desk, a block on a phone. */
export function DayColumn({ day: { date, entries }, today }: Props) {
  const translate = useTranslate();
  const format = useFormat();
  const titleId = useId();
  const isToday = date === today;
  return (
    <Panel
      component="section"
      aria-labelledby={titleId}
      flush
      sx={{
        minHeight: { md: 220 },
        ...(isToday && {
          borderColor: 'primary.main',
          boxShadow: 'inset 0 2px 0 var(--mui-palette-primary-main)',
        }),
      }}
    >
      <Box
        sx={{
          display: 'flex',
          flexDirection: { xs: 'row', md: 'column' },
          justifyContent: 'space-between',
          columnGap: 3,
          px: 3,
          py: 2,
          bgcolor: 'sunken',
        }}
      >
        <Typography id={titleId} variant="body2" component="h3" sx={{ fontWeight: 'fontWeightMedium' }}>
          {translate(`weekday.${weekdayOf(date)}`)}
          {isToday && ` · ${translate('calendar.today')}`}
          <Box component="span" sx={{ display: { xs: 'inline', md: 'block' }, ml: { xs: 1, md: 0 } }}>
            {format.date(date)}
          </Box>
        </Typography>
        {entries.length === 0 && (
          <Typography variant="body2" color="textSecondary" sx={{ mt: { md: 1 } }}>
            {translate('calendar.quiet')}
          </Typography>
        )}
      </Box>
      {entries.length > 0 && (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {entries.map((entry) => (
            <Entry key={`${entry.type} ${entry.id}`} entry={entry} today={today} />
          ))}
        </Box>
      )}
    </Panel>
  );
}

/** One tap from where it is settled, where there is something to settle. */
function Entry({ entry, today }: { entry: CalendarEntry; today: string }) {
  const translate = useTranslate();
  const format = useFormat();
  const to = leadsTo(entry, usePrefix(), today, onlyReads(useSession()));
  const { type, enRetard, produits, lot, limite, numeroBl, origine } = entry;
  const details = [
    lot && translate('calendar.lot', { lot }),
    limite && translate('calendar.until', { time: format.dateTime(limite).slice(-5) }),
    numeroBl,
    origine?.nom,
  ].filter(Boolean);
  return (
    <LinkedItem to={to} sx={ROW}>
      <Tag tone={enRetard ? 'danger' : TONES[type]}>
        {[translate(`enum.calendarType.${type}`), enRetard && translate('calendar.late')]
          .filter(Boolean)
          .join(' · ')}
      </Tag>
      {produits.map(({ produit, quantite }) => (
        <Typography key={produit.id} component="span" variant="body2" sx={{ display: 'block', mt: 1 }}>
          {translate('calendar.goods', {
            product: produit.nomCommercial,
            packages: format.packages(quantite, produit),
          })}
        </Typography>
      ))}
      {details.length > 0 && (
        <Typography
          component="span"
          variant="caption"
          color="textSecondary"
          sx={{ display: 'block', mt: 0.5 }}
        >
          {details.join(' · ')}
        </Typography>
      )}
    </LinkedItem>
  );
}

const ROW = {
  display: 'block',
  px: 3,
  py: 2.5,
  minHeight: 48,
  overflowWrap: 'anywhere',
  // A tag is one word as long as there is room, and breaks in a narrow column.
  '& > span:first-of-type': { whiteSpace: 'normal' },
} as const;
