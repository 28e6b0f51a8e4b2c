import { useMemo } from 'react';
import { useLocation } from 'react-router';
import { useRead } from '../../api/queries.js';
import { useTranslate } from '../../i18n/I18nProvider.js';
import {
  useCarriers,
  useContainers,
  useProducts,
  useTrackers,
} from '../../providers/reference/reference-lists.js';
import { useStoragePrefix } from '../../providers/session/prefix.js';
import { useSession } from '../../providers/session/SessionProvider.js';
import { FailedToLoad } from '../../shared/errors/FailedToLoad.js';
import { EmptyState } from '../../shared/page/EmptyState.js';
import { LinkButton } from '../../shared/page/LinkButton.js';
import { Page } from '../../shared/page/Page.js';
import { RowsSkeleton } from '../../shared/page/PageSkeleton.js';
import { Panel } from '../../shared/page/Panel.js';
import { readCarriedRequest } from './carried-request.js';
import { preparableProducts } from './lines.js';
import { PreparationForm } from './PreparationForm.js';
import { carriersOf, destinationsOf } from './preparation.js';

/** A pharmacist prepares a shipment. All batches come with the page: no line waits for the service. */
export default function PreparationScreen() {
  const translate = useTranslate();
  const prefix = useStoragePrefix();
  const { centre } = useSession();
  const { state } = useLocation();
  const stock = useRead(`/${prefix}/preparation`);
  const products = useProducts();
  const carriers = useCarriers();
  const containers = useContainers();
  const trackers = useTrackers();
  const failed = [stock, products, carriers, containers, trackers].find(({ error }) => error);
  const isReady = stock.data && products.data && carriers.data && containers.data && trackers.data;

  const preparable = useMemo(
    () => preparableProducts(stock.data ?? [], products.data ?? []),
    [stock.data, products.data],
  );

  return (
    <Page title={translate('preparation.title')}>
      {isReady && centre && stock.data.length > 0 ? (
        <PreparationForm
          products={preparable}
          destinations={destinationsOf(centre)}
          equipment={{
            carriers: carriersOf(centre, carriers.data),
            containers: containers.data,
            trackers: trackers.data,
          }}
          request={readCarriedRequest(state)}
        />
      ) : (
        <Panel>
          {isReady ? (
            <EmptyState
              title={translate('preparation.noStock')}
              help={translate('preparation.noStockHelp')}
              action={
                <LinkButton to={`/${prefix}/stock-entries`} variant="contained">
                  {translate('stockEntry.title')}
                </LinkButton>
              }
            />
          ) : failed ? (
            <FailedToLoad error={failed.error} retry={() => void failed.refetch()} />
          ) : (
            <RowsSkeleton rows={6} height={56} />
          )}
        </Panel>
      )}
    </Page>
  );
}
