import { useTranslate } from '../../../i18n/I18nProvider.js';
import { FormSelect } from '../../../shared/form/fields/FormSelect.js';
import { FormText } from '../../../shared/form/fields/FormText.js';
import { AdministeredList } from '../record/AdministeredList.js';
import { KINDS } from '../record/administered-kind.js';
import { StatusFilter } from '../record/StatusFilter.js';
import { useActiveColumn } from '../record/StatusTag.js';
import { useFieldColumn } from '../record/useFieldColumn.js';
import { type AdministeredUser, AUTHORITIES, fullName } from './user.js';

const NO_FILTER = { q: null, authority: null, actif: null };

export default function UserListScreen() {
  const translate = useTranslate();
  const column = useFieldColumn<AdministeredUser>();
  const activeColumn = useActiveColumn();
  const nameOf = (authority: string) => translate(`enum.authority.${authority}`);
  return (
    <AdministeredList<AdministeredUser, typeof NO_FILTER>
      kind={KINDS.user}
      title={translate('administration.users')}
      nameOf={fullName}
      isOn={({ actif }) => actif}
      sort={{ field: 'lastname', order: 'ASC' }}
      filterDefaults={NO_FILTER}
      filters={
        <>
          <FormText name="q" label={translate('administration.searchUser')} />
          <FormSelect
            name="authority"
            label={translate('administration.field.authorities')}
            emptyLabel={translate('administration.either')}
            options={AUTHORITIES.map((value) => ({ value, label: nameOf(value) }))}
          />
          <StatusFilter />
        </>
      }
      columns={[
        column.text('lastname', {
          card: 'title',
          render: ({ lastname, firstname }) => `${lastname} ${firstname}`,
        }),
        column.text('login'),
        column.text('email'),
        {
          ...column.text('authorities', {
            render: ({ authorities }) => authorities.map(nameOf).join(', ') || '–',
          }),
          sortField: undefined,
        },
        {
          id: 'centres',
          label: translate('administration.field.centres'),
          render: ({ centres }) => centres.map(({ nom }) => nom).join(', ') || '–',
        },
        activeColumn,
      ]}
    />
  );
}
