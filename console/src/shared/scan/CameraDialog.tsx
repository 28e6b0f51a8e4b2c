import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { BarcodeDetector, prepareZXingModule } from 'barcode-detector/ponyfill';
import { useEffect, useRef, useState } from 'react';
import decoder from 'zxing-wasm/reader/zxing_reader.wasm?url';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { ResponsiveDialog } from '../dialog/ResponsiveDialog.js';

// From this service, not from a network of others.
prepareZXingModule({ overrides: { locateFile: () => decoder } });

/** What goods carry, and what this product prints. */
const FORMATS = ['data_matrix', 'code_128', 'qr_code', 'ean_13', 'itf'] as const;

/** Pause between two decodings, in milliseconds: limits the load on the processor of a phone. */
const EVERY_MS = 150;

interface Props {
  readonly onCode: (code: string) => void;
  readonly onClose: () => void;
}

/** What to say of it, by the name of the browser's error. */
const TROUBLES: Readonly<Record<string, string>> = {
  NotAllowedError: 'scan.cameraDenied',
  NotFoundError: 'scan.cameraAbsent',
  OverconstrainedError: 'scan.cameraAbsent',
};

/** The camera at the back, until it sees a code. */
export default function CameraDialog({ onCode, onClose }: Props) {
  const translate = useTranslate();
  const video = useRef<HTMLVideoElement>(null);
  const found = useRef(onCode);
  found.current = onCode;
  const [trouble, setTrouble] = useState<string>();

  useEffect(() => {
    const closing = new AbortController();
    watch(video, closing.signal)
      .then((code) => code !== undefined && found.current(code))
      .catch((error: unknown) => {
        if (!closing.signal.aborted) setTrouble(troubleOf(error));
      });
    return () => closing.abort();
  }, []);

  return (
    <ResponsiveDialog
      open
      onClose={onClose}
      title={translate('scan.cameraTitle')}
      width="sm"
      actions={<Button onClick={onClose}>{translate('action.cancel')}</Button>}
    >
      {trouble ? (
        <Alert severity="warning">{translate(trouble)}</Alert>
      ) : (
        <Box
          component="video"
          ref={video}
          muted
          playsInline
          aria-label={translate('scan.cameraPicture')}
          sx={{ width: '100%', borderRadius: 1, bgcolor: 'common.black', aspectRatio: '4 / 3' }}
        />
      )}
    </ResponsiveDialog>
  );
}

/** The first code that the camera sees; undefined once the dialog is closed. */
async function watch(
  video: { readonly current: HTMLVideoElement | null },
  closing: AbortSignal,
): Promise<string | undefined> {
  const stream = await navigator.mediaDevices.getUserMedia({
    audio: false,
    video: { facingMode: 'environment', width: { ideal: 1_280 } },
  });
  try {
    const detector = new BarcodeDetector({ formats: [...FORMATS] });
    const picture = video.current;
    if (!picture) return undefined;
    picture.srcObject = stream;
    await picture.play();
    while (!closing.aborted) {
      const [code] = await detector.detect(picture);
      if (code && !closing.aborted) return code.rawValue;
      await new Promise((next) => setTimeout(next, EVERY_MS));
    }
    return undefined;
  } finally {
    for (const track of stream.getTracks()) track.stop();
  }
}

const troubleOf = (error: unknown): string =>
  (error instanceof DOMException ? TROUBLES[error.name] : undefined) ?? 'scan.cameraFailed';
