import Box from '@mui/material/Box';
import { useMemo } from 'react';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { useFormat } from '../../providers/session/SessionProvider.js';
import { BarPicture } from '../../shared/chart/BarPicture.js';
import { colourAt } from '../../shared/chart/bar-series.js';
import type { Column } from '../../shared/list/column.js';
import { DataList } from '../../shared/list/DataList.js';
import { Panel } from '../../shared/page/Panel.js';
import { COUNTS, doses, type Period, type View } from './usage-control.js';
import { usePeriodNames } from './usePeriodNames.js';

interface Props {
  readonly periods: readonly Period[];
  readonly view: View;
}

/** All that was declared in each period: a picture, and the same figures as a list. */
export function UsageSummary({ periods, view }: Props) {
  const translate = useTranslate();
  const format = useFormat();
  const names = usePeriodNames(view);
  const all = periods.reduce((sum, { total }) => sum + doses(total), 0);
  const columns = useMemo(
    (): readonly Column<Period>[] => [
      {
        id: 'period',
        label: translate(`usageControl.period.${view}`),
        card: 'title',
        render: ({ start }) => names.brief(start),
      },
      ...COUNTS.map(
        (count): Column<Period> => ({
          id: count,
          label: translate(`usageControl.count.${count}`),
          align: 'right',
          render: ({ total }) => format.number(total[count]),
        }),
      ),
      {
        id: 'total',
        label: translate('usageControl.total'),
        align: 'right',
        render: ({ total }) => <strong>{format.number(doses(total))}</strong>,
      },
    ],
    [translate, format, names, view],
  );
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 5,
        mb: 5,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
      }}
    >
      <Panel>
        <BarPicture
          label={translate('usageControl.picture', { total: format.number(all) })}
          categories={periods.map(({ start }) => names.short(start))}
          series={COUNTS.map((count, index) => ({
            id: count,
            label: translate('labelled', {
              label: translate(`usageControl.count.${count}`),
              text: translate(`usageControl.countName.${count}`),
            }),
            colour: colourAt(index),
            values: periods.map(({ total }) => total[count]),
          }))}
          stacked
        />
      </Panel>
      <Box sx={{ minWidth: 0 }}>
        <DataList
          label={translate('usageControl.summary')}
          rows={periods}
          rowKey={({ start }) => start}
          columns={columns}
        />
      </Box>
    </Box>
  );
}
