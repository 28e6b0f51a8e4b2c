import Button from '@mui/material/Button';
import { useWatch } from 'react-hook-form';
import type { CentreType } from '../../api/types.js';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { optionsOf } from '../../i18n/options.js';
import { useSession } from '../../providers/session/SessionProvider.js';
import { descendants } from '../../providers/session/session.js';
import { FormChoice } from '../../shared/form/fields/FormChoice.js';
import { FormWeek } from '../../shared/form/fields/FormWeek.js';
import { FormAnyCentre } from '../../shared/pickers/FormAnyCentre.js';
import { FormCentre } from '../../shared/pickers/FormCentre.js';
import { FormAnyProduct } from '../../shared/pickers/FormProduct.js';
import { type UsageFilters, VIEWS } from './usage-control.js';

const VACCINATES: readonly CentreType[] = ['VACCINATION', 'VACCINATION_POINT'];

/**
 * A vaccination centre or point is not asked which one: it sees its own and its points' uses. Without a selected centre
 * one sees all of the network, of which the session has only the user's own.
 */
export function UsageFilterFields() {
  const translate = useTranslate();
  const { centre } = useSession();
  const view = useWatch<UsageFilters, 'view'>({ name: 'view' });
  const reach = (centre && !VACCINATES.includes(centre.type) ? descendants(centre) : []).filter(({ type }) =>
    VACCINATES.includes(type),
  );
  const centreField = { name: 'idCentre', label: translate('field.centre') };
  return (
    <>
      <FormAnyProduct name="idProduit" />
      {centre === null && <FormAnyCentre {...centreField} />}
      {reach.length > 0 && <FormCentre {...centreField} centres={reach} />}
      <FormChoice
        name="view"
        label={translate('usageControl.view')}
        options={optionsOf(VIEWS, 'usageControl.views', translate)}
      />
      <div data-wide>
        <FormWeek
          name="week"
          label={translate(view === 'SEMAINE' ? 'usageControl.lastWeek' : 'field.week')}
          required
        />
      </div>
      <Button type="submit" variant="contained" sx={{ justifySelf: { md: 'start' } }}>
        {translate('action.search')}
      </Button>
    </>
  );
}
