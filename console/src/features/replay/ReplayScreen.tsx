import Alert from '@mui/material/Alert';
import { download } from '../../api/files.js';
import { useRead } from '../../api/queries.js';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { useProducts } from '../../providers/reference/reference-lists.js';
import { useFormat } from '../../providers/session/SessionProvider.js';
import { FormText } from '../../shared/form/fields/FormText.js';
import { useAddressFilters } from '../../shared/list/address-filters.js';
import { FormPeriod } from '../../shared/list/FormPeriod.js';
import { ListFilters } from '../../shared/list/ListFilters.js';
import { EmptyState } from '../../shared/page/EmptyState.js';
import { Loaded } from '../../shared/page/Loaded.js';
import { Page } from '../../shared/page/Page.js';
import { FormAsOf } from '../../shared/past/FormAsOf.js';
import { PastBanner } from '../../shared/past/PastBanner.js';
import { FormAnyCentre } from '../../shared/pickers/FormAnyCentre.js';
import { FormAnyProduct } from '../../shared/pickers/FormProduct.js';
import { DownloadButton } from '../../shared/record/DownloadButton.js';
import { ReplayResult } from './ReplayResult.js';
import { fromSearch, MOST_MOVEMENTS, NOTHING_CHOSEN, toQuery } from './replay.js';

/** What a centre held, or where a lot went: each movement with its event (docs/rules/history.md, HI-13). */
export default function ReplayScreen() {
  const translate = useTranslate();
  const format = useFormat();
  // Asked for with the rows: the fields are drawn later, and find them in the cache.
  useProducts();
  const [filters, inAddress] = useAddressFilters(() => NOTHING_CHOSEN, fromSearch);
  const query = toQuery(filters);
  const movements = useRead(
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
      <ListFilters {...inAddress}>
        <FilterFields />
      </ListFilters>
      <PastBanner
        asOf={filters.asOf ?? undefined}
        onPresent={() => inAddress.onApply({ ...filters, asOf: null })}
      />
      {query ? (
        <Loaded
          query={movements}
          rows={6}
          height={56}
          empty={{ title: translate('replay.empty'), help: translate('replay.emptyHelp') }}
        >
          {(found) => (
            <>
              {found.length >= MOST_MOVEMENTS && (
                <Alert severity="info" sx={{ mb: 4 }}>
                  {translate('replay.more', { count: format.number(MOST_MOVEMENTS) })}
                </Alert>
              )}
              <ReplayResult key={JSON.stringify(filters)} movements={found} filters={filters} />
            </>
          )}
        </Loaded>
      ) : (
        <EmptyState inPanel title={translate('replay.choose')} help={translate('replay.chooseHelp')} />
      )}
    </Page>
  );
}

function FilterFields() {
  const translate = useTranslate();
  return (
    <>
      <FormAnyCentre name="idCentre" label={translate('field.centre')} />
      <FormAnyProduct name="idProduit" />
      <FormText name="lot" label={translate('field.batch')} code />
      <FormPeriod />
      <FormAsOf />
    </>
  );
}
