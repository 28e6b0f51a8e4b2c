import SaveIcon from '@mui/icons-material/DownloadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { saveFile } from '../../api/files.js';
import { together, useRead } from '../../api/queries.js';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { useFormat } from '../../providers/session/SessionProvider.js';
import { ResponsiveDialog } from '../../shared/dialog/ResponsiveDialog.js';
import { NotLoaded } from '../../shared/page/Loaded.js';
import { Facts } from '../../shared/record/Facts.js';
import type { ProvableMovement } from './replay.js';

interface Props {
  readonly movement: ProvableMovement;
  readonly onClose: () => void;
}

/** Who says so, and the proof: the event as it is stored, and a file that shows it to be under the signed root. */
export function EventDialog({ movement, onClose }: Props) {
  const translate = useTranslate();
  const format = useFormat();
  const { position, idEvenement, index } = movement;
  const events = useRead('/ledger/evenements', { query: { after: position - 1, limit: 1 } });
  const root = useRead('/ledger/empreinte');
  const proof = useRead(
    '/ledger/preuve',
    { query: { idEvenement, taille: root.data?.taille } },
    { enabled: root.data !== undefined },
  );
  const event = events.data?.[0];
  const kept = event &&
    root.data &&
    proof.data && { evenement: event, preuve: proof.data, empreinte: root.data };
  const keep = () =>
    saveFile({
      blob: new Blob([JSON.stringify(kept, undefined, 2)], { type: 'application/json' }),
      name: `event-${index}.json`,
    });
  return (
    <ResponsiveDialog
      open
      onClose={onClose}
      width="md"
      readOnly
      title={translate('replay.eventTitle', { number: format.number(index) })}
      actions={
        <Button variant="contained" startIcon={<SaveIcon />} disabled={!kept} onClick={keep}>
          {translate('replay.keepProof')}
        </Button>
      }
    >
      {!kept ? (
        <NotLoaded read={together({ events, root, proof })} rows={5} />
      ) : (
        <Box sx={{ display: 'grid', gap: 4 }}>
          <Facts
            facts={[
              { label: translate('field.user'), value: movement.utilisateur },
              { label: translate('replay.happened'), value: format.dateTime(movement.date) },
              { label: translate('replay.recorded'), value: format.dateTime(movement.dateEnregistrement) },
              { label: translate('replay.eventType'), value: event.type },
              { label: translate('replay.position'), value: format.number(position) },
              {
                label: translate('replay.underRoot'),
                value: translate('replay.ofEvents', { smart_count: root.data.taille }),
              },
              { label: translate('replay.hash'), value: <Mono>{event.hash}</Mono>, wide: true },
              {
                label: translate('replay.hashBefore'),
                value: <Mono>{event.hashPrecedent}</Mono>,
                wide: true,
              },
              { label: translate('replay.root'), value: <Mono>{root.data.racine}</Mono>, wide: true },
            ]}
          />
          <Typography color="textSecondary">{translate('replay.keepHelp')}</Typography>
          <Box component="section" aria-label={translate('replay.raw')}>
            <Typography variant="h3" sx={{ mb: 2 }}>
              {translate('replay.raw')}
            </Typography>
            <Box
              component="pre"
              sx={{ m: 0, typography: 'code', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
            >
              {JSON.stringify({ data: event.donnees, metadata: event.metadonnees }, undefined, 2)}
            </Box>
          </Box>
        </Box>
      )}
    </ResponsiveDialog>
  );
}

const Mono = ({ children }: { readonly children: string }) => (
  <Box component="span" sx={{ fontFamily: 'monospace', overflowWrap: 'anywhere' }}>
    {children}
  </Box>
);
