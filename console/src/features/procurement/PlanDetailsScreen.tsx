import { useParams } from 'react-router';
import { type Read, useFormRead } from '../../api/queries.js';
import type { ListedProduct } from '../../api/types.js';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { Loaded } from '../../shared/page/Loaded.js';
import { Panel } from '../../shared/page/Panel.js';
import { Facts } from '../../shared/record/Facts.js';
import { RecordPage } from '../../shared/record/RecordPage.js';
import { space } from '../../theme/tokens.js';
import { type AllocationWeek, isDisabled } from './allocation.js';
import { PlanForm } from './PlanForm.js';

/** A plan, and the four weeks that follow it; where it cannot be loaded, back to the list. */
export default function PlanDetailsScreen() {
  const translate = useTranslate();
  const { id = '' } = useParams();
  const weeks = useFormRead(
    '/vaccination/approvisionnement/semaines',
    { query: { id } },
    { refetchOnWindowFocus: false },
  );
  // The list that all screens share may be from before the product was made or enabled.
  const products = useFormRead('/referentiel/liste/produit', undefined, { refetchOnWindowFocus: false });
  return (
    <RecordPage title={translate('procurement.editTitle')} query={weeks} back="/procurements" leavesOnFailure>
      {(read) => <PlanDetails key={id} weeks={read} products={products} />}
    </RecordPage>
  );
}

interface PlanDetailsProps {
  readonly weeks: readonly AllocationWeek[];
  readonly products: Read<readonly ListedProduct[]>;
}

function PlanDetails({ weeks, products }: PlanDetailsProps) {
  const translate = useTranslate();
  const plan = weeks[0]?.plan;
  if (!plan) return null;
  const { centre, produit } = plan;
  return (
    <>
      <Panel sx={{ maxWidth: { md: space.largeForm }, mb: 5 }}>
        <Facts
          columns={2}
          compact
          facts={[
            { label: translate('field.vaccinationCentre'), value: centre.nom },
            { label: translate('field.product'), value: produit.nomCommercial },
          ]}
        />
      </Panel>
      <Loaded query={products} rows={5} height={44}>
        {(listed) => (
          <PlanForm
            weeks={weeks}
            planKey={{ centreId: centre.id, productId: produit.id }}
            product={produit}
            isDisabled={isDisabled(produit.id, listed)}
          />
        )}
      </Loaded>
    </>
  );
}
