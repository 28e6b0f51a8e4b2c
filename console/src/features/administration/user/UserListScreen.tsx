import { useTranslate } from '../../../i18n/I18nProvider.js';
import { AdministeredList } from '../record/AdministeredList.js';
import { KINDS } from '../record/administered-kind.js';
import type { Listed } from '../record/list/list-column.js';
import { type AdministeredUser, fullName } from './user.js';

export default function UserListScreen() {
  const translate = useTranslate();
  return (
    <AdministeredList<AdministeredUser & Listed>
      kind={KINDS.user}
      nameOf={fullName}
      columns={{
        invitation: {
          render: ({ invitation }) =>
            invitation ? translate(`enum.invitationState.${invitation.statut}`) : '–',
        },
        firstname: { isCardLine: false },
        centres: { render: ({ centres }) => centres.map(({ nom }) => nom).join(', ') || '–' },
      }}
    />
  );
}
