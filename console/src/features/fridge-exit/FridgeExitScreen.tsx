import { useRead } from '../../api/queries.js';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { FailedToLoad } from '../../shared/errors/FailedToLoad.js';
import { EmptyState } from '../../shared/page/EmptyState.js';
import { LinkButton } from '../../shared/page/LinkButton.js';
import { Page } from '../../shared/page/Page.js';
import { RowsSkeleton } from '../../shared/page/PageSkeleton.js';
import { Panel } from '../../shared/page/Panel.js';
import { stockedProducts } from '../../shared/pickers/stocked-products.js';
import { FridgeExitForm } from './FridgeExitForm.js';

/** A nurse takes vials out of the fridge: product, and done; batch, destination and quantity are proposed. */
export default function FridgeExitScreen() {
  const translate = useTranslate();
  const { data, error, refetch } = useRead('/vaccination/available-lot');

  return (
    <Page title={translate('fridgeExit.title')}>
      {data && data.length > 0 ? (
        <FridgeExitForm products={stockedProducts(data)} />
      ) : (
        <Panel>
          {data ? (
            <EmptyState
              title={translate('fridgeExit.emptyFridge')}
              help={translate('fridgeExit.emptyFridgeHelp')}
              action={
                <LinkButton to="/vaccination/stock-entries" variant="contained">
                  {translate('fridgeExit.receive')}
                </LinkButton>
              }
            />
          ) : error ? (
            <FailedToLoad error={error} retry={() => void refetch()} />
          ) : (
            <RowsSkeleton rows={4} height={64} />
          )}
        </Panel>
      )}
    </Page>
  );
}
