import ExportIcon from '@mui/icons-material/DownloadOutlined';
import PrintIcon from '@mui/icons-material/PrintOutlined';
import Button from '@mui/material/Button';
import type { Download } from '../../api/files.js';
import { useExporting } from './useExporting.js';
import { usePrinting } from './usePrinting.js';

interface Props {
  readonly download: Download;
  readonly label: string;
  readonly kind?: 'print' | 'export';
}

/** A document, to be looked at before it is printed or saved, or an export that can be stopped. */
export function DownloadButton({ download, label, kind = 'print' }: Props) {
  const exporting = useExporting();
  const printing = usePrinting();
  return (
    <>
      <Button
        variant="outlined"
        loading={printing.isPending || exporting.isPending}
        loadingPosition="start"
        startIcon={kind === 'print' ? <PrintIcon /> : <ExportIcon />}
        onClick={() => (kind === 'print' ? printing.print(download) : exporting.start(download))}
      >
        {label}
      </Button>
      {printing.preview}
      {exporting.progress}
    </>
  );
}
