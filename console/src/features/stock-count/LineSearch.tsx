import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { useFormat } from '../../providers/session/SessionProvider.js';
import { readErrorText } from '../../shared/errors/failure-text.js';
import { useAnnounce } from '../../shared/feedback/Messages.js';
import { useWaited } from '../../shared/feedback/useWaited.js';
import { hasNoUseFor } from '../../shared/form/useFocusAfterSending.js';
import { type CountLine, isScannedCode } from './stock-count.js';
import type { SeekBatches } from './useCountLines.js';

/** A part of a number that is shorter fits too many batches. */
const LEAST = 2;

interface Props {
  readonly text: string;
  readonly onText: (text: string) => void;
  /** Enter: what was typed or scanned is complete. */
  readonly onEnter: () => void;
  /** Seeks batches that are not listed. */
  readonly seek: SeekBatches;
  /** Something was found, and the text is still the one that was sought. */
  readonly onSought: (found: readonly CountLine[], focus: Focus) => void;
  readonly autoFocus?: boolean;
}

/** `free`: nobody has moved it since the button was pressed. */
type Focus = 'free' | 'elsewhere';

/** A batch number, or a part of it, or a code that a scanner types; used-up batches are sought by a button. */
export function LineSearch({ text, onText, onEnter, seek, onSought, autoFocus }: Props) {
  const translate = useTranslate();
  const format = useFormat();
  const announce = useAnnounce();
  const waited = useWaited();
  const wanted = text.trim();
  const field = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  // The button is disabled while it waits, and loses the focus.
  const isFree = () => button.current !== null && hasNoUseFor(document.activeElement, button.current);
  const { mutate, isPending } = useMutation({
    mutationFn: (lot: string) => waited(seek(lot)),
    // Called as it was drawn last: `wanted` is what the field has now.
    onSuccess: ({ found, isPart }, lot) => {
      if (lot !== wanted) return;
      const message = isPart ? 'stockCount.soughtPart' : 'stockCount.sought';
      announce.info(translate(message, { count: format.number(found.length) }));
      if (found.length > 0) onSought(found, isFree() ? 'free' : 'elsewhere');
      else if (isFree()) field.current?.focus();
    },
    onError: (error) => {
      announce.error(readErrorText(error, translate, translate('stockCount.seekFailure')));
      if (isFree()) field.current?.focus();
    },
  });
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      <TextField
        inputRef={field}
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
        ref={button}
        size="small"
        disabled={wanted.length < LEAST || isScannedCode(wanted)}
        loading={isPending}
        onClick={() => mutate(wanted)}
      >
        {translate('stockCount.seek')}
      </Button>
    </Box>
  );
}
