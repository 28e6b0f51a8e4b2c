import RecallIcon from '@mui/icons-material/ReportOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useRead } from '../../api/queries.js';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { useFormat, useSession } from '../../providers/session/SessionProvider.js';
import { LinkButton } from '../../shared/page/LinkButton.js';
import { Panel } from '../../shared/page/Panel.js';
import { Section } from '../../shared/page/Section.js';
import { useIsSmall } from '../../shared/page/useIsSmall.js';
import { AsOfChoice } from '../../shared/past/AsOfChoice.js';
import { usePast } from '../../shared/past/usePast.js';
import { Code } from '../../shared/record/Code.js';
import { Facts } from '../../shared/record/Facts.js';
import { RecordPage } from '../../shared/record/RecordPage.js';
import { Tag } from '../../shared/record/Tag.js';
import { BalanceTable } from './BalanceTable.js';
import { ExitTable } from './ExitTable.js';
import { FlowPicture } from './FlowPicture.js';
import { FlowTree } from './FlowTree.js';
import { flowOf } from './flow.js';
import { LinkTable } from './LinkTable.js';
import { type Trace, totalsOf } from './lot.js';
import { RecallDialog } from './RecallDialog.js';
import { mayRecall } from './recall.js';

/** Where every dose of a lot is or went: the way from centre to centre, balances that add up, notes and exits. */
export default function LotTraceScreen() {
  const translate = useTranslate();
  const session = useSession();
  const asOf = usePast();
  const [search] = useSearchParams();
  const [isRecalling, setRecalling] = useState(false);
  const idProduit = search.get('idProduit') ?? '';
  const lot = search.get('lot') ?? '';
  const query = useRead('/lot/trace', { query: { idProduit, lot, ...(asOf && { asOf }) } });

  return (
    <>
      <RecordPage
        title={translate('lot.traceTitle')}
        query={query}
        back="/lots"
        above={<AsOfChoice />}
        aside={({ produit, rappel }) => (
          <>
            <Typography component="span" variant="h3">
              {produit.nomCommercial} <Code>{lot}</Code>
            </Typography>
            {rappel && <Tag tone="danger">{translate('recalled.tag')}</Tag>}
          </>
        )}
        actions={({ rappel }) =>
          rappel ? (
            <LinkButton to={`/recalls/${rappel.id}`} variant="outlined" color="error">
              {translate('recalled.open')}
            </LinkButton>
          ) : (
            mayRecall(session) &&
            asOf === undefined && (
              <Button
                variant="outlined"
                color="error"
                startIcon={<RecallIcon />}
                onClick={() => setRecalling(true)}
              >
                {translate('lot.recall.begin')}
              </Button>
            )
          )
        }
      >
        {(trace) => (
          <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 5 }}>
            <TraceSections trace={trace} />
          </Box>
        )}
      </RecordPage>
      {isRecalling && <RecallDialog lot={lot} product={idProduit} onClose={() => setRecalling(false)} />}
    </>
  );
}

function TraceSections({ trace }: { trace: Trace }) {
  const translate = useTranslate();
  const format = useFormat();
  const isSmall = useIsSmall();
  const { produit, rappel, noeuds, liens, sorties, enRoute } = trace;
  const flow = flowOf(trace);
  const totals = totalsOf(noeuds);
  const amount = (packages: number) => format.withDoses(packages, produit);
  return (
    <>
      {rappel && (
        <Alert severity="error">
          {translate('recalled.text', { lot: trace.lot })}
          <Box sx={{ mt: 1, overflowWrap: 'anywhere' }}>
            {translate('recalled.reason', { reason: rappel.motif })}
          </Box>
          {rappel.instruction && (
            <Box sx={{ fontWeight: 'fontWeightMedium', overflowWrap: 'anywhere' }}>
              {translate('recalled.instruction', { instruction: rappel.instruction })}
            </Box>
          )}
        </Alert>
      )}
      <Panel>
        <Facts
          compact
          facts={[
            { label: translate('lot.figure.restant'), value: amount(totals.restant) },
            { label: translate('lot.onTheWay'), value: amount(enRoute) },
            { label: translate('lot.figure.sorti'), value: amount(totals.sorti) },
            { label: translate('lot.figure.entre'), value: amount(totals.entre) },
            { label: translate('lot.figure.dechet'), value: amount(totals.dechet) },
            {
              label: translate('lot.centres'),
              value: format.number(noeuds.filter(({ restant }) => restant > 0).length),
            },
          ]}
        />
      </Panel>
      {!isSmall && liens.length > 0 && (
        <Section title={translate('lot.flow')}>
          <FlowPicture flow={flow} product={produit} />
        </Section>
      )}
      {flow.nodes.length > 0 && (
        <Section title={translate('lot.tree')}>
          <FlowTree flow={flow} product={produit} />
        </Section>
      )}
      {noeuds.length > 0 && (
        <Section title={translate('lot.balance')} help={translate('lot.balanceHelp')}>
          <BalanceTable nodes={noeuds} totals={totals} />
        </Section>
      )}
      {liens.length > 0 && (
        <Section title={translate('lot.links')}>
          <LinkTable links={liens} product={produit} />
        </Section>
      )}
      {sorties.length > 0 && (
        <Section title={translate('lot.exits')}>
          <ExitTable exits={sorties} product={produit} />
        </Section>
      )}
    </>
  );
}
