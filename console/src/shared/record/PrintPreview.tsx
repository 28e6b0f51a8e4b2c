import SaveIcon from '@mui/icons-material/DownloadOutlined';
import PrintIcon from '@mui/icons-material/PrintOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useRef, useState } from 'react';
import { type FetchedFile, saveFile } from '../../api/files.js';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { ResponsiveDialog } from '../dialog/ResponsiveDialog.js';

interface Props {
  readonly file: FetchedFile;
  readonly onClose: () => void;
}

/** A document as it will be printed, in the browser's own viewer. */
export function PrintPreview({ file, onClose }: Props) {
  const translate = useTranslate();
  const frame = useRef<HTMLIFrameElement>(null);
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const created = URL.createObjectURL(file.blob);
    setAddress(created);
    return () => URL.revokeObjectURL(created);
  }, [file]);
  return (
    <ResponsiveDialog
      open
      width="lg"
      onClose={onClose}
      title={file.name}
      actions={
        <>
          <Button variant="outlined" startIcon={<SaveIcon />} onClick={() => saveFile(file)}>
            {translate('print.save')}
          </Button>
          <Button
            variant="contained"
            startIcon={<PrintIcon />}
            onClick={() => frame.current?.contentWindow?.print()}
          >
            {translate('print.print')}
          </Button>
        </>
      }
    >
      {address && (
        <Box
          component="iframe"
          ref={frame}
          src={address}
          title={file.name}
          sx={{ display: 'block', width: '100%', height: '70vh', border: 0 }}
        />
      )}
    </ResponsiveDialog>
  );
}
