import Alert from '@mui/material/Alert';
import type { DeliveryNote } from '../../api/types.js';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { useFormat } from '../../providers/session/SessionProvider.js';

/** That the goods arrived, who says so, and what was wrong with them (docs/rules/receptions.md, RE-9). */
export function ReceptionNotice({ reception }: Pick<DeliveryNote, 'reception'>) {
  const translate = useTranslate();
  const format = useFormat();
  if (!reception) return null;
  const { conforme, commentaire } = reception;
  const words = [
    translate('preparation.receivedBy', {
      date: format.dateTime(reception.date),
      user: reception.utilisateur,
    }),
    !conforme && translate('preparation.notCompliant'),
    commentaire,
  ].filter(Boolean);
  return <Alert severity={conforme ? 'success' : 'warning'}>{words.join(' · ')}</Alert>;
}
