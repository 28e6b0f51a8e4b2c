import { useRead } from '../../api/queries.js';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { useProducts } from '../../providers/reference/reference-lists.js';
import { useSession } from '../../providers/session/SessionProvider.js';
import { FailedToLoad } from '../../shared/errors/FailedToLoad.js';
import { Page } from '../../shared/page/Page.js';
import { RowsSkeleton } from '../../shared/page/PageSkeleton.js';
import { Panel } from '../../shared/page/Panel.js';
import { StockEntryForm } from './StockEntryForm.js';
import { hasStockedReferent } from './stock-entry.js';

/** A referent or dispatch centre takes goods in: from outside, or from its referent. */
export default function StockEntryScreen() {
  const translate = useTranslate();
  const { centre } = useSession();
  const isSupplied = centre !== null && hasStockedReferent(centre);
  const products = useProducts();
  const notes = useRead('/referent/preparation/children', undefined, { enabled: isSupplied });
  const failed = products.error ? products : notes.error ? notes : undefined;

  return (
    <Page title={translate('stockEntry.title')}>
      {products.data && (!isSupplied || notes.data) ? (
        <StockEntryForm
          products={products.data.filter(({ actif }) => actif)}
          notes={isSupplied ? notes.data : undefined}
        />
      ) : (
        <Panel>
          {failed ? (
            <FailedToLoad error={failed.error} retry={() => void failed.refetch()} />
          ) : (
            <RowsSkeleton rows={4} height={64} />
          )}
        </Panel>
      )}
    </Page>
  );
}
