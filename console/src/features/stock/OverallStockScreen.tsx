import { useTranslate } from '../../i18n/I18nProvider.js';
import { Page } from '../../shared/page/Page.js';
import { StockSections } from './StockSections.js';

/** Stocks of every centre within reach, by kind of centre. */
export default function OverallStockScreen() {
  const title = useTranslate()('stock.overallTitle');
  return (
    <Page title={title}>
      <StockSections prefixes={['referent', 'dispatch', 'vaccination']} />
    </Page>
  );
}
