import Alert from '@mui/material/Alert';
import { useTranslate } from '../../../i18n/I18nProvider.js';
import { LOCALE_NAMES, LOCALES } from '../../../i18n/locales.js';
import { optionsOf } from '../../../i18n/options.js';
import { useSession } from '../../../providers/session/SessionProvider.js';
import { FieldRow } from '../../../shared/form/FieldRow.js';
import { FormSection } from '../../../shared/form/FormSection.js';
import { KINDS } from '../record/administered-kind.js';
import { RecordCheckbox } from '../record/fields/RecordCheckbox.js';
import { RecordField } from '../record/fields/RecordField.js';
import { RecordSelect } from '../record/fields/RecordSelect.js';
import { RecordForm } from '../record/RecordForm.js';
import { RecordScreen } from '../record/RecordScreen.js';
import { UserCentres } from './UserCentres.js';
import { UserInvitation } from './UserInvitation.js';
import { type AdministeredUser, blankUser, fullName, toUserBody, USER_FIELD_NAMES } from './user.js';

/** Nobody types another's password: a new user chooses one over the link in a mail. */
export default function UserScreen() {
  const translate = useTranslate();
  const { user: me } = useSession();
  return (
    <RecordScreen<AdministeredUser> kind={KINDS.user} nameOf={fullName}>
      {(record) => (
        <RecordForm
          kind={KINDS.user}
          record={record}
          blank={blankUser(me)}
          toBody={toUserBody}
          fieldNames={USER_FIELD_NAMES}
        >
          {({ authorities, centres }) => (
            <>
              <FormSection title={translate('administration.section.identity')}>
                {!record && <Alert severity="info">{translate('administration.activationMail')}</Alert>}
                {record && <UserInvitation user={record} />}
                <FieldRow>
                  <RecordField name="lastname" autoFocus={!record} />
                  <RecordField name="firstname" />
                </FieldRow>
                <FieldRow>
                  <RecordField name="login" />
                  <RecordField name="email" />
                </FieldRow>
                <FieldRow>
                  <RecordField name="phoneNumber" />
                  <RecordField name="company" />
                  <RecordField name="profile" />
                </FieldRow>
              </FormSection>
              <FormSection title={translate('administration.section.rights')}>
                <RecordField name="authorities" />
                <UserCentres authorities={authorities} centres={centres} />
              </FormSection>
              <FormSection title={translate('administration.section.preferences')}>
                <FieldRow>
                  <RecordSelect
                    name="langue"
                    required
                    options={LOCALES.map((value) => ({ value, label: LOCALE_NAMES[value] }))}
                  />
                  <RecordSelect
                    name="dateFormat"
                    emptyLabel={translate('administration.dateFormatByLanguage')}
                    options={optionsOf(['FR', 'EN'], 'enum.dateFormat', translate)}
                  />
                </FieldRow>
              </FormSection>
              <FormSection title={translate('administration.field.status')}>
                <RecordCheckbox name="actif" help={translate('administration.activeUserHelp')} />
              </FormSection>
            </>
          )}
        </RecordForm>
      )}
    </RecordScreen>
  );
}
