import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { useFormat } from '../../providers/session/SessionProvider.js';
import type { Column } from '../../shared/list/column.js';
import { DataList } from '../../shared/list/DataList.js';
import { COUNTS, doses, type Period, type UsageRow, type View } from './usage-control.js';
import { usePeriodNames } from './usePeriodNames.js';

interface Props {
  readonly periods: readonly Period[];
  readonly view: View;
}

/** A table for each period in which something was declared: the four counts of each centre and product. */
export function PeriodList({ periods, view }: Props) {
  const translate = useTranslate();
  const format = useFormat();
  const names = usePeriodNames(view);
  const columns = useMemo(
    (): readonly Column<UsageRow>[] => [
      {
        id: 'centre',
        label: translate('usageControl.centre'),
        card: 'title',
        render: ({ centre }) => centre.nom,
      },
      {
        id: 'product',
        label: translate('field.product'),
        render: ({ produit }) => produit.nomCommercial,
      },
      ...COUNTS.map(
        (count): Column<UsageRow> => ({
          id: count,
          label: translate(`usageControl.count.${count}`),
          align: 'right',
          render: (row) => format.number(row[count]),
        }),
      ),
      {
        id: 'total',
        label: translate('usageControl.total'),
        align: 'right',
        render: (row) => <strong>{format.number(doses(row))}</strong>,
      },
    ],
    [translate, format],
  );
  return (
    <Box sx={{ display: 'grid', gap: 5 }}>
      {periods
        .filter(({ rows }) => rows.length > 0)
        .map(({ start, rows }) => (
          <Box component="section" key={start} sx={{ minWidth: 0 }}>
            <Typography variant="h3" component="h2" sx={{ mb: 2 }}>
              {names.long(start)}
            </Typography>
            <DataList
              label={names.long(start)}
              rows={rows}
              rowKey={({ centre, produit }) => `${centre.id} ${produit.id}`}
              columns={columns}
            />
          </Box>
        ))}
    </Box>
  );
}
