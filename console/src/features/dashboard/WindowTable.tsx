import Typography from '@mui/material/Typography';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { useFormat } from '../../providers/session/SessionProvider.js';
import { Grid } from '../../shared/list/Grid.js';
import type { DashboardRow } from './dashboard.js';
import { type CountName, Swatch } from './Swatch.js';

interface Props {
  readonly activity: DashboardRow;
  readonly exits: string;
  readonly titleId: string;
}

const FIGURES = {
  // Four columns fit into a card of the narrowest window (docs/rules/screens.md, SC-8).
  '& th, & td': { paddingInline: { xs: '6px', sm: '12px' } },
  '& thead th': { whiteSpace: { xs: 'normal', sm: 'nowrap' } },
  '& th + th, & td': { textAlign: 'right' },
  '& td': { fontWeight: 'fontWeightMedium' },
  '& td[data-nothing]': { fontWeight: 'fontWeightRegular', color: 'text.secondary' },
  '& tbody tr:last-child > *': { borderBottom: 0 },
} as const;

const WINDOWS = ['day', 'week', 'month'] as const;

/** 24 hours, 7 days, 30 days: packages, and the doses in them. */
export function WindowTable({ activity, exits, titleId }: Props) {
  const translate = useTranslate();
  const format = useFormat();
  const rows: readonly (readonly [CountName, string])[] = [
    ['countStock', translate('dashboard.entries')],
    ['countExit', exits],
    ['countDechet', translate('dashboard.scrappings')],
  ];
  return (
    <Grid aria-labelledby={titleId} sx={FIGURES}>
      <thead>
        <tr>
          <th scope="col">{translate('dashboard.count')}</th>
          {WINDOWS.map((window) => (
            <th scope="col" key={window}>
              {translate(`dashboard.window.${window}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([count, label]) => (
          <tr key={count}>
            <th scope="row">
              <Swatch count={count} />
              {label}
            </th>
            {WINDOWS.map((window) => {
              const value = activity[window][count];
              return (
                <td key={window} data-nothing={value === 0 || undefined}>
                  <span>{format.number(value)}</span>
                  {value !== 0 && (
                    <Typography variant="caption" color="textSecondary" component="div">
                      {format.doses(value, activity.produit)}
                    </Typography>
                  )}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </Grid>
  );
}
