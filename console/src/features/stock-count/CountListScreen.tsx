import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { useRead } from '../../api/queries.js';
import type { Schemas } from '../../api/types.js';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { usePrefix } from '../../providers/session/prefix.js';
import { useFormat, useSession } from '../../providers/session/SessionProvider.js';
import { onlyReads } from '../../providers/session/session.js';
import { Loaded } from '../../shared/errors/Loaded.js';
import type { Column } from '../../shared/list/column.js';
import { DataList } from '../../shared/list/DataList.js';
import { Page } from '../../shared/page/Page.js';
import { Code } from '../../shared/record/Code.js';
import { Tag } from '../../shared/record/Tag.js';
import { StartCount } from './StartCount.js';
import { STATUS_TONES } from './stock-count.js';

type CountRow = Schemas['CountRow'];

/** The centre's counts, and the beginning of a new one. */
export default function CountListScreen() {
  const translate = useTranslate();
  const navigate = useNavigate();
  const prefix = usePrefix();
  const reads = onlyReads(useSession().user);
  const format = useFormat();
  const columns = useMemo(
    (): readonly Column<CountRow>[] => [
      {
        id: 'number',
        label: translate('stockCount.number'),
        card: 'title',
        render: ({ numero }) => <Code>{numero}</Code>,
      },
      {
        id: 'status',
        label: translate('stockCount.status'),
        render: ({ statut }) => (
          <Tag tone={STATUS_TONES[statut]}>{translate(`enum.countStatus.${statut}`)}</Tag>
        ),
      },
      {
        id: 'products',
        label: translate('stockCount.products'),
        render: ({ produit }) => produit?.nomCommercial ?? translate('stockCount.allProducts'),
      },
      {
        id: 'opened',
        label: translate('stockCount.openedOn'),
        render: ({ dateOuverture }) => format.dateTime(dateOuverture),
      },
      { id: 'openedBy', label: translate('stockCount.openedBy'), render: ({ ouvertPar }) => ouvertPar },
      {
        id: 'counted',
        label: translate('stockCount.countedBatches'),
        align: 'right',
        render: ({ nbComptes }) => format.number(nbComptes),
      },
      {
        id: 'differences',
        label: translate('stockCount.differences'),
        align: 'right',
        render: ({ nbEcarts }) => format.number(nbEcarts),
      },
    ],
    [translate, format],
  );
  const counts = useRead(`/${prefix}/inventaire`, { query: { lignes: false } });
  const title = translate('stockCount.title');
  return (
    <Page title={title} lead={translate('stockCount.lead')}>
      {!reads && <StartCount />}
      <Loaded
        query={counts}
        rows={5}
        height={56}
        empty={{
          title: translate('stockCount.empty'),
          help: translate('stockCount.emptyHelp'),
        }}
      >
        {(rows) => (
          <DataList<CountRow>
            label={title}
            rows={rows}
            rowKey={({ id }) => id}
            columns={columns}
            onOpen={({ id }) => void navigate(`/${prefix}/counts/${id}`)}
            openLabel={({ numero }) => translate('stockCount.open', { number: numero })}
          />
        )}
      </Loaded>
    </Page>
  );
}
