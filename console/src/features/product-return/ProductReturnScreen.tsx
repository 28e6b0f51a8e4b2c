import { useTranslate } from '../../i18n/I18nProvider.js';
import { useProducts } from '../../providers/reference/reference-lists.js';
import { useSession } from '../../providers/session/SessionProvider.js';
import { LoadedForm } from '../../shared/page/Loaded.js';
import { Page } from '../../shared/page/Page.js';
import { ProductReturnForm } from './ProductReturnForm.js';

/** Goods come back from a vaccination centre to the dispatch centre that had sent them. */
export default function ProductReturnScreen() {
  const translate = useTranslate();
  const { centre } = useSession();
  const products = useProducts();
  const centres = centre?.childrenVaccination.filter(({ type }) => type === 'VACCINATION') ?? [];

  return (
    <Page title={translate('productReturn.title')}>
      <LoadedForm
        query={products}
        isEmpty={centres.length === 0}
        empty={{
          title: translate('productReturn.noCentre'),
          help: translate('productReturn.noCentreHelp'),
        }}
      >
        {(offered) => <ProductReturnForm centres={centres} products={offered} />}
      </LoadedForm>
    </Page>
  );
}
