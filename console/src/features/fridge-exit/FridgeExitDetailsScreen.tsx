import { useParams } from 'react-router';
import { download } from '../../api/files.js';
import { useRead } from '../../api/queries.js';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { useFormat } from '../../providers/session/SessionProvider.js';
import { Panel } from '../../shared/page/Panel.js';
import { Code } from '../../shared/record/Code.js';
import { DownloadButton } from '../../shared/record/DownloadButton.js';
import { Facts } from '../../shared/record/Facts.js';
import { RecordPage } from '../../shared/record/RecordPage.js';

export default function FridgeExitDetailsScreen() {
  const translate = useTranslate();
  const format = useFormat();
  const { id = '' } = useParams();
  const query = useRead('/vaccination/sortieFrigo/{id}', { path: { id } });
  return (
    <RecordPage
      title={translate('fridgeExit.detailTitle')}
      query={query}
      back="/vaccination/movements"
      actions={() => (
        <DownloadButton
          label={translate('fridgeExit.printLabel')}
          download={download('/vaccination/mouvement/{id}/etiquette', 'etiquette.pdf', { path: { id } })}
        />
      )}
    >
      {(exit) => (
        <Panel>
          <Facts
            facts={[
              { label: translate('field.product'), value: exit.produit.nomCommercial },
              { label: translate('field.packaging'), value: format.packages(1, exit.produit) },
              { label: translate('field.batch'), value: <Code>{exit.stock.lot}</Code> },
              {
                label: translate('field.quantity'),
                value: format.withDoses(exit.quantite, exit.produit),
              },
              { label: translate('field.syringes'), value: exit.seringueQte },
              {
                label: translate('field.exitDestination'),
                value: translate(`enum.exitDestination.${exit.sortieType}`),
              },
              { label: translate('field.point'), value: exit.pointVacc?.nom },
              { label: translate('field.date'), value: format.dateTime(exit.date) },
              { label: translate('field.comment'), value: exit.commentaire, wide: true },
            ]}
          />
        </Panel>
      )}
    </RecordPage>
  );
}
