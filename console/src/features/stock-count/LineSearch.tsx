import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useMutation } from '@tanstack/react-query';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { useFormat } from '../../providers/session/SessionProvider.js';
import { commandErrorText } from '../../shared/errors/failure-text.js';
import { useAnnounce } from '../../shared/feedback/Messages.js';
import { useWaited } from '../../shared/feedback/useWaited.js';
import { type CountLine, isScannedCode } from './stock-count.js';
import type { SeekBatches } from './useCountLines.js';

interface Props {
  readonly text: string;
  readonly onText: (text: string) => void;
  /** Enter: what was typed or scanned is complete. */
  readonly onEnter: () => void;
  /** Seeks batches that are not listed. */
  readonly seek: SeekBatches;
  readonly onSought?: (found: readonly CountLine[]) => void;
  readonly autoFocus?: boolean;
}

/** A batch number, or a part of it, or a code that a scanner types; used-up batches are sought by a button. */
export function LineSearch({ text, onText, onEnter, seek, onSought, autoFocus }: Props) {
  const translate = useTranslate();
  const format = useFormat();
  const announce = useAnnounce();
  const waited = useWaited();
  const wanted = text.trim();
  const { mutate, isPending } = useMutation({
    mutationFn: () => waited(seek(wanted)),
    onSuccess: (found) => {
      announce.info(translate('stockCount.sought', { count: format.number(found.length) }));
      if (found.length > 0) onSought?.(found);
    },
    onError: (error) => announce.error(commandErrorText(error, translate)),
  });
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
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
        sx={{ width: 1, maxWidth: { md: 420 } }}
      />
      <Button
        size="small"
        disabled={wanted === '' || isScannedCode(wanted)}
        loading={isPending}
        onClick={() => mutate()}
      >
        {translate('stockCount.seek')}
      </Button>
    </Box>
  );
}
