import CheckIcon from '@mui/icons-material/CheckOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { useParams } from 'react-router';
import { useRead } from '../../api/queries.js';
import { useCommand } from '../../api/useCommand.js';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { useFormat, useSession } from '../../providers/session/SessionProvider.js';
import { useReason } from '../../shared/dialog/Confirm.js';
import { useTold } from '../../shared/feedback/useTold.js';
import { DataList } from '../../shared/list/DataList.js';
import { useColumns } from '../../shared/list/useColumns.js';
import { LinkButton } from '../../shared/page/LinkButton.js';
import { Panel } from '../../shared/page/Panel.js';
import { Section } from '../../shared/page/Section.js';
import { Code } from '../../shared/record/Code.js';
import { Facts } from '../../shared/record/Facts.js';
import { RecordPage } from '../../shared/record/RecordPage.js';
import { Tag } from '../../shared/record/Tag.js';
import { traceAddress } from '../../shared/record/trace-address.js';
import { RecallStatus } from './RecallStatus.js';
import { acknowledged, mayAcknowledge, mayLift, type Recall, type RecallCentre } from './recall.js';
import { useScopeName } from './useScopeName.js';

/** A recall: what is to be done, which centres it concerns and which of them have seen it. */
export default function RecallScreen() {
  const translate = useTranslate();
  const { id = '' } = useParams();
  const query = useRead('/lot/rappel/{id}', { path: { id } });
  return (
    <RecordPage
      title={translate('lot.recall.title')}
      query={query}
      back="/recalls"
      aside={(recall) => (
        <>
          <Typography component="span" variant="h3">
            {recall.produit.nomCommercial} <Code>{recall.lot}</Code>
          </Typography>
          <RecallStatus recall={recall} />
        </>
      )}
      actions={(recall) => <RecallActions recall={recall} />}
    >
      {(recall) => (
        <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 5 }}>
          <RecallText recall={recall} />
          <CentreList recall={recall} />
        </Box>
      )}
    </RecordPage>
  );
}

function RecallActions({ recall }: { recall: Recall }) {
  const translate = useTranslate();
  const told = useTold();
  const askReason = useReason();
  const session = useSession();
  const parameters = { path: { id: recall.id } };
  const acknowledge = useCommand({ method: 'put', path: '/lot/rappel/{id}/accuse', parameters });
  const lift = useCommand({ method: 'put', path: '/lot/rappel/{id}/levee', parameters, isLong: true });

  const sendAcknowledgement = () =>
    told(acknowledge.mutateAsync(undefined), { done: 'lot.recall.acknowledgedNow' });
  /** What was typed last and not taken: nothing of it is lost. */
  const typed = useRef('');
  const sendLift = async () => {
    const motif = await askReason({
      title: translate('lot.recall.liftTitle', { lot: recall.lot }),
      text: translate('lot.recall.liftText'),
      confirmLabel: translate('lot.recall.lift'),
      reasonLabel: translate('lot.recall.reason'),
      initialReason: typed.current,
    });
    if (!motif) return;
    typed.current = motif;
    await told(lift.mutateAsync({ motif }), { done: 'lot.recall.liftedNow' });
  };

  return (
    <>
      {mayLift(recall, session) && (
        <Button variant="outlined" loading={lift.isPending} onClick={() => void sendLift()}>
          {translate('lot.recall.lift')}
        </Button>
      )}
      {mayAcknowledge(recall, session) && (
        <Button
          variant="contained"
          startIcon={<CheckIcon />}
          loading={acknowledge.isPending}
          loadingPosition="start"
          onClick={() => void sendAcknowledgement()}
        >
          {translate('lot.recall.acknowledge')}
        </Button>
      )}
    </>
  );
}

function RecallText({ recall }: { recall: Recall }) {
  const translate = useTranslate();
  const format = useFormat();
  const scopeOf = useScopeName();
  const { levee } = recall;
  return (
    <>
      {levee ? (
        <Alert severity="success">
          {translate('lot.recall.liftedBy', {
            date: format.dateTime(levee.date),
            user: levee.utilisateur,
            reason: levee.motif,
          })}
        </Alert>
      ) : (
        <Alert severity="error">{translate('recalled.text', { lot: recall.lot })}</Alert>
      )}
      <Panel>
        <Facts
          facts={[
            { label: translate('field.product'), value: recall.produit.nomCommercial },
            { label: translate('field.batch'), value: <Code>{recall.lot}</Code> },
            { label: translate('field.date'), value: format.dateTime(recall.date) },
            { label: translate('lot.recall.reason'), value: recall.motif, wide: true },
            { label: translate('lot.recall.instruction'), value: recall.instruction, wide: true },
            { label: translate('lot.recall.scope'), value: scopeOf(recall), wide: true },
          ]}
        />
        <LinkButton to={traceAddress(recall.produit.id, recall.lot)} sx={{ mt: 3, ml: -2 }}>
          {translate('recalled.trace')}
        </LinkButton>
      </Panel>
    </>
  );
}

function CentreList({ recall }: { recall: Recall }) {
  const translate = useTranslate();
  const { column, headline, figure } = useColumns<RecallCentre>();
  const format = useFormat();
  const { centres, produit } = recall;
  const columns = [
    headline('centre', 'field.centre', ({ centre }) => centre.nom),
    figure(
      'quantity',
      'lot.recall.holds',
      ({ quantite }) => <strong>{format.packages(quantite, produit)}</strong>,
      { card: 'title' },
    ),
    column('acknowledged', 'lot.recall.acknowledgement', ({ accuseLe }) =>
      accuseLe ? (
        <Tag tone="good">{format.dateTime(accuseLe)}</Tag>
      ) : (
        <Tag tone="caution">{translate('lot.recall.notYet')}</Tag>
      ),
    ),
    column('by', 'lot.recall.by', ({ accusePar }) => accusePar ?? '–'),
  ];
  return (
    <Section title={translate('lot.recall.centres', { done: acknowledged(centres), total: centres.length })}>
      {centres.length === 0 ? (
        <Panel>
          <Typography color="textSecondary">{translate('lot.recall.noCentre')}</Typography>
        </Panel>
      ) : (
        <DataList
          label={translate('lot.recall.centresList')}
          rows={[...centres].sort(
            (one, other) => Number(one.accuseLe !== null) - Number(other.accuseLe !== null),
          )}
          rowKey={({ centre }) => centre.id}
          columns={columns}
        />
      )}
    </Section>
  );
}
