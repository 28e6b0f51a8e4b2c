import DarkMode from '@mui/icons-material/DarkModeOutlined';
import LightMode from '@mui/icons-material/LightModeOutlined';
import IconButton from '@mui/material/IconButton';
import { useColorScheme } from '@mui/material/styles';
import { useTranslate } from '../../i18n/I18nProvider.js';

/** Follows the system until somebody chooses. */
export function ThemeSwitch() {
  const translate = useTranslate();
  const { mode, systemMode, setMode } = useColorScheme();
  const isDark = (mode === 'system' ? systemMode : mode) === 'dark';
  const label = translate(isDark ? 'app.lightTheme' : 'app.darkTheme');
  return (
    <IconButton
      color="inherit"
      title={label}
      aria-label={label}
      onClick={() => setMode(isDark ? 'light' : 'dark')}
    >
      {isDark ? <LightMode /> : <DarkMode />}
    </IconButton>
  );
}
