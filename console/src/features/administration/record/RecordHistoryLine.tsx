import Typography from '@mui/material/Typography';
import { useTranslate } from '../../../i18n/I18nProvider.js';
import { useFormat } from '../../../providers/session/SessionProvider.js';
import type { AdministeredRecord } from './administered-kind.js';

/** Who made the record and who changed it last. */
export function RecordHistoryLine({ history }: Pick<AdministeredRecord, 'history'>) {
  const translate = useTranslate();
  const format = useFormat();
  const nobody = translate('administration.theProduct');
  return (
    <Typography variant="body2" color="textSecondary" sx={{ mt: 4 }}>
      {translate('administration.history', {
        creator: history.creationUser ?? nobody,
        creation: format.dateTime(history.creationDate),
        editor: history.modificationUser ?? nobody,
        modification: format.dateTime(history.modificationDate),
      })}
    </Typography>
  );
}
