import { useFormRead } from '../../api/queries.js';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { LoadedForm } from '../../shared/page/Loaded.js';
import { Page } from '../../shared/page/Page.js';
import { stockedProducts } from '../../shared/pickers/stocked-products.js';
import { FridgeExitForm } from './FridgeExitForm.js';

/** A nurse takes vials out of the fridge: product, and done; batch, destination and quantity are proposed. */
export default function FridgeExitScreen() {
  const translate = useTranslate();
  const stock = useFormRead('/vaccination/available-lot');

  return (
    <Page title={translate('fridgeExit.title')}>
      <LoadedForm
        query={stock}
        empty={{
          title: translate('fridgeExit.emptyFridge'),
          help: translate('fridgeExit.emptyFridgeHelp'),
          link: { to: '/vaccination/stock-entries', label: translate('fridgeExit.receive') },
        }}
      >
        {(rows) => <FridgeExitForm products={stockedProducts(rows)} />}
      </LoadedForm>
    </Page>
  );
}
