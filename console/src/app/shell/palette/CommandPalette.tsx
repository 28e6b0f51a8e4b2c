import SearchIcon from '@mui/icons-material/SearchOutlined';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslate } from '../../../i18n/I18nProvider.js';

/** Loaded when it opens, and not before. */
const PaletteDialog = lazy(() => import('./PaletteDialog.js'));

/** Ctrl+K, or the button: pages, products, lots, notes and centres by a few letters. */
export function CommandPalette() {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const open = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      event.preventDefault();
      setOpen(true);
    };
    window.addEventListener('keydown', open);
    return () => window.removeEventListener('keydown', open);
  }, []);
  return (
    <>
      <Tooltip title={translate('palette.open')}>
        <IconButton
          color="inherit"
          aria-label={translate('palette.title')}
          aria-keyshortcuts="Control+K"
          onClick={() => setOpen(true)}
          // On a phone the name of the centre needs the room; the menu is a tap away.
          sx={{ display: { xs: 'none', sm: 'inline-flex' } }}
        >
          <SearchIcon />
        </IconButton>
      </Tooltip>
      {isOpen && (
        <Suspense>
          <PaletteDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
