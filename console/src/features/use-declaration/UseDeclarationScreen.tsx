import { useTranslate } from '../../i18n/I18nProvider.js';
import { useProducts } from '../../providers/reference/reference-lists.js';
import { useSession } from '../../providers/session/SessionProvider.js';
import { Loaded } from '../../shared/page/Loaded.js';
import { Page } from '../../shared/page/Page.js';
import { UseDeclarationForm } from './UseDeclarationForm.js';

/** How many doses were administered, by the day or by the week, as the centre is set. */
export default function UseDeclarationScreen() {
  const translate = useTranslate();
  const { centre } = useSession();
  const products = useProducts();
  return (
    <Page title={translate('useDeclaration.title')}>
      <Loaded query={products}>
        {(offered) => <UseDeclarationForm mode={centre?.modeAdmin ?? 'JOUR'} products={offered} />}
      </Loaded>
    </Page>
  );
}
