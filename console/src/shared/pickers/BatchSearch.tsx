import TextField from '@mui/material/TextField';
import { useTranslate } from '../../i18n/I18nProvider.js';

interface Props {
  readonly value: string;
  readonly onChange: (typed: string) => void;
  /** Takes the first that is found. */
  readonly onEnter: () => void;
  readonly disabled?: boolean;
}

/** A few characters of the lot, as it is printed on the box; Enter takes the first. */
export function BatchSearch({ value, onChange, onEnter, disabled }: Props) {
  const translate = useTranslate();
  return (
    <TextField
      label={translate('batch.search')}
      helperText={translate('batch.searchHelp')}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
        event.preventDefault();
        onEnter();
      }}
      autoComplete="off"
      disabled={disabled}
    />
  );
}
