import { useTranslate } from '../../../i18n/I18nProvider.js';
import { useSession } from '../../../providers/session/SessionProvider.js';
import { KINDS } from '../record/administered-kind.js';
import { RecordForm } from '../record/RecordForm.js';
import { RecordScreen } from '../record/RecordScreen.js';
import { useStatusQuestion } from '../record/useStatusQuestion.js';
import { CentreDetails } from './CentreDetails.js';
import { CentreForm } from './CentreForm.js';
import {
  type AdministeredCentre,
  BLANK_CENTRE,
  CENTRE_FIELD_NAMES,
  creatableTypes,
  toCentreBody,
} from './centre.js';
import { useCentreCarriers, useTemplates } from './centre-lists.js';

/** A centre's form; its details for a user who may not change it. */
export default function CentreScreen() {
  const { user } = useSession();
  const translate = useTranslate();
  const ask = useStatusQuestion(KINDS.centre);
  /** Users may lose their last centre with it (docs/rules/administration.md, AD-14). */
  const asksToDisable = ({ id, nom }: AdministeredCentre) =>
    ask([id], false, translate('administration.disable.title', { name: nom }));
  // What the form chooses from is asked for beside the record, not after it.
  useTemplates({ enabled: user.isAdmin });
  useCentreCarriers({ enabled: user.isAdmin });
  // A dispatch administrator creates vaccination centres unless a point is chosen (docs/rules/access.md, AC-7).
  const blank = user.isAdmin ? BLANK_CENTRE : { ...BLANK_CENTRE, type: creatableTypes(false)[0] ?? null };
  return (
    <RecordScreen<AdministeredCentre> kind={KINDS.centre} nameOf={({ nom }) => nom}>
      {(record) =>
        record && !user.isAdmin ? (
          <CentreDetails centre={record} />
        ) : (
          <RecordForm
            large
            kind={KINDS.centre}
            record={record}
            blank={blank}
            toBody={toCentreBody}
            isMeant={async (values, before) =>
              !record || !before.actif || values.actif || asksToDisable(record)
            }
            fieldNames={CENTRE_FIELD_NAMES}
          >
            {(values) => <CentreForm record={record} values={values} />}
          </RecordForm>
        )
      }
    </RecordScreen>
  );
}
