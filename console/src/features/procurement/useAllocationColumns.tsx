import Box from '@mui/material/Box';
import { useMemo } from 'react';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { useFormat } from '../../providers/session/SessionProvider.js';
import { weekNumber } from '../../shared/format/zone.js';
import type { Column } from '../../shared/list/column.js';
import { ShortDay } from '../../shared/record/ShortDay.js';
import { plannedFor, WEEKDAYS } from '../../shared/record/weekly-plan.js';
import type { Allocation } from './allocation.js';

const ONE_LINE = { whiteSpace: 'nowrap' } as const;

export function useAllocationColumns(): readonly Column<Allocation>[] {
  const translate = useTranslate();
  const format = useFormat();
  return useMemo(
    (): readonly Column<Allocation>[] => [
      {
        id: 'week',
        label: translate('field.week'),
        sortField: 'debutSemaine',
        render: ({ debutSemaine }) => (
          <Box sx={ONE_LINE}>
            {translate('procurement.grid.week', { week: weekNumber(debutSemaine) })}
            <Box sx={{ typography: 'caption', color: 'text.secondary' }}>{format.date(debutSemaine)}</Box>
          </Box>
        ),
      },
      {
        id: 'centre',
        label: translate('field.vaccinationCentre'),
        card: 'title',
        sortField: 'centre',
        render: ({ centre }) => centre.nom,
      },
      {
        id: 'product',
        label: translate('field.product'),
        card: 'title',
        sortField: 'produit',
        render: ({ produit }) => produit.nomCommercial,
      },
      {
        id: 'days',
        label: translate('procurement.days'),
        render: (plan) => <Days plan={plan} />,
      },
      {
        id: 'mode',
        label: translate('procurement.mode'),
        sortField: 'modeQte',
        render: ({ modeQte }) => translate(`enum.quantityMode.${modeQte}`),
      },
      {
        id: 'total',
        label: translate('procurement.total'),
        align: 'right',
        render: ({ totalCond, totalDoses, produit }) => (
          <Box sx={ONE_LINE}>
            {format.packages(totalCond, produit)}
            <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
              {format.doses(totalDoses, { nbDoses: 1 })}
            </Box>
          </Box>
        ),
      },
      {
        id: 'taken',
        label: translate('procurement.taken'),
        align: 'right',
        render: ({ quantiteConfirmee, produit }) => (
          <span style={ONE_LINE}>{format.packages(quantiteConfirmee, produit)}</span>
        ),
      },
      {
        id: 'left',
        label: translate('procurement.left'),
        align: 'right',
        render: ({ residualPrevision, modeQte, produit }) => (
          <span style={ONE_LINE}>
            {modeQte === 'DOSE'
              ? format.doses(residualPrevision, { nbDoses: 1 })
              : format.packages(residualPrevision, produit)}
          </span>
        ),
      },
    ],
    [translate, format],
  );
}

/** What is planned for each day, in the plan's own unit. */
function Days({ plan }: { plan: Allocation }) {
  const format = useFormat();
  return (
    <Box
      component="ol"
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
          {format.number(plannedFor(plan, day))}
        </Box>
      ))}
    </Box>
  );
}
