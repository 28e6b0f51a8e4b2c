import Box from '@mui/material/Box';
import { PageSkeleton } from '../shared/page/PageSkeleton.js';

/** The page's place before anything is known. */
export const StartSkeleton = () => (
  <Box sx={{ p: { xs: 4, md: 8 }, pt: 24 }}>
    <PageSkeleton />
  </Box>
);
