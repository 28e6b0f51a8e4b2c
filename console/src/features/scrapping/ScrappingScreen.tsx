import { useRead } from '../../api/queries.js';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { useProducts } from '../../providers/reference/reference-lists.js';
import { usePrefix } from '../../providers/session/prefix.js';
import { FailedToLoad } from '../../shared/errors/FailedToLoad.js';
import { EmptyState } from '../../shared/page/EmptyState.js';
import { LinkButton } from '../../shared/page/LinkButton.js';
import { Page } from '../../shared/page/Page.js';
import { RowsSkeleton } from '../../shared/page/PageSkeleton.js';
import { Panel } from '../../shared/page/Panel.js';
import { stockedProducts } from '../../shared/pickers/stocked-products.js';
import { ScrappingForm } from './ScrappingForm.js';
import { BATCHES } from './scrapping.js';

/** Broken, expired, out of the cold: what leaves the stock and is not used. On all three sides of the network. */
export default function ScrappingScreen() {
  const translate = useTranslate();
  const prefix = usePrefix();
  const { data, error, refetch } = useRead(BATCHES[prefix]);
  // Asked for beside the batches, not after them: the form finds them in the cache.
  useProducts();

  return (
    <Page title={translate('scrapping.title')}>
      {data && data.length > 0 ? (
        <ScrappingForm prefix={prefix} products={stockedProducts(data)} />
      ) : (
        <Panel>
          {data ? (
            <EmptyState
              title={translate('scrapping.emptyStock')}
              help={translate('scrapping.emptyStockHelp')}
              action={
                <LinkButton to={`/${prefix}/stock-entries`} variant="contained">
                  {translate('scrapping.enterStock')}
                </LinkButton>
              }
            />
          ) : error ? (
            <FailedToLoad error={error} retry={() => void refetch()} />
          ) : (
            <RowsSkeleton rows={4} height={64} />
          )}
        </Panel>
      )}
    </Page>
  );
}
