/** Like `BarPicture`, for a quantity that changes step by step. */
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense } from 'react';

const Lines = lazy(() => import('./Lines.js'));

export interface LinePictureProps {
  /** What the picture shows, in one sentence; the figures themselves are in the table beside it. */
  readonly label: string;
  /** One for each step: what it is called on the axis, and how much there was from then on. */
  readonly steps: readonly { readonly label: string; readonly value: number }[];
  /** Index of the step that is marked. */
  readonly marked: number;
}

/** Pixels. */
const HEIGHT = 260;

/** Users who cannot see it read the label and the table, which every picture has. */
export function LinePicture({ label, ...line }: LinePictureProps) {
  return (
    <Box component="figure" role="img" aria-label={label} sx={{ m: 0 }}>
      <Suspense fallback={<Skeleton variant="rounded" height={HEIGHT} />}>
        <Lines {...line} height={HEIGHT} />
      </Suspense>
    </Box>
  );
}
