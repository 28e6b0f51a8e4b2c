import { useMemo } from 'react';
import { useLocation } from 'react-router';
import { together, useFormRead } from '../../api/queries.js';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { useProducts } from '../../providers/reference/reference-lists.js';
import { useStoragePrefix } from '../../providers/session/prefix.js';
import { useSession } from '../../providers/session/SessionProvider.js';
import { LoadedForm } from '../../shared/page/Loaded.js';
import { Page } from '../../shared/page/Page.js';
import { readCarriedRequest } from './carried-request.js';
import { preparableProducts } from './lines.js';
import { PreparationForm } from './PreparationForm.js';
import { carriersOf, destinationsOf } from './preparation.js';
import { useEquipment } from './useEquipment.js';

/** A pharmacist prepares a shipment. All batches come with the page: no line waits for the service. */
export default function PreparationScreen() {
  const translate = useTranslate();
  const prefix = useStoragePrefix();
  const { centre } = useSession();
  const { state } = useLocation();
  const stock = useFormRead(`/${prefix}/preparation`);
  const products = useProducts();
  const offered = together({ stock, products, ...useEquipment() });
  const preparable = useMemo(
    () => preparableProducts(stock.data ?? [], products.data ?? []),
    [stock.data, products.data],
  );

  return (
    <Page title={translate('preparation.title')}>
      <LoadedForm
        query={offered}
        rows={6}
        height={56}
        isEmpty={offered.data?.stock.length === 0}
        empty={{
          title: translate('preparation.noStock'),
          help: translate('preparation.noStockHelp'),
          link: { to: `/${prefix}/stock-entries`, label: translate('stockEntry.title') },
        }}
      >
        {({ carriers, containers, trackers }) =>
          centre && (
            <PreparationForm
              products={preparable}
              destinations={destinationsOf(centre)}
              equipment={{ carriers: carriersOf(centre, carriers), containers, trackers }}
              request={readCarriedRequest(state)}
            />
          )
        }
      </LoadedForm>
    </Page>
  );
}
