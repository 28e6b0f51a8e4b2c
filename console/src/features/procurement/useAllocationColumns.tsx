import Box from '@mui/material/Box';
import { useMemo } from 'react';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { useFormat } from '../../providers/session/SessionProvider.js';
import { weekNumber } from '../../shared/format/zone.js';
import type { Column } from '../../shared/list/column.js';
import { useColumns } from '../../shared/list/useColumns.js';
import { ShortDay } from '../../shared/record/ShortDay.js';
import { WEEKDAYS, type Weekday } from '../../shared/record/weekly-plan.js';
import type { Allocation } from './allocation.js';

const ONE_LINE = { whiteSpace: 'nowrap' } as const;

export function useAllocationColumns(): readonly Column<Allocation>[] {
  const translate = useTranslate();
  const { column, headline, figure } = useColumns<Allocation>();
  const format = useFormat();
  return useMemo(
    (): readonly Column<Allocation>[] => [
      column(
        'week',
        'field.week',
        ({ debutSemaine }) => (
          <Box sx={ONE_LINE}>
            {translate('procurement.grid.week', { week: weekNumber(debutSemaine) })}
            <Box sx={{ typography: 'caption', color: 'text.secondary' }}>{format.date(debutSemaine)}</Box>
          </Box>
        ),
        { sortField: 'debutSemaine' },
      ),
      headline('centre', 'field.vaccinationCentre', ({ centre }) => centre.nom, { sortField: 'centre' }),
      headline('product', 'field.product', ({ produit }) => produit.nomCommercial, { sortField: 'produit' }),
      column('days', 'procurement.days', (plan) => <Days plan={plan} />),
      column('mode', 'procurement.mode', ({ modeQte }) => translate(`enum.quantityMode.${modeQte}`), {
        sortField: 'modeQte',
      }),
      figure('total', 'procurement.total', ({ totalCond, totalDoses, produit }) => (
        <Box sx={ONE_LINE}>
          {format.packages(totalCond, produit)}
          <Box sx={{ typography: 'caption', color: 'text.secondary' }}>{format.doseCount(totalDoses)}</Box>
        </Box>
      )),
      figure('taken', 'procurement.taken', ({ quantiteConfirmee, produit }) => (
        <span style={ONE_LINE}>{format.packages(quantiteConfirmee, produit)}</span>
      )),
      figure('left', 'procurement.left', ({ residualPrevision, modeQte, produit }) => (
        <span style={ONE_LINE}>
          {modeQte === 'DOSE'
            ? format.doseCount(residualPrevision)
            : format.packages(residualPrevision, produit)}
        </span>
      )),
    ],
    [translate, format, headline, figure, column],
  );
}

/** What is planned for each day: packages, or first doses and below them second doses. */
function Days({ plan }: { plan: Allocation }) {
  if (plan.modeQte === 'CONDITIONNEMENT') return <DayCounts countOf={(day) => plan[day]} />;
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <DayCounts round="1" countOf={(day) => plan[`${day}1`]} />
      <DayCounts round="2" countOf={(day) => plan[`${day}2`]} />
    </Box>
  );
}

interface DayCountsProps {
  readonly round?: '1' | '2';
  readonly countOf: (day: Weekday) => number;
}

function DayCounts({ round, countOf }: DayCountsProps) {
  const translate = useTranslate();
  const format = useFormat();
  const label = round && translate(`procurement.grid.round.${round}`);
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'flex-end',
        gap: 1,
        justifyContent: { xs: 'flex-end', md: 'flex-start' },
      }}
    >
      {label && <Box sx={{ ...ONE_LINE, typography: 'caption', color: 'text.secondary' }}>{label}</Box>}
      <Box
        component="ol"
        aria-label={label}
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          display: 'flex',
          flexWrap: { xs: 'wrap', md: 'nowrap' },
          gap: 0.5,
          justifyContent: { xs: 'flex-end', md: 'flex-start' },
        }}
      >
        {WEEKDAYS.map((day) => (
          <Box component="li" key={day} sx={{ minWidth: 28, textAlign: 'right' }}>
            <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
              <ShortDay day={day} letters={2} />
            </Box>
            {format.number(countOf(day))}
          </Box>
        ))}
      </Box>
    </Box>
  );
}
