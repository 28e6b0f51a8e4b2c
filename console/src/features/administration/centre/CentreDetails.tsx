import { useTranslate } from '../../../i18n/I18nProvider.js';
import { Panel } from '../../../shared/page/Panel.js';
import { Facts } from '../../../shared/record/Facts.js';
import { fullName } from '../user/user.js';
import { CentreNetwork } from './CentreNetwork.js';
import type { AdministeredCentre } from './centre.js';

/** A centre, for a user who looks after it without administering it. */
export function CentreDetails({ centre }: { centre: AdministeredCentre }) {
  const translate = useTranslate();
  const label = (field: string) => translate(`administration.field.${field}`);
  const referent = centre.utilisateurs.find(({ id }) => id === centre.idReferent);
  return (
    <Panel sx={{ display: 'grid', gap: 6 }}>
      <Facts
        facts={[
          { label: label('type'), value: translate(`enum.centreType.${centre.type}`) },
          { label: label('service'), value: centre.service },
          { label: label('code'), value: centre.code },
          { label: label('numFiness'), value: centre.numFiness },
          { label: label('adresse'), value: `${centre.adresse}, ${centre.codePostal} ${centre.ville}` },
          { label: label('telephone'), value: centre.telephone },
          { label: label('email'), value: centre.email },
          { label: label('idReferent'), value: referent && fullName(referent) },
          {
            label: label('status'),
            value: translate(centre.actif ? 'administration.active' : 'administration.inactive'),
          },
          { label: label('utilisateurs'), value: centre.utilisateurs.map(fullName).join(', '), wide: true },
        ]}
      />
      <CentreNetwork centre={centre} heading="h2" />
    </Panel>
  );
}
