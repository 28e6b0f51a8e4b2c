import Alert from '@mui/material/Alert';
import { useEffect } from 'react';
import { Navigate, useParams } from 'react-router';
import { useRead } from '../../api/queries.js';
import type { Schemas } from '../../api/types.js';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { useFormat } from '../../providers/session/SessionProvider.js';
import { errorText } from '../../shared/errors/error-text.js';
import { useAnnounce } from '../../shared/feedback/Messages.js';
import { Sheet } from '../../shared/page/Sheet.js';
import { BatchTags } from '../../shared/record/BatchTags.js';
import { Code } from '../../shared/record/Code.js';
import { DownloadButton } from '../../shared/record/DownloadButton.js';
import { Facts } from '../../shared/record/Facts.js';
import { RecordPage } from '../../shared/record/RecordPage.js';

/** `GET /dispatch/retour/{id}`; the id is also that of the batch which the return made. */
type ProductReturn = Schemas['ProductReturnView'];

const LIST = '/dispatch/stocks';

export default function ReturnSheetScreen() {
  const translate = useTranslate();
  const format = useFormat();
  const announce = useAnnounce();
  const { id = '' } = useParams();
  const path = `/dispatch/retour/${encodeURIComponent(id)}`;
  const query = useRead<ProductReturn>(path);
  const failure = query.data ? null : query.error;

  useEffect(() => {
    if (failure) announce.error(errorText(failure, translate));
  }, [failure, announce, translate]);
  // Section 8 "Return sheet load failure".
  if (failure) return <Navigate to={LIST} replace />;

  return (
    <RecordPage
      title={translate('productReturn.detailTitle')}
      query={query}
      back={LIST}
      actions={() => (
        <DownloadButton
          label={translate('productReturn.print')}
          download={{
            path: `${path}/document`,
            query: { documentType: 'DISPATCH_RETOUR' },
            name: 'retour.pdf',
          }}
        />
      )}
    >
      {({ produit, stock, quantite, quantitePrelevee, ...sheet }) => (
        <Sheet sx={{ display: 'grid', gap: 5 }}>
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
              { label: translate('productReturn.centre'), value: stock.centreRetour.nom },
              { label: translate('field.product'), value: produit.nomCommercial },
              { label: translate('field.packaging'), value: format.packages(1, produit) },
              {
                label: translate('productReturn.noteNumber'),
                value: stock.retourBl.numeroBl && <Code>{stock.retourBl.numeroBl}</Code>,
              },
              {
                label: translate('field.quantity'),
                value: translate('quantity.doses', {
                  packages: format.packages(quantite, produit),
                  doses: format.doses(quantite, produit),
                }),
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
              { label: translate('field.usageLimit'), value: format.dateTime(sheet.limiteUtilisation) },
              { label: translate('field.date'), value: format.dateTime(sheet.date) },
              { label: translate('field.user'), value: sheet.utilisateur },
              { label: translate('productReturn.comment'), value: sheet.cause, wide: true },
            ]}
          />
        </Sheet>
      )}
    </RecordPage>
  );
}
