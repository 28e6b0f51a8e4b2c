import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { ExportStatus } from '../../api/exports.js';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { useFormat } from '../../providers/session/SessionProvider.js';
import { ResponsiveDialog } from '../dialog/ResponsiveDialog.js';

interface Props {
  readonly status: ExportStatus;
  readonly onStop: () => void;
}

/** How far a long export is. Closing it stops the export: there is nobody left who waits for the file. */
export function ExportProgress({ status: { statut, nbLignes, nbLignesTotal }, onStop }: Props) {
  const translate = useTranslate();
  const format = useFormat();
  const wordsId = useId();
  const isCounted = nbLignesTotal > 0;
  const words = isCounted
    ? translate('export.rows', { rows: format.number(nbLignes), total: format.number(nbLignesTotal) })
    : translate(statut === 'EN_ATTENTE' ? 'export.waiting' : 'export.counting');
  return (
    <ResponsiveDialog
      open
      width="xs"
      onClose={onStop}
      title={translate('export.title')}
      actions={
        <Button variant="outlined" onClick={onStop}>
          {translate('export.stop')}
        </Button>
      }
    >
      <LinearProgress
        aria-labelledby={wordsId}
        variant={isCounted ? 'determinate' : 'indeterminate'}
        value={isCounted ? (100 * nbLignes) / nbLignesTotal : undefined}
      />
      <Typography id={wordsId} color="textSecondary" sx={{ mt: 3 }}>
        {words}
      </Typography>
    </ResponsiveDialog>
  );
}
