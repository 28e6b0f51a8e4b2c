import Box from '@mui/material/Box';
import { useListContext, useStore } from 'ra-core';
import { useEffect } from 'react';
import type { ExportPath } from '../../../../api/calls.js';
import { download } from '../../../../api/files.js';
import { useTranslate } from '../../../../i18n/I18nProvider.js';
import { RecordCount } from '../../../../shared/list/RecordRows.js';
import { SortSelect } from '../../../../shared/list/SortSelect.js';
import { DownloadButton } from '../../../../shared/record/DownloadButton.js';
import type { Exporting } from '../../../../shared/record/useExporting.js';
import type { AdministeredKind } from '../administered-kind.js';
import { ColumnsMenu } from './ColumnsMenu.js';
import type { ListColumn, Listed } from './list-column.js';
import { SavedFilters } from './SavedFilters.js';
import { useKeepOrder } from './useKeptOrder.js';

interface Props<Row> {
  readonly kind: AdministeredKind;
  readonly columns: readonly ListColumn<Row>[];
  readonly isSmall: boolean;
  readonly exporting: Exporting;
}

/** How many there are, and what can be done with the list as a whole. */
export function ListTools<Row extends Listed>({ kind, columns, isSmall, exporting }: Props<Row>) {
  const translate = useTranslate();
  const { filterValues, sort } = useListContext();
  useKeptPageLength(isSmall);
  useKeepOrder(kind);
  const query = { ...filterValues, sort: JSON.stringify([sort.field, sort.order]) };
  return (
    <>
      <RecordCount
        aside={
          <Box
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              alignItems: 'center',
              justifyContent: 'flex-end',
              gap: 2,
              '& > span': { display: 'flex' },
            }}
          >
            {!isSmall && <ColumnsMenu columns={columns} />}
            <SavedFilters />
            <DownloadButton
              kind="export"
              label={translate('action.export')}
              exporting={exporting}
              download={download(`${kind.path}/export` as ExportPath, `${kind.name}.xlsx`, { query })}
            />
          </Box>
        }
      />
      {isSmall && <SortSelect fields={columns.filter(({ sorts, isHidden }) => sorts && !isHidden)} />}
    </>
  );
}

/** The page length that was chosen last is the next list's too. */
function useKeptPageLength(isSmall: boolean): void {
  const { perPage } = useListContext();
  const [, keep] = useStore<number>('lists.pageLength');
  useEffect(() => {
    if (!isSmall) keep(perPage);
  }, [keep, perPage, isSmall]);
}
