import SaveIcon from '@mui/icons-material/DownloadOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { saveFile } from '../../api/files.js';
import { useRead } from '../../api/queries.js';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { useFormat } from '../../providers/session/SessionProvider.js';
import { NotLoaded } from '../../shared/page/Loaded.js';
import { Page } from '../../shared/page/Page.js';
import { Panel } from '../../shared/page/Panel.js';
import { Facts } from '../../shared/record/Facts.js';
import { rootFileName } from './root-file.js';

/** What the check in the background found, and the signed root, to be kept (docs/rules/proof.md). */
export default function ProofScreen() {
  const translate = useTranslate();
  return (
    <Page title={translate('proof.title')} lead={translate('proof.lead')}>
      <Box sx={{ display: 'grid', gap: 5 }}>
        <LastCheck />
        <SignedRoot />
      </Box>
    </Page>
  );
}

function LastCheck() {
  const translate = useTranslate();
  const format = useFormat();
  const { data, error, refetch } = useRead('/ledger/verification');
  if (!data) return <NotLoaded read={{ error, refetch }} rows={2} />;
  const { intact, position, depuis, verifieLe, ecarts } = data;
  return (
    <Panel component="section" aria-labelledby="proof-check">
      <Box sx={{ display: 'grid', gap: 4 }}>
        <Typography id="proof-check" variant="h3" component="h2">
          {translate('proof.check')}
        </Typography>
        <Alert severity={intact === null ? 'info' : intact ? 'success' : 'error'}>
          {translate(intact === null ? 'proof.notYet' : intact ? 'proof.intact' : 'proof.differs')}
        </Alert>
        {ecarts.length > 0 && (
          <Box component="ul" sx={{ m: 0, pl: 5, overflowWrap: 'anywhere' }}>
            {ecarts.map((difference) => (
              <li key={difference}>{difference}</li>
            ))}
          </Box>
        )}
        <Facts
          facts={[
            { label: translate('proof.position'), value: position === null ? null : format.number(position) },
            { label: translate('proof.since'), value: depuis && format.dateTime(depuis) },
            { label: translate('proof.checkedAt'), value: verifieLe && format.dateTime(verifieLe) },
          ]}
        />
      </Box>
    </Panel>
  );
}

function SignedRoot() {
  const translate = useTranslate();
  const format = useFormat();
  const { data, error, refetch } = useRead('/ledger/empreinte');
  if (!data) return <NotLoaded read={{ error, refetch }} rows={2} />;
  const save = () =>
    saveFile({
      blob: new Blob([JSON.stringify(data)], { type: 'application/json' }),
      name: rootFileName(data),
    });
  return (
    <Panel component="section" aria-labelledby="proof-root">
      <Box sx={{ display: 'grid', gap: 4 }}>
        <Typography id="proof-root" variant="h3" component="h2">
          {translate('proof.root')}
        </Typography>
        <Typography>{translate('proof.rootHelp')}</Typography>
        <Facts
          facts={[
            { label: translate('proof.events'), value: format.number(data.taille) },
            { label: translate('proof.signedAt'), value: data.date && format.dateTime(data.date) },
            {
              label: translate('proof.rootHash'),
              value: <Box sx={{ fontFamily: 'monospace', overflowWrap: 'anywhere' }}>{data.racine}</Box>,
              wide: true,
            },
          ]}
        />
        <Box>
          <Button variant="contained" startIcon={<SaveIcon />} onClick={save}>
            {translate('proof.keep')}
          </Button>
        </Box>
      </Box>
    </Panel>
  );
}
