import { useTranslate } from '../../i18n/I18nProvider.js';
import type { Prefix } from '../../providers/session/prefix.js';
import { useSession } from '../../providers/session/SessionProvider.js';
import { type Workplace, workplaceOf } from '../../providers/session/session.js';
import { Page } from '../../shared/page/Page.js';
import { StockSearch } from './StockSearch.js';

/** Nothing above the selected centre is within its reach: a dispatch centre sees no referent's stock. */
const WITHIN_REACH: { readonly [Kind in Workplace]?: readonly Prefix[] } = {
  dispatch: ['dispatch', 'vaccination'],
};
const ALL: readonly Prefix[] = ['referent', 'dispatch', 'vaccination'];

/** Stocks of every centre within reach, by kind of centre. */
export default function OverallStockScreen() {
  const title = useTranslate()('stock.overallTitle');
  return (
    <Page title={title}>
      <StockSearch prefixes={WITHIN_REACH[workplaceOf(useSession())] ?? ALL} />
    </Page>
  );
}
