import SaveIcon from '@mui/icons-material/DownloadOutlined';
import PrintIcon from '@mui/icons-material/PrintOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type Download, type FetchedFile, saveFile, useFile } from '../../api/files.js';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { ResponsiveDialog } from '../dialog/ResponsiveDialog.js';
import { downloadErrorText } from '../errors/failure-text.js';
import { useAnnounce } from '../feedback/Messages.js';

interface Printing {
  readonly print: (download: Download) => void;
  readonly isPending: boolean;
  /** To be put somewhere into the page: the document, once it is there. */
  readonly preview: ReactNode;
}

/** Fetches documents, to be looked at before they are printed or saved; says so where it cannot. */
export function usePrinting(): Printing {
  const translate = useTranslate();
  const announce = useAnnounce();
  const { mutate, isPending } = useFile();
  const [shown, show] = useState<FetchedFile>();
  return {
    isPending,
    print: (download) =>
      mutate(download, {
        onSuccess: (file) => (canPreview(file) ? show(file) : saveFile(file)),
        onError: (error) => announce.error(downloadErrorText(error, translate)),
      }),
    preview: shown && <PrintPreview file={shown} onClose={() => show(undefined)} />,
  };
}

/** A document as it will be printed, in the browser's own viewer. */
function PrintPreview({ file, onClose }: { file: FetchedFile; onClose: () => void }) {
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

/** A phone, or a browser that leaves PDFs to another program, saves the file at once. */
export const canPreview = (
  { blob }: Pick<FetchedFile, 'blob'>,
  viewer: Pick<Navigator, 'pdfViewerEnabled'> = navigator,
): boolean => blob.type.startsWith('application/pdf') && viewer.pdfViewerEnabled;
