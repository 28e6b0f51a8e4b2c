import ExportIcon from '@mui/icons-material/DownloadOutlined';
import PrintIcon from '@mui/icons-material/PrintOutlined';
import Button, { type ButtonProps } from '@mui/material/Button';
import type { Download } from '../../api/files.js';
import { useExporting } from './useExporting.js';
import { usePrinting } from './usePrinting.js';

interface Props extends Pick<ButtonProps, 'variant'> {
  readonly download: Download;
  readonly label: string;
  readonly kind?: 'print' | 'export';
}

/** A document, to be looked at before it is printed or saved, or an export that can be stopped. */
export function DownloadButton({ download, label, kind = 'print', variant = 'outlined' }: Props) {
  const exporting = useExporting();
  const printing = usePrinting();
  return (
    <>
      <Button
        variant={variant}
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
