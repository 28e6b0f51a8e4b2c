import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useParams } from 'react-router';
import { useRead } from '../../api/queries.js';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { useProducts } from '../../providers/reference/reference-lists.js';
import { useStoragePrefix } from '../../providers/session/prefix.js';
import { Code } from '../../shared/record/Code.js';
import { RecallNotices } from '../../shared/record/RecallNotice.js';
import { RecordPage } from '../../shared/record/RecordPage.js';
import { Tag } from '../../shared/record/Tag.js';
import type { ToneName } from '../../theme/tokens.js';
import { CancelPreparation } from './CancelPreparation.js';
import { PreparedLines } from './PreparedLines.js';
import { PrintMenu } from './PrintMenu.js';
import { isPastCancelling, type Preparation, type PreparedLine, statusOf } from './prepared.js';
import { ReceptionNotice } from './ReceptionNotice.js';
import { ShipmentFacts } from './ShipmentFacts.js';
import { useEquipment } from './useEquipment.js';

/** A preparation as it left: its lines, its shipment, what is printed of it, and its cancellation. */
export default function PreparationDetailsScreen() {
  const translate = useTranslate();
  const prefix = useStoragePrefix();
  const { id = '' } = useParams();
  const query = useRead(`/${prefix}/preparation/{id}`, { path: { id } });
  // For the size of a box, which labels are counted in.
  const products = useProducts();
  // Asked for beside the preparation, not after it: the shipment finds them in the cache.
  useEquipment();

  return (
    <RecordPage
      title={translate('preparation.detailTitle')}
      query={query}
      back={`/${prefix}/movements`}
      aside={(preparation) => (
        <>
          <Code>{preparation.numeroBl}</Code>
          <PreparationStatus preparation={preparation} />
        </>
      )}
      actions={(preparation) => (
        <>
          <CancelPreparation preparation={preparation} />
          <PrintMenu preparation={preparation} products={products.data ?? []} />
        </>
      )}
    >
      {(preparation) => (
        <Box sx={{ display: 'grid', gap: 5 }}>
          {preparation.annule && <Alert severity="error">{translate('preparation.cancelled')}</Alert>}
          {preparation.desactivationSuivi && (
            <Alert severity="error">{translate('preparation.followUpIsDisabled')}</Alert>
          )}
          {isPastCancelling(preparation) && (
            <Alert severity="info">{translate('preparation.receivedStays')}</Alert>
          )}
          <ReceptionNotice reception={preparation.reception} />
          {preparation.commentaireDemande && (
            <Alert severity="info">
              {translate(preparation.idDemande ? 'preparation.requestComment' : 'preparation.comment', {
                comment: preparation.commentaireDemande,
              })}
            </Alert>
          )}
          <RecallNotices
            goods={preparation.lignes.map(({ produit, stock, rappel }) => ({
              produit,
              lot: stock.lot,
              rappel,
            }))}
          />
          <PreparedLines preparation={preparation} />
          <ShipmentFacts preparation={preparation} />
        </Box>
      )}
    </RecordPage>
  );
}

const TONES: Readonly<Record<PreparedLine['statut'], ToneName>> = {
  PREPARE: 'notice',
  RECU: 'good',
  ANNULE: 'danger',
};

/** On the way, received or cancelled (docs/rules/preparations.md, PR-8). */
function PreparationStatus({ preparation }: { preparation: Preparation }) {
  const translate = useTranslate();
  const status = statusOf(preparation);
  return <Tag tone={TONES[status]}>{translate(`preparation.status.${status}`)}</Tag>;
}
