import { useParams } from 'react-router';
import { download } from '../../api/files.js';
import type { DocumentType } from '../../api/generated/document-type.js';
import { useRead } from '../../api/queries.js';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { useValueLabel } from '../../providers/reference/reference-lists.js';
import { type Prefix, usePrefix } from '../../providers/session/prefix.js';
import { useFormat } from '../../providers/session/SessionProvider.js';
import { Panel } from '../../shared/page/Panel.js';
import { BatchTags } from '../../shared/record/BatchTags.js';
import { Code } from '../../shared/record/Code.js';
import { DownloadButton } from '../../shared/record/DownloadButton.js';
import { Facts } from '../../shared/record/Facts.js';
import { RecordPage } from '../../shared/record/RecordPage.js';

/** Type of the template that the label is printed by. */
const LABEL = {
  referent: 'REFERENT_DECHET',
  dispatch: 'DISPATCH_DECHET',
  vaccination: 'VACCINATION_DECHET',
} as const satisfies Record<Prefix, DocumentType>;

export default function ScrappingDetailsScreen() {
  const translate = useTranslate();
  const format = useFormat();
  const prefix = usePrefix();
  const { id = '' } = useParams();
  const path = { id };
  const query = useRead(`/${prefix}/dechet/{id}`, { path });
  const causeLabel = useValueLabel('SCRAPPING_CAUSE');
  return (
    <RecordPage
      title={translate('scrapping.detailTitle')}
      query={query}
      back={`/${prefix}/movements`}
      actions={() => (
        <DownloadButton
          label={translate('scrapping.printLabel')}
          download={download(`/${prefix}/dechet/{id}/document`, 'etiquette-dechet.pdf', {
            path,
            query: { documentType: LABEL[prefix] },
          })}
        />
      )}
    >
      {(scrapping) => (
        <Panel>
          <Facts
            facts={[
              { label: translate('field.product'), value: scrapping.produit.nomCommercial },
              { label: translate('field.packaging'), value: format.packages(1, scrapping.produit) },
              { label: translate('scrapping.dosesPerUnit'), value: format.number(scrapping.produit.nbDoses) },
              {
                label: translate('field.batch'),
                value: (
                  <>
                    <Code>{scrapping.stock.lot}</Code> <BatchTags batch={scrapping.stock} />
                  </>
                ),
              },
              {
                label: translate('field.quantity'),
                value: format.withDoses(scrapping.quantite, scrapping.produit),
              },
              { label: translate('field.cause'), value: causeLabel(scrapping.cause) },
              {
                label: translate('field.expiry'),
                value: format.expiry(scrapping.stock.peremption, scrapping.produit),
              },
              { label: translate('field.usageLimit'), value: format.dateTime(scrapping.limiteUtilisation) },
              {
                label: translate('field.deliveryNote'),
                value: scrapping.numeroBl && <Code>{scrapping.numeroBl}</Code>,
              },
              { label: translate('field.date'), value: format.dateTime(scrapping.date) },
              { label: translate('field.user'), value: scrapping.utilisateur },
              { label: translate('field.comment'), value: scrapping.commentaire, wide: true },
            ]}
          />
        </Panel>
      )}
    </RecordPage>
  );
}
