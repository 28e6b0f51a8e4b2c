import Alert from '@mui/material/Alert';
import { useParams } from 'react-router';
import { download } from '../../api/files.js';
import { useRead } from '../../api/queries.js';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { useFormat } from '../../providers/session/SessionProvider.js';
import { Panel } from '../../shared/page/Panel.js';
import { BatchTags } from '../../shared/record/BatchTags.js';
import { Code } from '../../shared/record/Code.js';
import { DownloadButton } from '../../shared/record/DownloadButton.js';
import { Facts } from '../../shared/record/Facts.js';
import { RecordPage } from '../../shared/record/RecordPage.js';

/** A product return, by its id, which is that of the batch that it made, or by that of another batch of its goods. */
export default function ReturnDetailsScreen() {
  const translate = useTranslate();
  const format = useFormat();
  const { id = '' } = useParams();
  const path = { id };
  const query = useRead('/dispatch/retour/{id}', { path });

  return (
    <RecordPage
      title={translate('productReturn.detailTitle')}
      query={query}
      back="/dispatch/stocks"
      leavesOnFailure
      actions={() => (
        <DownloadButton
          label={translate('productReturn.print')}
          download={download('/dispatch/retour/{id}/document', 'retour.pdf', {
            path,
            query: { documentType: 'DISPATCH_RETOUR' },
          })}
        />
      )}
    >
      {({ produit, stock, quantite, quantitePrelevee, ...shared }) => (
        <Panel sx={{ display: 'grid', gap: 5 }}>
          {quantitePrelevee < quantite && (
            <Alert severity="warning">
              {translate('productReturn.anomaly', {
                taken: format.packages(quantitePrelevee, produit),
                difference: format.packages(quantite - quantitePrelevee, produit),
              })}
            </Alert>
          )}
          <Facts
            facts={[
              { label: translate('field.vaccinationCentre'), value: stock.centreRetour.nom },
              { label: translate('field.product'), value: produit.nomCommercial },
              { label: translate('field.packaging'), value: format.packages(1, produit) },
              {
                label: translate('productReturn.noteNumber'),
                value: stock.retourBl.numeroBl && <Code>{stock.retourBl.numeroBl}</Code>,
              },
              {
                label: translate('field.quantity'),
                value: format.withDoses(quantite, produit),
              },
              {
                label: translate('field.batch'),
                value: (
                  <>
                    <Code>{stock.lot}</Code> <BatchTags batch={{ transfertType: stock.stockTransfertType }} />
                  </>
                ),
              },
              { label: translate('field.expiry'), value: format.expiry(stock.peremption, produit) },
              { label: translate('productReturn.exitTime'), value: format.dateTime(stock.dateSortie) },
              { label: translate('field.usageLimit'), value: format.dateTime(shared.limiteUtilisation) },
              { label: translate('field.date'), value: format.dateTime(shared.date) },
              { label: translate('field.user'), value: shared.utilisateur },
              { label: translate('productReturn.comment'), value: shared.cause, wide: true },
            ]}
          />
        </Panel>
      )}
    </RecordPage>
  );
}
