import { useTranslate } from '../../i18n/I18nProvider.js';
import { useProducts } from '../../providers/reference/reference-lists.js';
import { useSession } from '../../providers/session/SessionProvider.js';
import { FailedToLoad } from '../../shared/errors/FailedToLoad.js';
import { Page } from '../../shared/page/Page.js';
import { RowsSkeleton } from '../../shared/page/PageSkeleton.js';
import { Panel } from '../../shared/page/Panel.js';
import { UseDeclarationForm } from './UseDeclarationForm.js';

/** How many doses were administered, by the day or by the week, as the centre is set. */
export default function UseDeclarationScreen() {
  const translate = useTranslate();
  const { centre } = useSession();
  const { data, error, refetch } = useProducts();
  return (
    <Page title={translate('useDeclaration.title')}>
      {data ? (
        <UseDeclarationForm mode={centre?.modeAdmin ?? 'JOUR'} products={data} />
      ) : (
        <Panel>
          {error ? (
            <FailedToLoad error={error} retry={() => void refetch()} />
          ) : (
            <RowsSkeleton rows={4} height={64} />
          )}
        </Panel>
      )}
    </Page>
  );
}
