import ExportIcon from '@mui/icons-material/DownloadOutlined';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useListContext } from 'ra-core';
import { useState } from 'react';
import { type Download, download } from '../../api/files.js';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { useExporting } from '../../shared/record/useExporting.js';
import { type AllocationFilters, HORIZONS } from './allocation.js';

/** The plans of the list's week and of those after it, each by itself or added together (docs/rules/allocations.md, AL-9). */
export function ExportMenu() {
  const translate = useTranslate();
  const { filterValues } = useListContext();
  const { idProduit, idCentre, debutSemaine } = filterValues as Partial<AllocationFilters>;
  const { start, isPending, progress } = useExporting();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const query = { idProduit, idCentre, debutSemaine } as never;
  const choices = HORIZONS.flatMap((weeks): readonly { label: string; file: Download }[] => [
    {
      label: translate('procurement.export.detail', { smart_count: weeks }),
      file: download('/vaccination/approvisionnement/export/{weeks}', 'approvisionnement.xlsx', {
        path: { weeks },
        query,
      }),
    },
    {
      label: translate('procurement.export.total', { smart_count: weeks }),
      file: download('/vaccination/approvisionnement/export-cumul/{weeks}', 'approvisionnement-cumul.xlsx', {
        path: { weeks },
        query,
      }),
    },
  ]);
  return (
    <>
      <Button
        variant="outlined"
        loading={isPending}
        loadingPosition="start"
        startIcon={<ExportIcon />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {translate('action.export')}
      </Button>
      {anchor && (
        <Menu open anchorEl={anchor} onClose={() => setAnchor(null)}>
          {choices.map(({ label, file }) => (
            <MenuItem
              key={label}
              onClick={() => {
                setAnchor(null);
                start(file);
              }}
            >
              {label}
            </MenuItem>
          ))}
        </Menu>
      )}
      {progress}
    </>
  );
}
