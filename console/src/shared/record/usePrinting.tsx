import { type ReactNode, useState } from 'react';
import { type Download, type FetchedFile, saveFile, useFile } from '../../api/files.js';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { downloadErrorText } from '../errors/failure-text.js';
import { useAnnounce } from '../feedback/Messages.js';
import { PrintPreview } from './PrintPreview.js';
import { canPreview } from './preview.js';

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
