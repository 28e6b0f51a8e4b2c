import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { useFormat } from '../../providers/session/SessionProvider.js';
import type { DashboardRow } from './dashboard.js';
import { type CountName, Swatch } from './Swatch.js';

interface Props {
  readonly activity: DashboardRow;
  readonly exits: string;
  readonly titleId: string;
}

const WINDOWS = ['day', 'week', 'month'] as const;

/** 24 hours, 7 days, 30 days (section 9 "Dashboard windows"). */
export function WindowTable({ activity, exits, titleId }: Props) {
  const translate = useTranslate();
  const format = useFormat();
  const rows: readonly (readonly [CountName, string])[] = [
    ['countStock', translate('dashboard.entries')],
    ['countExit', exits],
    ['countDechet', translate('dashboard.scrappings')],
  ];
  return (
    <Table size="small" aria-labelledby={titleId}>
      <TableHead>
        <TableRow>
          <TableCell>{translate('dashboard.count')}</TableCell>
          {WINDOWS.map((window) => (
            <TableCell key={window} align="right">
              {translate(`dashboard.window.${window}`)}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map(([count, label]) => (
          <TableRow key={count} sx={{ '&:last-child > *': { borderBottom: 0 } }}>
            <TableCell component="th" scope="row">
              <Swatch count={count} />
              {label}
            </TableCell>
            {WINDOWS.map((window) => {
              const value = activity[window][count];
              return (
                <TableCell
                  key={window}
                  align="right"
                  sx={{
                    fontWeight: value === 0 ? undefined : 'fontWeightMedium',
                    color: value === 0 ? 'text.secondary' : undefined,
                  }}
                >
                  {format.number(value)}
                </TableCell>
              );
            })}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
