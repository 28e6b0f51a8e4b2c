import HistoryIcon from '@mui/icons-material/HistoryOutlined';
import { useTranslate } from '../../../i18n/I18nProvider.js';
import { useSession } from '../../../providers/session/SessionProvider.js';
import { seesAllCentres } from '../../../providers/session/session.js';
import { LinkButton } from '../../../shared/page/LinkButton.js';
import type { AdministeredKind, AdministeredRecord } from './administered-kind.js';

interface Props {
  readonly kind: AdministeredKind;
  readonly record: AdministeredRecord;
}

/** Leads to the record's entries in the audit trail, for who may read it. */
export function HistoryLink({ kind, record }: Props) {
  const translate = useTranslate();
  const { user } = useSession();
  if (!seesAllCentres(user)) return null;
  const filter = JSON.stringify({ entity: kind.entity, id: record.id });
  return (
    <LinkButton
      variant="outlined"
      startIcon={<HistoryIcon />}
      to={{ pathname: '/audit', search: new URLSearchParams({ filter }).toString() }}
    >
      {translate('administration.audit.title')}
    </LinkButton>
  );
}
