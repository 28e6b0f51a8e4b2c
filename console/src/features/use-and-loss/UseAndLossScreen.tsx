import { download } from '../../api/files.js';
import { useRead } from '../../api/queries.js';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { useProducts } from '../../providers/reference/reference-lists.js';
import { useSession } from '../../providers/session/SessionProvider.js';
import { useAddressFilters } from '../../shared/list/address-filters.js';
import { ListFilters } from '../../shared/list/ListFilters.js';
import { EmptyState } from '../../shared/page/EmptyState.js';
import { NotLoaded } from '../../shared/page/NotLoaded.js';
import { Page } from '../../shared/page/Page.js';
import { DownloadButton } from '../../shared/record/DownloadButton.js';
import { UseAndLossFilterFields } from './UseAndLossFilterFields.js';
import { UseAndLossList } from './UseAndLossList.js';
import { UseAndLossPictures } from './UseAndLossPictures.js';
import { filtersAtFirst, fromSearch, toMonthsQuery, toQuery } from './use-and-loss.js';
import { useCauseLabels } from './useCauseLabels.js';

/** What came in, went out, was administered and was lost, of the centres within reach, in doses. */
export default function UseAndLossScreen() {
  const translate = useTranslate();
  const { zone } = useSession();
  const products = useProducts();
  const causeLabel = useCauseLabels();
  const [filters, inAddress] = useAddressFilters(filtersAtFirst, fromSearch);
  const query = toQuery(filters);
  const rows = useRead('/statistiques/pertes', { query });
  const months = useRead('/statistiques/pertes', { query: toMonthsQuery(filters, zone) });
  return (
    <Page
      title={translate('useAndLoss.title')}
      lead={translate('useAndLoss.lead')}
      actions={
        <DownloadButton
          kind="export"
          label={translate('action.export')}
          download={download('/statistiques/pertes/export', 'pertes.xlsx', { query })}
        />
      }
    >
      <ListFilters {...inAddress}>
        <UseAndLossFilterFields products={products} />
      </ListFilters>
      {!rows.data || !months.data ? (
        <NotLoaded inPanel read={[rows, months]} rows={5} height={56} />
      ) : rows.data.length === 0 ? (
        <EmptyState inPanel title={translate('useAndLoss.empty')} help={translate('useAndLoss.emptyHelp')} />
      ) : (
        <>
          <UseAndLossPictures rows={rows.data} months={months.data} causeLabel={causeLabel} />
          <UseAndLossList rows={rows.data} group={filters.groupe ?? 'CENTRE'} causeLabel={causeLabel} />
        </>
      )}
    </Page>
  );
}
