import ExpandIcon from '@mui/icons-material/ExpandMoreOutlined';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEventCallback } from '@mui/material/utils';
import { ListBase, useListContext } from 'ra-core';
import { useEffect } from 'react';
import { download } from '../../api/files.js';
import type { StockRow } from '../../api/types.js';
import { useTranslate } from '../../i18n/I18nProvider.js';
import type { Prefix } from '../../providers/session/prefix.js';
import { useFormat } from '../../providers/session/SessionProvider.js';
import { sortParameter } from '../../shared/list/column.js';
import { RecordRows, rowsPerPage } from '../../shared/list/RecordRows.js';
import { useIsSmall } from '../../shared/page/useIsSmall.js';
import { DownloadButton } from '../../shared/record/DownloadButton.js';
import { STOCK_ORDER, type toQuery } from './stock-filters.js';
import { useRowActions } from './useRowActions.js';
import { useStockColumns } from './useStockColumns.js';

interface Props {
  readonly prefix: Prefix;
  readonly filter: ReturnType<typeof toQuery>;
  readonly onOpen: (row: StockRow) => void;
}

/** The stock of one kind of centre; what one does not need can be folded away. */
export function StockSection({ prefix, filter, onOpen }: Props) {
  const translate = useTranslate();
  const isSmall = useIsSmall();
  const columns = useStockColumns({ centre: true });
  const { openLabel, actions } = useRowActions();
  const title = translate(`stock.section.${prefix}`);
  return (
    <ListBase<StockRow>
      key={String(isSmall)}
      resource={`${prefix}/stock`}
      perPage={rowsPerPage(isSmall)}
      sort={STOCK_ORDER}
      filter={filter}
      storeKey={false}
      disableSyncWithLocation
      disableAuthentication
      exporter={false}
    >
      <FirstPage key={JSON.stringify(filter)} />
      <Accordion defaultExpanded disableGutters slotProps={{ heading: { component: 'h2' } }} sx={LOOK}>
        <AccordionSummary
          id={`stock-${prefix}`}
          aria-controls={`stock-${prefix}-rows`}
          expandIcon={<ExpandIcon />}
          sx={{ px: 0 }}
        >
          <SectionTitle title={title} />
        </AccordionSummary>
        <AccordionDetails sx={{ px: 0, pt: 0, pb: 4 }}>
          <RecordRows<StockRow>
            label={title}
            isSmall={isSmall}
            columns={columns}
            onOpen={onOpen}
            openLabel={openLabel}
            actions={actions}
            empty={<Nothing />}
          />
          <ExportSection prefix={prefix} filter={filter} />
        </AccordionDetails>
      </Accordion>
    </ListBase>
  );
}

/** Mounted anew for each search: its rows are other ones, and its pages begin with the first. */
function FirstPage(): null {
  const { page, setPage } = useListContext();
  const begin = useEventCallback(() => {
    if (page !== 1) setPage(1);
  });
  useEffect(begin, [begin]);
  return null;
}

const LOOK = { bgcolor: 'transparent', '&::before': { display: 'none' }, '& > h2': { m: 0 } } as const;

/** How much there is can be seen while the section is folded. */
function SectionTitle({ title }: { title: string }) {
  const format = useFormat();
  const { total } = useListContext();
  return (
    <Typography variant="h3" component="span">
      {title}
      {total !== undefined && (
        <Typography component="span" color="textSecondary" sx={{ ml: 2 }}>
          {format.number(total)}
        </Typography>
      )}
    </Typography>
  );
}

function ExportSection({ prefix, filter }: Pick<Props, 'prefix' | 'filter'>) {
  const translate = useTranslate();
  const { total = 0, sort } = useListContext();
  if (total === 0) return null;
  return (
    <Box sx={{ display: 'flex', justifyContent: 'flex-end', mt: 3 }}>
      <DownloadButton
        kind="export"
        label={translate('action.export')}
        download={download(`/${prefix}/stock/export`, 'stock.xlsx', {
          query: { ...filter, sort: sortParameter(sort) },
        })}
      />
    </Box>
  );
}

const Nothing = () => <Typography color="textSecondary">{useTranslate()('state.noResult')}</Typography>;
