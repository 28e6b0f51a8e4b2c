import UploadIcon from '@mui/icons-material/UploadFileOutlined';
import { CENTRE_TYPES } from '../../../api/generated/vocabulary.js';
import { useTranslate } from '../../../i18n/I18nProvider.js';
import { useSession } from '../../../providers/session/SessionProvider.js';
import { FormSelect } from '../../../shared/form/fields/FormSelect.js';
import { LinkButton } from '../../../shared/page/LinkButton.js';
import { AdministeredList } from '../record/AdministeredList.js';
import { KINDS } from '../record/administered-kind.js';
import { StatusFilter, TextFilter } from '../record/StatusFilter.js';
import { useActiveColumn } from '../record/StatusTag.js';
import { useFieldColumn } from '../record/useFieldColumn.js';
import type { CentreRow } from './centre.js';

const NO_FILTER = { nom: null, type: null, statut: null };

/** Administrators edit; referents and dispatch administrators switch centres below their own. */
export default function CentreListScreen() {
  const translate = useTranslate();
  const { user, centre } = useSession();
  const column = useFieldColumn<CentreRow>();
  const activeColumn = useActiveColumn();
  return (
    <AdministeredList<CentreRow, typeof NO_FILTER>
      kind={KINDS.centre}
      title={translate('administration.centres')}
      nameOf={({ nom }) => nom}
      isOn={({ actif }) => actif}
      mayEdit={user.isAdmin}
      mayCreate={user.isAdmin || (user.isAdminDispatch && centre?.type === 'DISPATCH')}
      maySwitch={({ id }) => user.isAdmin || id !== centre?.id}
      sort={{ field: 'nom', order: 'ASC' }}
      filterDefaults={NO_FILTER}
      filters={
        <>
          <TextFilter name="nom" />
          <FormSelect
            name="type"
            label={translate('administration.field.type')}
            emptyLabel={translate('administration.either')}
            options={CENTRE_TYPES.map((value) => ({ value, label: translate(`enum.centreType.${value}`) }))}
          />
          <StatusFilter name="statut" />
        </>
      }
      actions={
        user.isAdmin && (
          <LinkButton variant="outlined" to="/centers/import" startIcon={<UploadIcon />}>
            {translate('administration.import.open')}
          </LinkButton>
        )
      }
      columns={[
        column.text('nom', { card: 'title' }),
        column.text('service'),
        column.text('type', { render: ({ type }) => translate(`enum.centreType.${type}`) }),
        column.text('adresse', {
          render: ({ adresse, codePostal, ville }) => `${adresse}, ${codePostal} ${ville}`,
        }),
        activeColumn,
      ]}
    />
  );
}
