import Alert from '@mui/material/Alert';
import { useSearchParams } from 'react-router';
import { download } from '../../api/files.js';
import { useRead } from '../../api/queries.js';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { useProducts } from '../../providers/reference/reference-lists.js';
import { useFormat } from '../../providers/session/SessionProvider.js';
import { ListFilters } from '../../shared/list/ListFilters.js';
import { EmptyState } from '../../shared/page/EmptyState.js';
import { NotLoaded } from '../../shared/page/NotLoaded.js';
import { Page } from '../../shared/page/Page.js';
import { Panel } from '../../shared/page/Panel.js';
import { PastBanner } from '../../shared/past/PastBanner.js';
import { DownloadButton } from '../../shared/record/DownloadButton.js';
import { ReplayFilterFields } from './ReplayFilterFields.js';
import { ReplayResult } from './ReplayResult.js';
import { fromSearch, MOST_MOVEMENTS, NOTHING_CHOSEN, toQuery, toSearch } from './replay.js';

/** What a centre held, or where a lot went: movement by movement, each with its event (docs/rules/history.md). */
export default function ReplayScreen() {
  const translate = useTranslate();
  const format = useFormat();
  const products = useProducts();
  const [search, setSearch] = useSearchParams();
  const filters = fromSearch(search);
  const query = toQuery(filters);
  const apply = (next: typeof filters) => setSearch(toSearch(next), { replace: true });
  const { data, error, refetch } = useRead(
    '/ledger/rejeu',
    { query: { ...query, limit: MOST_MOVEMENTS } },
    { enabled: query !== undefined },
  );
  return (
    <Page
      title={translate('replay.title')}
      lead={translate('replay.lead')}
      actions={
        query && (
          <>
            <DownloadButton
              label={translate('replay.dossier')}
              download={download('/ledger/dossier', 'dossier.pdf', { query })}
            />
            <DownloadButton
              kind="export"
              label={translate('replay.workbook')}
              download={download('/ledger/dossier/export', 'dossier.xlsx', { query })}
            />
          </>
        )
      }
    >
      <ListFilters values={filters} defaults={NOTHING_CHOSEN} onApply={apply}>
        <ReplayFilterFields products={products} />
      </ListFilters>
      <PastBanner asOf={filters.asOf ?? undefined} onPresent={() => apply({ ...filters, asOf: null })} />
      {!query ? (
        <Panel>
          <EmptyState title={translate('replay.choose')} help={translate('replay.chooseHelp')} />
        </Panel>
      ) : !data ? (
        <Panel>
          <NotLoaded read={{ error, refetch }} rows={6} height={56} />
        </Panel>
      ) : data.length === 0 ? (
        <Panel>
          <EmptyState title={translate('replay.empty')} help={translate('replay.emptyHelp')} />
        </Panel>
      ) : (
        <>
          {data.length >= MOST_MOVEMENTS && (
            <Alert severity="info" sx={{ mb: 4 }}>
              {translate('replay.more', { count: format.number(MOST_MOVEMENTS) })}
            </Alert>
          )}
          <ReplayResult key={search.toString()} movements={data} filters={filters} />
        </>
      )}
    </Page>
  );
}
