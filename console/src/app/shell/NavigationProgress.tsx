import LinearProgress from '@mui/material/LinearProgress';
import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router';
import { useTranslate } from '../../i18n/I18nProvider.js';

/** Quick page changes show nothing: a bar that flashes only disturbs (milliseconds). */
const PATIENCE = 150;

export function NavigationProgress() {
  const translate = useTranslate();
  const isLoading = useNavigation().state === 'loading';
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (!isLoading) return setShown(false);
    const timer = setTimeout(() => setShown(true), PATIENCE);
    return () => clearTimeout(timer);
  }, [isLoading]);
  if (!shown) return null;
  return (
    <LinearProgress
      aria-label={translate('state.loading')}
      sx={{ position: 'fixed', insetInline: 0, top: 0, height: 3, zIndex: 'tooltip' }}
    />
  );
}
