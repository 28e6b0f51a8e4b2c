import type { RequestKind } from '../../api/generated/request-status.js';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { useCarriers, useProducts } from '../../providers/reference/reference-lists.js';
import { useSession } from '../../providers/session/SessionProvider.js';
import { NotLoaded } from '../../shared/page/Loaded.js';
import { Page } from '../../shared/page/Page.js';
import { RequestForm } from './RequestForm.js';

/** A vaccination centre or a vaccination point asks for goods. */
export default function RequestFormScreen() {
  const translate = useTranslate();
  const { centre } = useSession();
  const products = useProducts();
  const carriers = useCarriers();
  const failed = [products, carriers].find(({ error }) => error);
  const kind: RequestKind = centre?.type === 'VACCINATION_POINT' ? 'POINT' : 'CENTRE';
  return (
    <Page title={translate('replenishment.formTitle')}>
      {centre && products.data && carriers.data ? (
        <RequestForm kind={kind} centre={centre} products={products.data} carriers={carriers.data} />
      ) : (
        <NotLoaded inPanel read={failed} rows={5} height={64} />
      )}
    </Page>
  );
}
