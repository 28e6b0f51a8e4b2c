import Button from '@mui/material/Button';
import { download } from '../../api/files.js';
import { together, useRead } from '../../api/queries.js';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { optionsOf } from '../../i18n/options.js';
import { useProducts, useValueLabel } from '../../providers/reference/reference-lists.js';
import { useSession } from '../../providers/session/SessionProvider.js';
import { descendants } from '../../providers/session/session.js';
import { FormChoice } from '../../shared/form/fields/FormChoice.js';
import { useAddressFilters } from '../../shared/list/address-filters.js';
import { FormPeriod } from '../../shared/list/FormPeriod.js';
import { ListFilters } from '../../shared/list/ListFilters.js';
import { Loaded } from '../../shared/page/Loaded.js';
import { Page } from '../../shared/page/Page.js';
import { FormCentre } from '../../shared/pickers/FormCentre.js';
import { FormAnyProduct } from '../../shared/pickers/FormProduct.js';
import { DownloadButton } from '../../shared/record/DownloadButton.js';
import { UseAndLossList } from './UseAndLossList.js';
import { UseAndLossPictures } from './UseAndLossPictures.js';
import { filtersAtFirst, fromSearch, GROUPS, toMonthsQuery, toQuery } from './use-and-loss.js';

/** What came in, went out, was administered and was lost, of the centres within reach, in doses. */
export default function UseAndLossScreen() {
  const translate = useTranslate();
  const { zone } = useSession();
  // Asked for with the rows: the fields are drawn later, and find them in the cache.
  useProducts();
  const causeLabel = useValueLabel('SCRAPPING_CAUSE');
  const [filters, inAddress] = useAddressFilters(filtersAtFirst, fromSearch);
  const query = toQuery(filters);
  const read = together({
    rows: useRead('/statistiques/pertes', { query }),
    months: useRead('/statistiques/pertes', { query: toMonthsQuery(filters, zone) }),
  });
  return (
    <Page
      title={translate('useAndLoss.title')}
      lead={translate('useAndLoss.lead')}
      actions={
        <DownloadButton
          kind="export"
          label={translate('action.export')}
          download={download('/statistiques/pertes/export', 'pertes.xlsx', { query })}
        />
      }
    >
      <ListFilters {...inAddress}>
        <FilterFields />
      </ListFilters>
      <Loaded
        query={read}
        rows={5}
        height={56}
        isEmpty={read.data?.rows.length === 0}
        empty={{ title: translate('useAndLoss.empty'), help: translate('useAndLoss.emptyHelp') }}
      >
        {({ rows, months }) => (
          <>
            <UseAndLossPictures rows={rows} months={months} causeLabel={causeLabel} />
            <UseAndLossList rows={rows} group={filters.groupe ?? 'CENTRE'} causeLabel={causeLabel} />
          </>
        )}
      </Loaded>
    </Page>
  );
}

/** A centre without others below it is the only one within its reach: it is not asked which one. */
function FilterFields() {
  const translate = useTranslate();
  const { centre, centres } = useSession();
  const below = centre ? descendants(centre) : centres;
  const reach = centre && below.length > 0 ? [centre, ...below] : below;
  return (
    <>
      <div data-wide>
        <FormChoice
          name="groupe"
          label={translate('useAndLoss.group')}
          options={optionsOf(GROUPS, 'enum.statisticsGroup', translate)}
        />
      </div>
      <FormAnyProduct name="idProduit" />
      {reach.length > 0 && <FormCentre name="idCentre" label={translate('field.centre')} centres={reach} />}
      <FormPeriod required />
      <Button type="submit" variant="contained" sx={{ justifySelf: { md: 'start' } }}>
        {translate('action.search')}
      </Button>
    </>
  );
}
