import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { useTranslate } from '../../i18n/I18nProvider.js';

/** An answer that takes longer than this is slow (milliseconds); most come within one second. */
export const SLOW_MS = 10_000;

/** The service has been waited for longer than usual. False again as soon as it is not waited for. */
export function useIsSlow(isWaiting: boolean): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setSlow(true), SLOW_MS);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isWaiting]);
  return isWaiting && isSlow;
}

/** Says that the service is slow, and that its answer is still being waited for (docs/rules/screens.md, SC-16). */
export function SlowAnswer({ isWaiting }: { isWaiting: boolean }) {
  const translate = useTranslate();
  const isSlow = useIsSlow(isWaiting);
  // It is in the page before its words are: only then do all screen readers read them aloud.
  return (
    <Box role="status">
      {isSlow && (
        <Typography color="textSecondary" sx={{ py: 2 }}>
          {translate('state.slow')}
        </Typography>
      )}
    </Box>
  );
}
