import { together, useFormRead } from '../../api/queries.js';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { useProducts } from '../../providers/reference/reference-lists.js';
import { useSession } from '../../providers/session/SessionProvider.js';
import { Loaded } from '../../shared/page/Loaded.js';
import { Page } from '../../shared/page/Page.js';
import { StockEntryForm } from './StockEntryForm.js';
import { hasStockedReferent } from './stock-entry.js';

/** A referent or dispatch centre takes goods in: from outside, or from its referent. */
export default function StockEntryScreen() {
  const translate = useTranslate();
  const { centre } = useSession();
  const isSupplied = centre !== null && hasStockedReferent(centre);
  const products = useProducts();
  const notes = useFormRead('/referent/preparation/children', undefined, { enabled: isSupplied });

  return (
    <Page title={translate('stockEntry.title')}>
      <Loaded query={isSupplied ? together({ products, notes }) : together({ products })}>
        {(offered) => (
          <StockEntryForm
            products={offered.products.filter(({ actif }) => actif)}
            notes={isSupplied ? notes.data : undefined}
          />
        )}
      </Loaded>
    </Page>
  );
}
