import { useState } from 'react';
import type { StockRow } from '../../api/types.js';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { useIsOffline } from '../../providers/offline/OfflineProvider.js';
import { usePrefix } from '../../providers/session/prefix.js';
import { CARDS_PER_PAGE } from '../../shared/list/DataCards.js';
import { RecordList } from '../../shared/list/RecordList.js';
import { Page } from '../../shared/page/Page.js';
import { BatchDialog } from './BatchDialog.js';
import { StockFilterFields, useStockFilterCentres } from './StockFilterFields.js';
import { STOCK_FILTERS, STOCK_ORDER } from './stock-filters.js';
import { useRowActions } from './useRowActions.js';
import { useStockColumns } from './useStockColumns.js';

/** The selected centre's batches, first expiry at the top; offline five on a page (docs/rules/offline.md, OF-3). */
export default function OwnStockScreen() {
  const translate = useTranslate();
  const prefix = usePrefix();
  const isOffline = useIsOffline();
  const [opened, setOpened] = useState<StockRow>();
  const centres = useStockFilterCentres('one kind of centre');
  const columns = useStockColumns({
    centre: centres !== undefined && centres.length > 1,
    note: prefix === 'vaccination',
  });
  const { openLabel, actions } = useRowActions();
  const title = translate('stock.title');
  return (
    <Page title={title}>
      <RecordList<StockRow, typeof STOCK_FILTERS>
        label={title}
        resource={`${prefix}/stock`}
        sort={STOCK_ORDER}
        perPage={isOffline ? CARDS_PER_PAGE : undefined}
        filterDefaults={STOCK_FILTERS}
        filters={<StockFilterFields centres={centres} />}
        columns={columns}
        onOpen={setOpened}
        openLabel={openLabel}
        actions={actions}
        exports={{
          path: `/${prefix}/stock/export`,
          name: 'stock.xlsx',
          unavailable: isOffline ? translate('export.offline') : undefined,
        }}
      />
      <BatchDialog row={opened} onClose={() => setOpened(undefined)} />
    </Page>
  );
}
