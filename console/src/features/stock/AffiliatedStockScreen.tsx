import { useTranslate } from '../../i18n/I18nProvider.js';
import { Page } from '../../shared/page/Page.js';
import { StockSections } from './StockSections.js';

/** What the centres below a referent hold, without its own. */
export default function AffiliatedStockScreen() {
  const title = useTranslate()('stock.affiliatedTitle');
  return (
    <Page title={title}>
      <StockSections prefixes={['dispatch', 'vaccination']} affiliated />
    </Page>
  );
}
