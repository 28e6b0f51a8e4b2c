import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect } from 'react';
import { useRouteError } from 'react-router';
import { useTranslate } from '../i18n/I18nProvider.js';
import { EmptyState } from '../shared/page/EmptyState.js';
import { Panel } from '../shared/page/Panel.js';

/** A page that broke takes nothing else with it. */
export function RouteError() {
  const translate = useTranslate();
  const error = useRouteError();
  useEffect(() => {
    console.error(error);
  }, [error]);
  return (
    <Box role="alert" sx={{ p: { xs: 4, md: 8 } }}>
      <Panel>
        <EmptyState
          title={translate('error.page')}
          help={translate('error.pageHelp')}
          action={
            <Button variant="contained" onClick={() => window.location.reload()}>
              {translate('action.reload')}
            </Button>
          }
        />
      </Panel>
    </Box>
  );
}
