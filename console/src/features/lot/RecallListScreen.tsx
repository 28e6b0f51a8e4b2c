import RecallIcon from '@mui/icons-material/ReportOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useRead } from '../../api/queries.js';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { useFormat, useSession } from '../../providers/session/SessionProvider.js';
import { DataList } from '../../shared/list/DataList.js';
import { useColumns } from '../../shared/list/useColumns.js';
import { Loaded } from '../../shared/page/Loaded.js';
import { Page } from '../../shared/page/Page.js';
import { Code } from '../../shared/record/Code.js';
import { space } from '../../theme/tokens.js';
import { RecallDialog } from './RecallDialog.js';
import { RecallStatus } from './RecallStatus.js';
import { mayRecall, type RecallRow } from './recall.js';
import { useScopeName } from './useScopeName.js';

/** Recalls that reach a centre within reach, the latest first; lifted ones stay. */
export default function RecallListScreen() {
  const translate = useTranslate();
  const { column, headline } = useColumns<RecallRow>();
  const format = useFormat();
  const session = useSession();
  const navigate = useNavigate();
  const scopeOf = useScopeName();
  const [isRecalling, setRecalling] = useState(false);
  const recalls = useRead('/lot/rappel');
  const title = translate('lot.recall.listTitle');
  const columns = [
    headline('lot', 'field.batch', ({ lot }) => <Code>{lot}</Code>),
    column('product', 'field.product', ({ produit }) => <strong>{produit.nomCommercial}</strong>),
    headline('status', 'field.status', (recall) => <RecallStatus recall={recall} />),
    column('reason', 'lot.recall.reason', ({ motif }) => motif),
    column('scope', 'lot.recall.scope', scopeOf),
    column('date', 'field.date', ({ date }) => format.dateTime(date)),
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
      <Loaded
        query={recalls}
        height={space.row}
        empty={{ title: translate('lot.recall.none'), help: translate('lot.recall.noneHelp') }}
      >
        {(rows) => (
          <DataList
            label={title}
            rows={rows}
            rowKey={({ id }) => id}
            columns={columns}
            onOpen={({ id }) => void navigate(`/recalls/${id}`)}
            openLabel={({ lot }) => translate('lot.recall.open', { lot })}
          />
        )}
      </Loaded>
      {isRecalling && <RecallDialog onClose={() => setRecalling(false)} />}
    </Page>
  );
}
