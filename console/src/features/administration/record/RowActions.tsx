import SwitchIcon from '@mui/icons-material/PowerSettingsNewOutlined';
import PublishIcon from '@mui/icons-material/PublishOutlined';
import HiddenIcon from '@mui/icons-material/VisibilityOffOutlined';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useTranslate } from '../../../i18n/I18nProvider.js';
import type { AdministeredKind } from './administered-kind.js';
import { useStatusSwitch } from './useStatusSwitch.js';

interface Props {
  readonly kind: AdministeredKind;
  readonly row: { readonly id: string };
  readonly name: string;
  readonly isOn: boolean;
}

/** Switches a row on or off. */
export function RowActions({ kind, row, name, isOn }: Props) {
  const translate = useTranslate();
  const switchStatus = useStatusSwitch(kind);
  const isTemplate = kind.name === 'template';
  const action = isTemplate ? (isOn ? 'hide' : 'publish') : isOn ? 'disable' : 'enable';
  const label = translate(`administration.${action}.named`, { name });
  const Icon = isTemplate ? (isOn ? HiddenIcon : PublishIcon) : SwitchIcon;
  return (
    <Tooltip title={translate(`administration.${action}.confirm`)}>
      <IconButton
        size="small"
        aria-label={label}
        onClick={() => void switchStatus({ id: row.id, status: !isOn }, name)}
        sx={{ color: isOn ? 'tones.good.ink' : 'text.secondary' }}
      >
        <Icon fontSize="small" />
      </IconButton>
    </Tooltip>
  );
}
