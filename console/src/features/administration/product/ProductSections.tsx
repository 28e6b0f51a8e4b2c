import Alert from '@mui/material/Alert';
import { useWatch } from 'react-hook-form';
import { EXPIRY_TYPES } from '../../../api/generated/vocabulary.js';
import { useTranslate } from '../../../i18n/I18nProvider.js';
import { optionsOf } from '../../../i18n/options.js';
import { FieldRow } from '../../../shared/form/FieldRow.js';
import { FormChoice } from '../../../shared/form/fields/FormChoice.js';
import { RecordField } from '../record/fields/RecordField.js';
import { hasWrongCheckDigit, STABILITIES } from './product.js';

/** What it is called; its type is chosen once. */
export function ProductIdentity({ isVaccine }: { isVaccine: boolean }) {
  return (
    <>
      <FieldRow>
        <RecordField name="type" />
        <RecordField name="codeCip" />
        <RecordField name="codeUcd" required={isVaccine} />
      </FieldRow>
      <CheckDigitWarning />
      <FieldRow>
        <RecordField name="nomCommercial" />
        <RecordField name="nom" />
      </FieldRow>
      <RecordField name="commentaireBl" />
      <RecordField name="surveillanceRenforcee" />
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
        <RecordField name="formePharma" required={isVaccine} />
        <RecordField name="voieAdministration" />
      </FieldRow>
      <FieldRow>
        <RecordField name="substanceActive1" required={isVaccine} />
        <RecordField name="substanceActive2" />
      </FieldRow>
    </>
  );
}

export function ProductPackaging({ isVaccine }: { isVaccine: boolean }) {
  const translate = useTranslate();
  return (
    <>
      <FieldRow>
        <RecordField name="typeConditionnement" />
        <RecordField name="nbDoses" required={isVaccine} />
        <RecordField name="nbUnitesBoite" required={isVaccine} />
      </FieldRow>
      <FormChoice
        name="peremptionType"
        label={translate('administration.field.peremptionType')}
        required
        options={optionsOf(EXPIRY_TYPES, 'enum.expiryType', translate)}
      />
    </>
  );
}

/** Hours. */
export function ProductStability() {
  return (
    <>
      <RecordField name="conservation" />
      {STABILITIES.map((pair) => (
        <FieldRow key={pair[0]}>
          {pair.map((name) => (
            <RecordField key={name} name={name} />
          ))}
        </FieldRow>
      ))}
      <FieldRow>
        <RecordField name="stabilite1erPrelevement" />
        <RecordField name="dureeDecongelation" />
      </FieldRow>
    </>
  );
}
