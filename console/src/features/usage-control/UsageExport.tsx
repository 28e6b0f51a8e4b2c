import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { download } from '../../api/files.js';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { DownloadButton } from '../../shared/record/DownloadButton.js';
import { EXPORTED_WEEKS, toQuery, type UsageFilters, WEEKS } from './usage-control.js';

type Weeks = (typeof EXPORTED_WEEKS)[number];

/** Days in detail over as many weeks as are chosen, or the five weeks that are shown. */
export function UsageExport({ filters }: { filters: UsageFilters }) {
  const translate = useTranslate();
  const [weeks, setWeeks] = useState<Weeks>(1);
  const byDay = filters.view !== 'SEMAINE';
  return (
    <>
      {byDay && (
        <TextField
          select
          size="small"
          label={translate('usageControl.exportedWeeks')}
          value={weeks}
          onChange={({ target }) => setWeeks(Number(target.value) as Weeks)}
          sx={{ width: 200, mt: { xs: 2, md: 0 } }}
        >
          {EXPORTED_WEEKS.map((count) => (
            <MenuItem key={count} value={count}>
              {translate('usageControl.weeks', { smart_count: count })}
            </MenuItem>
          ))}
        </TextField>
      )}
      <DownloadButton
        kind="export"
        label={translate('action.export')}
        download={download('/vaccination/utilisation/export', 'utilisation.xlsx', {
          query: {
            ...toQuery(filters),
            modeAdministration: byDay ? 'JOUR' : 'SEMAINE',
            nbWeeks: byDay ? weeks : WEEKS,
          },
        })}
      />
    </>
  );
}
