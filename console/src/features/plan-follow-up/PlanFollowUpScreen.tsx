import Button from '@mui/material/Button';
import { useRead } from '../../api/queries.js';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { useProducts } from '../../providers/reference/reference-lists.js';
import { useSession } from '../../providers/session/SessionProvider.js';
import { descendants } from '../../providers/session/session.js';
import { FormChoice } from '../../shared/form/fields/FormChoice.js';
import { FormWeek } from '../../shared/form/fields/FormWeek.js';
import { useAddressFilters } from '../../shared/list/address-filters.js';
import { ListFilters } from '../../shared/list/ListFilters.js';
import { EmptyState } from '../../shared/page/EmptyState.js';
import { Loaded } from '../../shared/page/Loaded.js';
import { Page } from '../../shared/page/Page.js';
import { FormCentre } from '../../shared/pickers/FormCentre.js';
import { FormAnyProduct } from '../../shared/pickers/FormProduct.js';
import { FollowedWeeks } from './FollowedWeeks.js';
import { filtersAtFirst, fromSearch, toQuery, WEEK_COUNTS } from './plan-follow-up.js';

/** A product's plan of several weeks, of a centre or of all within reach, against what became of it. */
export default function PlanFollowUpScreen() {
  const translate = useTranslate();
  // Asked for with the rows: the fields are drawn later, and find them in the cache.
  useProducts();
  const [filters, inAddress] = useAddressFilters(filtersAtFirst, fromSearch);
  const isChosen = filters.idProduit !== null;
  const followUp = useRead(
    '/vaccination/approvisionnement/suivi',
    { query: toQuery(filters) },
    { enabled: isChosen },
  );
  return (
    <Page title={translate('planFollowUp.title')} lead={translate('planFollowUp.lead')}>
      <ListFilters {...inAddress}>
        <FilterFields />
      </ListFilters>
      {isChosen ? (
        <Loaded query={followUp} rows={5} height={56}>
          {(found) => <FollowedWeeks followUp={found} />}
        </Loaded>
      ) : (
        <EmptyState
          inPanel
          title={translate('planFollowUp.choose')}
          help={translate('planFollowUp.chooseHelp')}
        />
      )}
    </Page>
  );
}

/** A centre that has none below it sees its own plan: it is not asked which one. */
function FilterFields() {
  const translate = useTranslate();
  const { centre, centres } = useSession();
  const reach = (centre ? descendants(centre) : centres).filter(({ type }) => type === 'VACCINATION');
  return (
    <>
      <FormAnyProduct name="idProduit" required />
      {reach.length > 0 && (
        <FormCentre name="idCentre" label={translate('field.vaccinationCentre')} centres={reach} />
      )}
      <FormChoice
        name="weeks"
        label={translate('planFollowUp.weekCount')}
        options={WEEK_COUNTS.map((value) => ({ value, label: value }))}
      />
      <div data-wide>
        <FormWeek name="week" label={translate('planFollowUp.lastWeek')} required />
      </div>
      <Button type="submit" variant="contained" sx={{ justifySelf: { md: 'start' } }}>
        {translate('action.search')}
      </Button>
    </>
  );
}
