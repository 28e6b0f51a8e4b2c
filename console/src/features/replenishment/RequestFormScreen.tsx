import type { RequestKind } from '../../api/generated/request-status.js';
import { together } from '../../api/queries.js';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { useCarriers, useProducts } from '../../providers/reference/reference-lists.js';
import { useSession } from '../../providers/session/SessionProvider.js';
import { Loaded } from '../../shared/page/Loaded.js';
import { Page } from '../../shared/page/Page.js';
import { RequestForm } from './RequestForm.js';

/** A vaccination centre or a vaccination point asks for goods. */
export default function RequestFormScreen() {
  const translate = useTranslate();
  const { centre } = useSession();
  const offered = together({ products: useProducts(), carriers: useCarriers() });
  const kind: RequestKind = centre?.type === 'VACCINATION_POINT' ? 'POINT' : 'CENTRE';
  return (
    <Page title={translate('replenishment.formTitle')}>
      <Loaded query={offered} rows={5}>
        {({ products, carriers }) =>
          centre && (
            <RequestForm
              kind={kind}
              centre={centre}
              products={products.filter(({ actif }) => actif)}
              carriers={carriers}
            />
          )
        }
      </Loaded>
    </Page>
  );
}
