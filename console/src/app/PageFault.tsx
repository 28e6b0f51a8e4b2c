import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from '../i18n/I18nProvider.js';
import { EmptyState } from '../shared/page/EmptyState.js';

/** In place of a page that broke, or whose code did not come. */
export function PageFault() {
  const translate = useTranslate();
  return (
    <Box role="alert" sx={{ p: { xs: 4, md: 8 } }}>
      <EmptyState
        inPanel
        title={translate('error.page')}
        help={translate('error.pageHelp')}
        action={
          <Button variant="contained" onClick={() => window.location.reload()}>
            {translate('action.reload')}
          </Button>
        }
      />
    </Box>
  );
}
