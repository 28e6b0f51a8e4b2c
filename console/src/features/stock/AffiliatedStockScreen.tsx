import { useTranslate } from '../../i18n/I18nProvider.js';
import { useSession } from '../../providers/session/SessionProvider.js';
import { descendants } from '../../providers/session/session.js';
import { Page } from '../../shared/page/Page.js';
import { StockSearch } from './StockSearch.js';

/** What the centres below a referent hold, without its own. Few referents have others below them. */
export default function AffiliatedStockScreen() {
  const title = useTranslate()('stock.affiliatedTitle');
  const { centre } = useSession();
  const hasReferents = centre !== null && descendants(centre).some(({ type }) => type === 'REFERENT');
  return (
    <Page title={title}>
      <StockSearch
        prefixes={[...(hasReferents ? (['referent'] as const) : []), 'dispatch', 'vaccination']}
        affiliated
      />
    </Page>
  );
}
