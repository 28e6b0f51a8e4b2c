import ExportIcon from '@mui/icons-material/DownloadOutlined';
import PrintIcon from '@mui/icons-material/PrintOutlined';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { Download } from '../../api/files.js';
import { type Exporting, useExporting } from './useExporting.js';
import { usePrinting } from './usePrinting.js';

interface Props {
  readonly download: Download;
  readonly label: string;
  readonly kind?: 'print' | 'export';
  /** Why no file can be downloaded now: the button is disabled, and this text is shown beside it. */
  readonly unavailable?: string;
  /** Kept, and its progress shown, by a component that stays where this button is drawn anew: a tablet is turned. */
  readonly exporting?: Exporting;
}

/** A document, to be looked at before it is printed or saved, or an export that can be stopped. */
export function DownloadButton({ download, label, kind = 'print', unavailable, exporting: kept }: Props) {
  const reasonId = useId();
  const own = useExporting();
  const exporting = kept ?? own;
  const printing = usePrinting();
  return (
    <>
      {unavailable && (
        <Typography id={reasonId} variant="body2" color="textSecondary">
          {unavailable}
        </Typography>
      )}
      <Button
        variant="outlined"
        loading={printing.isPending || exporting.isPending}
        loadingPosition="start"
        disabled={unavailable !== undefined}
        aria-describedby={unavailable && reasonId}
        startIcon={kind === 'print' ? <PrintIcon /> : <ExportIcon />}
        onClick={() => (kind === 'print' ? printing.print(download) : exporting.start(download))}
      >
        {label}
      </Button>
      {printing.preview}
      {own.progress}
    </>
  );
}
