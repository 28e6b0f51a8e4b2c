import { useFormRead } from '../../api/queries.js';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { useProducts } from '../../providers/reference/reference-lists.js';
import { usePrefix } from '../../providers/session/prefix.js';
import { LoadedForm } from '../../shared/page/Loaded.js';
import { Page } from '../../shared/page/Page.js';
import { stockedProducts } from '../../shared/pickers/stocked-products.js';
import { ScrappingForm } from './ScrappingForm.js';
import { BATCHES } from './scrapping.js';

/** Broken, expired, out of the cold: what leaves the stock and is not used. On all three sides of the network. */
export default function ScrappingScreen() {
  const translate = useTranslate();
  const prefix = usePrefix();
  const stock = useFormRead(BATCHES[prefix]);
  // Asked for beside the batches, not after them: the form finds them in the cache.
  useProducts();

  return (
    <Page title={translate('scrapping.title')}>
      <LoadedForm
        query={stock}
        empty={{
          title: translate('scrapping.emptyStock'),
          help: translate('scrapping.emptyStockHelp'),
          link: { to: `/${prefix}/stock-entries`, label: translate('scrapping.enterStock') },
        }}
      >
        {(rows) => <ScrappingForm products={stockedProducts(rows)} />}
      </LoadedForm>
    </Page>
  );
}
