import { useTranslate } from '../../i18n/I18nProvider.js';
import { useProducts } from '../../providers/reference/reference-lists.js';
import { useSession } from '../../providers/session/SessionProvider.js';
import { FailedToLoad } from '../../shared/errors/FailedToLoad.js';
import { EmptyState } from '../../shared/page/EmptyState.js';
import { Page } from '../../shared/page/Page.js';
import { RowsSkeleton } from '../../shared/page/PageSkeleton.js';
import { Panel } from '../../shared/page/Panel.js';
import { ProductReturnForm } from './ProductReturnForm.js';

/** Goods come back from a vaccination centre to the dispatch centre that had sent them. */
export default function ProductReturnScreen() {
  const translate = useTranslate();
  const { centre } = useSession();
  const { data: products, error, refetch } = useProducts();
  const centres = centre?.childrenVaccination.filter(({ type }) => type === 'VACCINATION') ?? [];

  return (
    <Page title={translate('productReturn.title')}>
      {products && centres.length > 0 ? (
        <ProductReturnForm centres={centres} products={products} />
      ) : (
        <Panel>
          {centres.length === 0 ? (
            <EmptyState
              title={translate('productReturn.noCentre')}
              help={translate('productReturn.noCentreHelp')}
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
