import Alert from '@mui/material/Alert';
import { useWatch } from 'react-hook-form';
import { EXPIRY_TYPES } from '../../../api/generated/vocabulary.js';
import { useTranslate } from '../../../i18n/I18nProvider.js';
import { useValueOptions } from '../../../providers/reference/reference-lists.js';
import { FieldRow } from '../../../shared/form/FieldRow.js';
import { FormChoice } from '../../../shared/form/fields/FormChoice.js';
import { RecordCheckbox } from '../record/fields/RecordCheckbox.js';
import { RecordNumber } from '../record/fields/RecordNumber.js';
import { RecordSelect } from '../record/fields/RecordSelect.js';
import { RecordText } from '../record/fields/RecordText.js';
import { hasWrongCheckDigit, STABILITIES } from './product.js';

/** What it is called; its type is chosen once. */
export function ProductIdentity({ isNew, isVaccine }: { isNew: boolean; isVaccine: boolean }) {
  const translate = useTranslate();
  const types = useValueOptions()('PRODUCT_TYPE');
  return (
    <>
      <FieldRow>
        <RecordSelect
          name="type"
          required
          disabled={!isNew}
          help={isNew ? undefined : translate('administration.locked')}
          options={types}
        />
        <RecordText name="codeCip" code required />
        <RecordText name="codeUcd" code required={isVaccine} />
      </FieldRow>
      <CheckDigitWarning />
      <FieldRow>
        <RecordText name="nomCommercial" required />
        <RecordText name="nom" required />
      </FieldRow>
      <RecordText name="commentaireBl" multiline />
      <RecordCheckbox name="surveillanceRenforcee" />
    </>
  );
}

/** Saved all the same: codes that are wrong on the box exist. Scanners and printed labels do without it then. */
export function CheckDigitWarning() {
  const translate = useTranslate();
  const code = useWatch({ name: 'codeCip' }) as string | null;
  return hasWrongCheckDigit(code ?? '') ? (
    <Alert severity="warning" role="status">
      {translate('administration.wrongCheckDigit')}
    </Alert>
  ) : null;
}

export function ProductPharmacy({ isVaccine }: { isVaccine: boolean }) {
  return (
    <>
      <FieldRow>
        <RecordText name="formePharma" required={isVaccine} />
        <RecordText name="voieAdministration" />
      </FieldRow>
      <FieldRow>
        <RecordText name="substanceActive1" required={isVaccine} />
        <RecordText name="substanceActive2" />
      </FieldRow>
    </>
  );
}

export function ProductPackaging({ isVaccine }: { isVaccine: boolean }) {
  const translate = useTranslate();
  return (
    <>
      <FieldRow>
        <RecordText name="typeConditionnement" required />
        <RecordNumber name="nbDoses" min={1} required={isVaccine} />
        <RecordNumber name="nbUnitesBoite" min={1} required={isVaccine} />
      </FieldRow>
      <FormChoice
        name="peremptionType"
        label={translate('administration.field.peremptionType')}
        required
        options={EXPIRY_TYPES.map((value) => ({ value, label: translate(`enum.expiryType.${value}`) }))}
      />
    </>
  );
}

/** Hours. */
export function ProductStability() {
  return (
    <>
      <RecordText name="conservation" />
      {STABILITIES.map((pair) => (
        <FieldRow key={pair[0]}>
          {pair.map((name) => (
            <RecordNumber key={name} name={name} min={1} unit="h" />
          ))}
        </FieldRow>
      ))}
      <FieldRow>
        <RecordNumber name="stabilite1erPrelevement" min={1} unit="h" />
        <RecordNumber name="dureeDecongelation" min={0} unit="h" />
      </FieldRow>
    </>
  );
}
