import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { useFormat } from '../../providers/session/SessionProvider.js';
import { BarPicture } from '../../shared/chart/BarPicture.js';
import { colourAt } from '../../shared/chart/bar-series.js';
import { weekNumber } from '../../shared/format/zone.js';
import { DataList } from '../../shared/list/DataList.js';
import { useColumns } from '../../shared/list/useColumns.js';
import { Panel } from '../../shared/page/Panel.js';
import { weekdayOf } from '../../shared/record/weekly-plan.js';
import { COUNTS, type Counts, doses, type Period, type UsageRow, type View } from './usage-control.js';

interface Props {
  readonly periods: readonly Period[];
  readonly view: View;
}

/**
 * All that was declared in each period: a picture, and the same figures as a list. Then a table for each period in
 * which something was declared: the four counts of each centre and product.
 */
export function UsagePeriods({ periods, view }: Props) {
  const translate = useTranslate();
  const ofPeriod = useColumns<Period>();
  const ofRow = useColumns<UsageRow>();
  const format = useFormat();
  const names = usePeriodNames(view);
  const all = periods.reduce((sum, { total }) => sum + doses(total), 0);
  const columns = useMemo(() => {
    const counted = <Row,>(
      { figure }: ReturnType<typeof useColumns<Row>>,
      countsOf: (row: Row) => Counts,
    ) => [
      ...COUNTS.map((count) =>
        figure(count, `usageControl.count.${count}`, (row) => format.number(countsOf(row)[count])),
      ),
      figure('total', 'usageControl.total', (row) => <strong>{format.number(doses(countsOf(row)))}</strong>),
    ];
    return {
      summary: [
        ofPeriod.headline('period', `usageControl.views.${view}`, ({ start }) => names.brief(start)),
        ...counted(ofPeriod, ({ total }) => total),
      ],
      rows: [
        ofRow.headline('centre', 'field.centre', ({ centre }) => centre.nom),
        ofRow.column('product', 'field.product', ({ produit }) => produit.nomCommercial),
        ...counted(ofRow, (row) => row),
      ],
    };
  }, [format, names, view, ofPeriod, ofRow]);
  return (
    <>
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
            columns={columns.summary}
          />
        </Box>
      </Box>
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
                columns={columns.rows}
              />
            </Box>
          ))}
      </Box>
    </>
  );
}

/** How a day or a week is called in a heading, in a table and below a bar. Each takes its first day, `YYYY-MM-DD`. */
function usePeriodNames(view: View) {
  const translate = useTranslate();
  const format = useFormat();
  return useMemo(() => {
    const weekday = (day: string) => translate(`weekday.${weekdayOf(day)}`);
    const shortWeek = (monday: string) => translate('week.short', { week: weekNumber(monday) });
    return view === 'JOUR'
      ? {
          long: (day: string) => translate('usageControl.day', { day: weekday(day), date: format.date(day) }),
          brief: weekday,
          short: (day: string) => weekday(day).slice(0, 3),
        }
      : {
          long: (monday: string) =>
            translate('week.from', { week: weekNumber(monday), date: format.date(monday) }),
          brief: (monday: string) => `${shortWeek(monday)} (${format.date(monday)})`,
          short: shortWeek,
        };
  }, [view, translate, format]);
}
