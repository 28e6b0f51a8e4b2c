import { useWatch } from 'react-hook-form';
import { TAG_CATEGORIES } from '../../api/generated/centre-vocabulary.js';
import type { RequestKind } from '../../api/generated/request-status.js';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { optionsOf } from '../../i18n/options.js';
import type { useCarriers } from '../../providers/reference/reference-lists.js';
import { useSession } from '../../providers/session/SessionProvider.js';
import { descendants } from '../../providers/session/session.js';
import { FormDateTime } from '../../shared/form/fields/FormDateTime.js';
import { FormSelect } from '../../shared/form/fields/FormSelect.js';
import { FormSelectMany } from '../../shared/form/fields/FormSelectMany.js';
import { FormText } from '../../shared/form/fields/FormText.js';
import { FormPeriod } from '../../shared/list/FormPeriod.js';
import { FormCentre } from '../../shared/pickers/FormCentre.js';
import { FormAnyProduct } from '../../shared/pickers/FormProduct.js';
import { type RequestFilters, SEARCHED_STATUSES } from './request.js';

interface Props {
  readonly kind: RequestKind;
  /** Asked for with the rows, before the fields are drawn. */
  readonly carriers: ReturnType<typeof useCarriers>;
}

/** A period needs both its ends once it is said which date lies in it. */
export function RequestFilterFields({ kind, carriers }: Props) {
  const translate = useTranslate();
  const { centre } = useSession();
  const dateType = useWatch<RequestFilters, 'typeDate'>({ name: 'typeDate' });
  return (
    <>
      <FormAnyProduct name="idProduit" />
      {centre?.type === 'DISPATCH' && (
        <FormCentre
          name="idCentre"
          label={translate('field.vaccinationCentre')}
          centres={descendants(centre).filter(({ type }) => type === 'VACCINATION')}
        />
      )}
      <FormSelectMany
        name="statut"
        label={translate('field.status')}
        options={optionsOf(SEARCHED_STATUSES[kind], 'enum.requestStatus', translate)}
      />
      {kind === 'CENTRE' && (
        <>
          <FormSelect
            name="idTransporteur"
            label={translate('field.carrier')}
            options={(carriers.data ?? []).map(({ id, nom }) => ({ value: id, label: nom }))}
          />
          <FormSelect
            name="typeEtiquette"
            label={translate('replenishment.tagCategory')}
            options={optionsOf(TAG_CATEGORIES, 'enum.tagCategory', translate)}
          />
          <FormText name="etiquette" label={translate('replenishment.tag')} />
        </>
      )}
      <FormSelect
        name="typeDate"
        label={translate('replenishment.dateType')}
        options={optionsOf(['CREATION', 'RECEPTION'], 'enum.requestDateType', translate)}
      />
      {dateType && <FormPeriod required Field={FormDateTime} />}
    </>
  );
}
