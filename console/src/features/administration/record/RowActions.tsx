import SwitchIcon from '@mui/icons-material/PowerSettingsNewOutlined';
import PublishIcon from '@mui/icons-material/PublishOutlined';
import HiddenIcon from '@mui/icons-material/VisibilityOffOutlined';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useTranslate } from '../../../i18n/I18nProvider.js';
import { type AdministeredKind, statusAction } from './administered-kind.js';
import { useStatusSwitch } from './useStatusSwitch.js';

interface Props {
  readonly kind: AdministeredKind;
  readonly row: { readonly id: string };
  readonly name: string;
  readonly isOn: boolean;
}

const ICONS = { publish: PublishIcon, hide: HiddenIcon, enable: SwitchIcon, disable: SwitchIcon } as const;

/** Switches a row on or off. */
export function RowActions({ kind, row, name, isOn }: Props) {
  const translate = useTranslate();
  const { switchOne } = useStatusSwitch(kind);
  const action = statusAction(kind, !isOn);
  const Icon = ICONS[action];
  return (
    <Tooltip title={translate(`administration.${action}.confirm`)}>
      <IconButton
        size="small"
        aria-label={translate(`administration.${action}.named`, { name })}
        onClick={() => void switchOne(row.id, !isOn, name)}
        sx={{ color: isOn ? 'tones.good.ink' : 'text.secondary' }}
      >
        <Icon fontSize="small" />
      </IconButton>
    </Tooltip>
  );
}
