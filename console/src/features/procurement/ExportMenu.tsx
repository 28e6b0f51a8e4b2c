import ExportIcon from '@mui/icons-material/DownloadOutlined';
import Button from '@mui/material/Button';
import { useListContext } from 'ra-core';
import { download } from '../../api/files.js';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { type Choice, ChoiceMenu } from '../../shared/page/ChoiceMenu.js';
import { useExporting } from '../../shared/record/useExporting.js';
import { type AllocationFilters, HORIZONS } from './allocation.js';

/** The plans of the list's week and of those after it, one by one or summed (docs/rules/allocations.md, AL-9). */
export function ExportMenu() {
  const translate = useTranslate();
  const { filterValues } = useListContext();
  const { idProduit, idCentre, debutSemaine } = filterValues as Partial<AllocationFilters>;
  const { start, isPending, progress } = useExporting();
  const query = { idProduit, idCentre, debutSemaine } as never;
  const choices = HORIZONS.flatMap((weeks): readonly Choice[] => [
    {
      label: translate('procurement.export.detail', { smart_count: weeks }),
      act: () =>
        start(
          download('/vaccination/approvisionnement/export/{weeks}', 'approvisionnement.xlsx', {
            path: { weeks },
            query,
          }),
        ),
    },
    {
      label: translate('procurement.export.total', { smart_count: weeks }),
      act: () =>
        start(
          download('/vaccination/approvisionnement/export-cumul/{weeks}', 'approvisionnement-cumul.xlsx', {
            path: { weeks },
            query,
          }),
        ),
    },
  ]);
  return (
    <>
      <ChoiceMenu
        choices={choices}
        button={(opens) => (
          <Button
            variant="outlined"
            loading={isPending}
            loadingPosition="start"
            startIcon={<ExportIcon />}
            {...opens}
          >
            {translate('action.export')}
          </Button>
        )}
      />
      {progress}
    </>
  );
}
