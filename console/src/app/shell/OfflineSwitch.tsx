import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useNavigate } from 'react-router';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { useOffline } from '../../providers/offline/OfflineProvider.js';
import { useAnnounce } from '../../shared/feedback/Messages.js';

/** Only where the centre may work disconnected; it can be left when everything is sent. */
export function OfflineSwitch() {
  const translate = useTranslate();
  const announce = useAnnounce();
  const navigate = useNavigate();
  const { offered, active, enter, leave } = useOffline();
  if (!offered) return null;

  const change = (isOffline: boolean) => {
    if (isOffline) {
      enter();
      void navigate('/');
    } else if (!leave()) {
      announce.warning(translate('offline.waiting'));
    }
  };

  return (
    <FormControlLabel
      label={translate('offline.mode')}
      control={
        <Switch
          checked={active}
          onChange={(_, checked) => change(checked)}
          // The words are not shown on a phone.
          slotProps={{ input: { 'aria-label': translate('offline.mode') } }}
        />
      }
      sx={{ mr: 0, flexShrink: 0, '& .MuiFormControlLabel-label': { display: { xs: 'none', sm: 'block' } } }}
      slotProps={{ typography: { variant: 'body2' } }}
    />
  );
}
