import RecallIcon from '@mui/icons-material/ReportOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useRead } from '../../api/queries.js';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { useFormat, useSession } from '../../providers/session/SessionProvider.js';
import type { Column } from '../../shared/list/column.js';
import { DataList } from '../../shared/list/DataList.js';
import { EmptyState } from '../../shared/page/EmptyState.js';
import { NotLoaded } from '../../shared/page/NotLoaded.js';
import { Page } from '../../shared/page/Page.js';
import { Code } from '../../shared/record/Code.js';
import { RecallDialog } from './RecallDialog.js';
import { RecallStatus } from './RecallStatus.js';
import { mayRecall, type RecallRow } from './recall.js';
import { useScopeName } from './useScopeName.js';

/** Recalls that reach a centre within reach, the latest first; lifted ones stay. */
export default function RecallListScreen() {
  const translate = useTranslate();
  const format = useFormat();
  const session = useSession();
  const navigate = useNavigate();
  const scopeOf = useScopeName();
  const [isRecalling, setRecalling] = useState(false);
  const { data: rows, error, refetch } = useRead('/lot/rappel');
  const title = translate('lot.recall.listTitle');
  const columns: readonly Column<RecallRow>[] = [
    { id: 'lot', label: translate('field.batch'), card: 'title', render: ({ lot }) => <Code>{lot}</Code> },
    {
      id: 'product',
      label: translate('field.product'),
      render: ({ produit }) => <strong>{produit.nomCommercial}</strong>,
    },
    {
      id: 'status',
      label: translate('field.status'),
      card: 'title',
      render: (recall) => <RecallStatus recall={recall} />,
    },
    { id: 'reason', label: translate('lot.recall.reason'), render: ({ motif }) => motif },
    { id: 'scope', label: translate('lot.recall.scope'), render: scopeOf },
    { id: 'date', label: translate('field.date'), render: ({ date }) => format.dateTime(date) },
  ];
  return (
    <Page
      title={title}
      lead={translate('lot.recall.lead')}
      actions={
        mayRecall(session) && (
          <Button
            variant="contained"
            color="error"
            startIcon={<RecallIcon />}
            onClick={() => setRecalling(true)}
          >
            {translate('lot.recall.begin')}
          </Button>
        )
      }
    >
      {rows === undefined ? (
        <NotLoaded inPanel read={{ error, refetch }} rows={4} />
      ) : rows.length === 0 ? (
        <EmptyState inPanel title={translate('lot.recall.none')} help={translate('lot.recall.noneHelp')} />
      ) : (
        <DataList
          label={title}
          rows={rows}
          rowKey={({ id }) => id}
          columns={columns}
          onOpen={({ id }) => void navigate(`/recalls/${id}`)}
          openLabel={({ lot }) => translate('lot.recall.open', { lot })}
        />
      )}
      {isRecalling && <RecallDialog onClose={() => setRecalling(false)} />}
    </Page>
  );
}
