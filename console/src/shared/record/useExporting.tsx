import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { type ExportStatus, makeExport } from '../../api/exports.js';
import { type Download, saveFile } from '../../api/files.js';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { useFormat } from '../../providers/session/SessionProvider.js';
import { ResponsiveDialog } from '../dialog/ResponsiveDialog.js';
import { downloadErrorText } from '../errors/failure-text.js';
import { useAnnounce } from '../feedback/Messages.js';

export interface Exporting {
  readonly start: (download: Download) => void;
  readonly isPending: boolean;
  /** To be put somewhere into the page: how far a long export is, and the way to stop it. */
  readonly progress: ReactNode;
}

/** What takes less is there before anybody has read how far it is. */
const LONG_MS = 1_000;

/** Makes exports, one at a time; leaving the page stops the one that runs. */
export function useExporting(): Exporting {
  const translate = useTranslate();
  const announce = useAnnounce();
  const running = useRef<AbortController>(undefined);
  const [isPending, setPending] = useState(false);
  const [status, setStatus] = useState<ExportStatus>();
  useEffect(() => () => running.current?.abort(), []);

  const start = async (download: Download): Promise<void> => {
    const stopper = new AbortController();
    running.current = stopper;
    const begun = performance.now();
    setPending(true);
    try {
      const file = await makeExport(download, stopper.signal, (now) => {
        if (performance.now() - begun >= LONG_MS) setStatus(now);
      });
      saveFile(file);
    } catch (error) {
      if (stopper.signal.aborted) announce.info(translate('export.stopped'));
      else announce.error(downloadErrorText(error, translate));
    } finally {
      setPending(false);
      setStatus(undefined);
    }
  };

  return {
    isPending,
    start: (download) => void start(download),
    progress: status && <ExportProgress status={status} onStop={() => running.current?.abort()} />,
  };
}

/** How far a long export is. Closing it stops the export: there is nobody left who waits for the file. */
function ExportProgress({ status, onStop }: { status: ExportStatus; onStop: () => void }) {
  const translate = useTranslate();
  const format = useFormat();
  const wordsId = useId();
  const { statut, nbLignes, nbLignesTotal } = status;
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
