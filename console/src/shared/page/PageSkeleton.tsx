import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { space } from '../../theme/tokens.js';
import { SlowAnswer } from '../feedback/SlowAnswer.js';

/** Holds a page's place while it loads, so that nothing jumps. */
export function PageSkeleton({ rows = 6 }: { rows?: number }) {
  const translate = useTranslate();
  return (
    <Box sx={{ maxWidth: space.page, mx: 'auto' }}>
      <Box role="status" aria-label={translate('state.loading')} sx={{ mb: 5 }}>
        <Skeleton variant="rounded" width={260} height={36} />
      </Box>
      <RowsSkeleton rows={rows} />
    </Box>
  );
}

/** Lines of a list or a panel that is still loading; said above them where that takes long. */
export function RowsSkeleton({ rows = 6, height = space.row }: { rows?: number; height?: number }) {
  return (
    <div>
      <SlowAnswer isWaiting />
      <Box sx={{ display: 'grid', gap: 2 }} aria-hidden>
        {Array.from({ length: rows }, (_, row) => `row-${row}`).map((key) => (
          <Skeleton key={key} variant="rounded" height={height} />
        ))}
      </Box>
    </div>
  );
}
