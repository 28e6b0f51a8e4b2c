import TextField from '@mui/material/TextField';
import { useTranslate } from '../../i18n/I18nProvider.js';

interface Props {
  readonly text: string;
  readonly onText: (text: string) => void;
  /** Enter: what was typed or scanned is complete. */
  readonly onEnter: () => void;
  readonly autoFocus?: boolean;
}

/** A batch number, or a part of it, or a code that a scanner types. */
export function LineSearch({ text, onText, onEnter, autoFocus }: Props) {
  const translate = useTranslate();
  return (
    <TextField
      label={translate('stockCount.search')}
      helperText={translate('stockCount.searchHelp')}
      value={text}
      onChange={(event) => onText(event.target.value)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        event.preventDefault();
        onEnter();
      }}
      autoFocus={autoFocus}
      autoComplete="off"
      sx={{ maxWidth: { md: 420 } }}
    />
  );
}
