import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useState } from 'react';
import { readOf } from '../../api/queries.js';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { useFormat } from '../../providers/session/SessionProvider.js';
import { useIsSlow } from './SlowAnswer.js';

/** What takes less is there before anybody has read how far it is. */
const LONG_MS = 1_000;
const ASK_EVERY_MS = 700;

/** How far a long command is, while it runs; nothing before it has taken a second. */
export function CommandProgress({ runningKey }: { runningKey: string | undefined }) {
  const [shown, setShown] = useState<string>();
  useEffect(() => {
    if (runningKey === undefined) return;
    const timer = setTimeout(() => setShown(runningKey), LONG_MS);
    return () => clearTimeout(timer);
  }, [runningKey]);
  return (
    <Box role="status">
      {runningKey !== undefined && shown === runningKey && <ShownProgress commandKey={runningKey} />}
    </Box>
  );
}

function ShownProgress({ commandKey }: { commandKey: string }) {
  const translate = useTranslate();
  const format = useFormat();
  const wordsId = useId();
  const { data } = useQuery({
    ...readOf('/commandes/{key}', { path: { key: commandKey } }),
    refetchInterval: ASK_EVERY_MS,
    retry: false,
    gcTime: 0,
  });
  const { fait = 0, total = 0 } = data ?? {};
  const isCounted = total > 0;
  const isSlow = useIsSlow(data === undefined);
  return (
    <>
      <LinearProgress
        aria-labelledby={wordsId}
        variant={isCounted ? 'determinate' : 'indeterminate'}
        value={isCounted ? (100 * fait) / total : undefined}
      />
      <Typography id={wordsId} variant="body2" color="textSecondary" sx={{ mt: 2 }}>
        {isCounted
          ? translate('progress.counted', { done: format.number(fait), total: format.number(total) })
          : translate(isSlow ? 'state.slow' : 'progress.begun')}
      </Typography>
    </>
  );
}
