import ExportIcon from '@mui/icons-material/DownloadOutlined';
import PrintIcon from '@mui/icons-material/PrintOutlined';
import Button, { type ButtonProps } from '@mui/material/Button';
import { type Download, useDownload } from '../../api/useDownload.js';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { useAnnounce } from '../feedback/Messages.js';
import { usePrinting } from './usePrinting.js';

interface Props extends Pick<ButtonProps, 'disabled' | 'variant'> {
  readonly download: Download;
  readonly label: string;
  readonly kind?: 'print' | 'export';
}

/** Fetches a document, to be looked at before it is printed or saved, or an export; says so where it cannot. */
export function DownloadButton({ download, label, kind = 'print', variant = 'outlined', disabled }: Props) {
  const translate = useTranslate();
  const announce = useAnnounce();
  const exporting = useDownload();
  const { print, isPending, preview } = usePrinting();
  const save = () =>
    exporting.mutate(download, { onError: () => announce.error(translate('error.download')) });
  return (
    <>
      <Button
        variant={variant}
        disabled={disabled}
        loading={isPending || exporting.isPending}
        loadingPosition="start"
        startIcon={kind === 'print' ? <PrintIcon /> : <ExportIcon />}
        onClick={kind === 'print' ? () => print(download) : save}
      >
        {label}
      </Button>
      {preview}
    </>
  );
}
