import OfflineIcon from '@mui/icons-material/CloudOffOutlined';
import OnlineIcon from '@mui/icons-material/CloudQueueOutlined';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { useIsOffline, useOffline } from '../../providers/offline/OfflineProvider.js';
import { useAnnounce } from '../../shared/feedback/Messages.js';
import { useGoOffline, useOfflineOnArrival } from './going-offline.js';

/** Switches between working online and offline, where the selected centre may (docs/rules/offline.md, OF-1, OF-9). */
export function OfflineToggle() {
  const translate = useTranslate();
  const announce = useAnnounce();
  const navigate = useNavigate();
  const { controller, problem } = useOffline();
  const isOn = useIsOffline();
  const [isSwitching, setSwitching] = useState(false);
  const goOffline = useGoOffline();
  useOfflineOnArrival(async () => {
    setSwitching(true);
    try {
      await controller?.turnOn();
    } catch {
      announce.error(translate('offline.nothingSynchronised'));
    } finally {
      setSwitching(false);
    }
  });
  if (!controller && !problem) return null;

  const toggle = async () => {
    if (!controller) return announce.warning(translate(`offline.problem.${problem}`));
    if (!isOn) return goOffline();
    if (await controller.turnOff()) await navigate('/');
    else announce.warning(translate('offline.stillWaiting'));
  };

  return (
    <Tooltip title={translate(isOn ? 'offline.turnOff' : 'offline.turnOn')}>
      <IconButton
        role="switch"
        aria-checked={isOn}
        aria-label={translate('offline.mode')}
        color={isOn ? 'warning' : 'inherit'}
        loading={isSwitching}
        onClick={() => void toggle()}
      >
        {isOn ? <OfflineIcon /> : <OnlineIcon />}
      </IconButton>
    </Tooltip>
  );
}
