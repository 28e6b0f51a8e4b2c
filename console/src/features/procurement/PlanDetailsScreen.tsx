import { useParams } from 'react-router';
import { useFormRead } from '../../api/queries.js';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { Panel } from '../../shared/page/Panel.js';
import { Facts } from '../../shared/record/Facts.js';
import { RecordPage } from '../../shared/record/RecordPage.js';
import { space } from '../../theme/tokens.js';
import type { AllocationWeek } from './allocation.js';
import { PlanForm } from './PlanForm.js';

/** A plan, and the four weeks that follow it; where it cannot be loaded, back to the list. */
export default function PlanDetailsScreen() {
  const translate = useTranslate();
  const { id = '' } = useParams();
  const query = useFormRead(
    '/vaccination/approvisionnement/semaines',
    { query: { id } },
    { refetchOnWindowFocus: false },
  );
  return (
    <RecordPage title={translate('procurement.editTitle')} query={query} back="/procurements" leavesOnFailure>
      {(weeks) => <Plan key={id} weeks={weeks} />}
    </RecordPage>
  );
}

function Plan({ weeks }: { weeks: readonly AllocationWeek[] }) {
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
      <PlanForm weeks={weeks} place={{ centreId: centre.id, productId: produit.id }} product={produit} />
    </>
  );
}
