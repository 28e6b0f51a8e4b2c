import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Movement } from '../../api/types.js';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { useFormat } from '../../providers/session/SessionProvider.js';
import { Tag } from '../../shared/record/Tag.js';

export const hasDetail = (movement: Movement): boolean =>
  [
    movement.destination,
    movement.provenance,
    movement.pointVacc,
    movement.anciennePeremption,
    movement.seringueQte,
    movement.anomalie,
    movement.motifDerogation,
    movement.commentaire,
  ].some((each) => each !== null && each !== '') ||
  movement.horsLimite ||
  movement.lotRappele ||
  movement.offline ||
  movement.reception?.conforme === false ||
  receivedBefore(movement) !== undefined;

/** Of an entry that was typed in later than it arrived: when it arrived. */
const receivedBefore = ({ reception, date }: Movement): string | undefined =>
  reception && Math.abs(Date.parse(date) - Date.parse(reception.date)) >= 60_000 ? reception.date : undefined;

/** Where it went or came from, what was changed and why; what needs a second look is a tag. */
export function MovementDetail({ movement }: { movement: Movement }) {
  const translate = useTranslate();
  const format = useFormat();
  const { destination, provenance, pointVacc, anciennePeremption, seringueQte, anomalie, commentaire } =
    movement;
  const goesTo = pointVacc ?? destination;
  const receivedAt = receivedBefore(movement);
  const facts = [
    goesTo &&
      translate(movement.idMouvementAnnule ? 'movement.backInStock' : 'movement.to', {
        centre: goesTo.nom,
      }),
    provenance && translate('movement.comesFrom', { centre: provenance.nom }),
    anciennePeremption &&
      translate('movement.expiryChange', {
        before: format.expiry(anciennePeremption, movement.produit),
        after: format.expiry(movement.peremption, movement.produit),
      }),
    receivedAt && translate('movement.receivedAt', { date: format.dateTime(receivedAt) }),
    movement.offline &&
      translate('movement.recordedOffline', { date: format.dateTime(movement.dateEnregistrement) }),
    movement.motifDerogation && translate('movement.laterBatch', { reason: movement.motifDerogation }),
    seringueQte !== null &&
      translate('unit.SERINGUE', { smart_count: seringueQte, count: format.number(seringueQte) }),
  ].filter(Boolean);
  const tags = [
    movement.horsLimite && translate('movement.pastLimit'),
    movement.lotRappele && translate('movement.recalledLot'),
    movement.reception?.conforme === false && translate('movement.notCompliant'),
    anomalie &&
      translate('movement.anomaly', {
        declared: format.number(anomalie.quantiteDeclaree),
        taken: format.number(anomalie.quantitePrelevee),
      }),
  ].filter((words) => typeof words === 'string');
  return (
    <Box sx={{ maxWidth: 320, ml: { xs: 'auto', md: 0 } }}>
      {facts.join(' · ')}
      {tags.map((words) => (
        <Box key={words}>
          <Tag tone="danger">{words}</Tag>
        </Box>
      ))}
      {commentaire && (
        <Typography variant="caption" color="textSecondary" component="p" sx={{ overflowWrap: 'anywhere' }}>
          {commentaire}
        </Typography>
      )}
    </Box>
  );
}
