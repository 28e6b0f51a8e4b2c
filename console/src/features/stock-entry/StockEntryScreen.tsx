import { useRead } from '../../api/queries.js';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { useProducts } from '../../providers/reference/reference-lists.js';
import { useSession } from '../../providers/session/SessionProvider.js';
import { FailedToLoad } from '../../shared/errors/FailedToLoad.js';
import { Page } from '../../shared/page/Page.js';
import { RowsSkeleton } from '../../shared/page/PageSkeleton.js';
import { Sheet } from '../../shared/page/Sheet.js';
import { type IncomingNote, NOTES_OF_REFERENTS } from './incoming-note.js';
import { StockEntryForm } from './StockEntryForm.js';
import { hasStockedReferent } from './stock-entry.js';

/** A referent or dispatch centre takes goods in: from outside, or from its referent. */
export default function StockEntryScreen() {
  const translate = useTranslate();
  const { centre } = useSession();
  const isSupplied = centre !== null && hasStockedReferent(centre);
  const products = useProducts();
  const notes = useRead<IncomingNote[]>(NOTES_OF_REFERENTS, undefined, { enabled: isSupplied });
  const failed = products.error ? products : notes.error ? notes : undefined;

  return (
    <Page title={translate('stockEntry.title')}>
      {products.data && (!isSupplied || notes.data) ? (
        <StockEntryForm products={products.data} notes={isSupplied ? notes.data : undefined} />
      ) : (
        <Sheet>
          {failed ? (
            <FailedToLoad error={failed.error} retry={() => void failed.refetch()} />
          ) : (
            <RowsSkeleton rows={4} height={64} />
          )}
        </Sheet>
      )}
    </Page>
  );
}
