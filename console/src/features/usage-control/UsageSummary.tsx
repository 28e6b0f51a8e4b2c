import Box from '@mui/material/Box';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { useFormat } from '../../providers/session/SessionProvider.js';
import { BarPicture } from '../../shared/chart/BarPicture.js';
import { colourAt } from '../../shared/chart/bar-series.js';
import { Swatch } from '../../shared/chart/Swatch.js';
import { Grid } from '../../shared/list/Grid.js';
import { Panel } from '../../shared/page/Panel.js';
import { COUNTS, doses, type Period, type View } from './usage-control.js';
import { usePeriodNames } from './usePeriodNames.js';

interface Props {
  readonly periods: readonly Period[];
  readonly view: View;
}

const FIGURES = {
  '& th + th, & td': { textAlign: 'right', whiteSpace: 'nowrap' },
  '& th, & td': { px: { xs: 1.5, md: 3 } },
  '& tbody tr:last-child > *': { borderBottom: 0 },
} as const;

/** All that was declared in each period: a picture, and the same figures as a table. */
export function UsageSummary({ periods, view }: Props) {
  const translate = useTranslate();
  const format = useFormat();
  const names = usePeriodNames(view);
  const all = periods.reduce((sum, { total }) => sum + doses(total), 0);
  return (
    <Panel
      sx={{
        display: 'grid',
        gap: 5,
        mb: 5,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
      }}
    >
      <BarPicture
        label={translate('usageControl.picture', { total: format.number(all) })}
        categories={periods.map(({ start }) => names.short(start))}
        series={COUNTS.map((count, index) => ({
          id: count,
          label: translate(`usageControl.countName.${count}`),
          colour: colourAt(index),
          values: periods.map(({ total }) => total[count]),
        }))}
        stacked
      />
      <Box
        sx={{ overflowX: 'auto' }}
        tabIndex={0}
        role="region"
        aria-label={translate('usageControl.summary')}
      >
        <Grid sx={FIGURES}>
          <thead>
            <tr>
              <th scope="col">{translate(`usageControl.period.${view}`)}</th>
              {COUNTS.map((count, index) => (
                <th scope="col" key={count}>
                  <Swatch colour={colourAt(index)} />
                  <abbr
                    title={translate(`usageControl.countName.${count}`)}
                    style={{ textDecoration: 'none' }}
                  >
                    {translate(`usageControl.count.${count}`)}
                  </abbr>
                </th>
              ))}
              <th scope="col">{translate('usageControl.total')}</th>
            </tr>
          </thead>
          <tbody>
            {periods.map(({ start, total }) => (
              <tr key={start}>
                <th scope="row">{names.brief(start)}</th>
                {COUNTS.map((count) => (
                  <td key={count}>{format.number(total[count])}</td>
                ))}
                <td>
                  <strong>{format.number(doses(total))}</strong>
                </td>
              </tr>
            ))}
          </tbody>
        </Grid>
      </Box>
    </Panel>
  );
}
