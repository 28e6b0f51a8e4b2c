import { useFormContext } from 'react-hook-form';
import { useTranslate } from '../../../i18n/I18nProvider.js';
import { optionsOf } from '../../../i18n/options.js';
import { useSession } from '../../../providers/session/SessionProvider.js';
import { FieldRow } from '../../../shared/form/FieldRow.js';
import { FormSection } from '../../../shared/form/FormSection.js';
import { RecordCheckbox } from '../record/fields/RecordCheckbox.js';
import { RecordField } from '../record/fields/RecordField.js';
import { RecordSelect } from '../record/fields/RecordSelect.js';
import { RecordText } from '../record/fields/RecordText.js';
import { CentreAssociations } from './CentreAssociations.js';
import { CentrePreferences } from './CentrePreferences.js';
import { CentreUsers } from './CentreUsers.js';
import {
  type AdministeredCentre,
  type CentreValues,
  creatableTypes,
  resetByType,
  vaccinates,
} from './centre.js';

interface Props {
  readonly record: AdministeredCentre | undefined;
  readonly values: CentreValues;
}

/** Information, address, users, associated centres, preferences. */
export function CentreForm({ record, values }: Props) {
  const translate = useTranslate();
  const { type } = values;
  const waitsForType = type ? undefined : translate('administration.chooseTypeFirst');
  return (
    <>
      <FormSection title={translate('administration.section.information')}>
        <Information isNew={!record} values={values} />
      </FormSection>
      <FormSection title={translate('administration.section.address')}>
        <Address />
      </FormSection>
      <FormSection title={translate('administration.field.utilisateurs')}>
        <CentreUsers type={type} />
      </FormSection>
      <FormSection title={translate('administration.section.associated')} waitsFor={waitsForType}>
        {type && <CentreAssociations type={type} record={record} />}
      </FormSection>
      <FormSection title={translate('administration.section.preferences')} waitsFor={waitsForType}>
        {type && <CentrePreferences type={type} values={values} />}
      </FormSection>
      <FormSection title={translate('administration.field.status')}>
        <RecordCheckbox name="actif" help={translate('administration.activeHelp')} />
      </FormSection>
    </>
  );
}

function Information({ isNew, values: { type } }: { isNew: boolean; values: CentreValues }) {
  const translate = useTranslate();
  const { user } = useSession();
  const { setValue } = useFormContext();
  const locked = isNew ? undefined : translate('administration.locked');
  const reset = (next: string | null) => {
    for (const [name, value] of Object.entries(resetByType(next as typeof type))) setValue(name, value);
  };
  return (
    <>
      <FieldRow>
        <RecordField name="nom" autoFocus={isNew} />
        <RecordField name="service" />
      </FieldRow>
      <FieldRow>
        <RecordSelect
          name="type"
          required
          disabled={!isNew}
          help={locked}
          options={optionsOf(creatableTypes(!isNew || user.isAdmin), 'enum.centreType', translate)}
          onValue={reset}
        />
        <RecordText
          name="code"
          code
          disabled={!isNew}
          help={locked ?? translate('administration.centreCodeHelp')}
        />
        {type && vaccinates(type) && <RecordField name="capacite" />}
      </FieldRow>
      <FieldRow>
        <RecordField name="numFiness" />
        <RecordField name="siret" />
        <RecordField name="ape" />
      </FieldRow>
      {type === 'REFERENT' && <RecordField name="gestionStock" />}
    </>
  );
}

const Address = () => (
  <>
    <RecordField name="adresse" />
    <RecordField name="complementDistrib" />
    <FieldRow>
      <RecordField name="codePostal" />
      <RecordField name="ville" />
      <RecordField name="libelleRoutage" />
    </FieldRow>
    <FieldRow>
      <RecordField name="telephone" />
      <RecordField name="email" />
    </FieldRow>
  </>
);
