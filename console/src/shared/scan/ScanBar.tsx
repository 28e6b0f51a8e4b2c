import CameraIcon from '@mui/icons-material/PhotoCameraOutlined';
import ScannerIcon from '@mui/icons-material/QrCodeScannerOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useState } from 'react';
import { useTranslate } from '../../i18n/I18nProvider.js';
import type { Scanning } from './useScanning.js';

/** The decoder is a megabyte: it is loaded when the camera opens. */
const CameraDialog = lazy(() => import('./CameraDialog.js'));

const HAS_CAMERA = typeof navigator !== 'undefined' && navigator.mediaDevices !== undefined;

/** Says that one may scan, opens the camera, and tells what was made of the last code. */
export function ScanBar({ scanning, hint }: { scanning: Scanning; hint?: string }) {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const { bar, understood, isReading, read } = scanning;
  return (
    <Box
      ref={bar}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 2,
        px: { xs: 4, md: 5 },
        py: 2,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <ScannerIcon fontSize="small" color="action" />
      <Typography
        variant="body2"
        role="status"
        sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}
        color={understood?.refused ? 'error' : understood ? 'textPrimary' : 'textSecondary'}
      >
        {isReading ? translate('scan.reading') : (understood?.text ?? hint ?? translate('scan.hint'))}
      </Typography>
      {HAS_CAMERA && (
        <Button
          size="small"
          aria-label={translate('scan.camera')}
          onClick={() => setOpen(true)}
          sx={{ flex: 'none', gap: 2 }}
        >
          <CameraIcon fontSize="small" />
          {/* On a phone the words of the bar need the room. */}
          <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
            {translate('scan.camera')}
          </Box>
        </Button>
      )}
      {isOpen && (
        <Suspense>
          <CameraDialog
            onCode={(code) => {
              setOpen(false);
              read(code);
            }}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </Box>
  );
}
