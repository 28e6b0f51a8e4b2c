import Box from '@mui/material/Box';
import { useRef, useState } from 'react';
import { useI18n } from '../../i18n/I18nProvider.js';
import { useFormat } from '../../providers/session/SessionProvider.js';
import { commandErrorText } from '../../shared/errors/failure-text.js';
import { useWaited } from '../../shared/feedback/useWaited.js';
import { readQuantity, writeQuantity } from '../../shared/form/fields/quantity.js';
import { useSendAgain } from '../../shared/form/useSendAgain.js';
import { BatchNote, BatchTags } from '../../shared/record/BatchTags.js';
import { Code } from '../../shared/record/Code.js';
import { takenBackBy } from '../../shared/scan/useWedge.js';
import { Difference } from './CountLines.js';
import type { CountLine } from './stock-count.js';
import { type LineSaves, useCountBatch } from './useCountCommands.js';

interface Props {
  readonly line: CountLine;
  readonly countId: string;
  readonly saves: LineSaves;
  readonly onFocus: () => void;
  /** What is typed and not saved has changed; undefined: nothing is. */
  readonly onType: (text: string | undefined) => void;
}

/** One batch: what is expected, what is found. The table around it listens to its keys. */
export function CountRow({ line, countId, saves, onFocus, onType }: Props) {
  const { locale, translations } = useI18n();
  const { translate } = translations;
  const format = useFormat();
  const { count, forget, isPending } = useCountBatch(countId, line, saves);
  const waited = useWaited();
  /** What is typed; undefined: what the service has. */
  const [typed, setTyped] = useState<string>();
  const [problem, setProblem] = useState<unknown>();
  const sendAgainText = useSendAgain(problem);
  const latest = useRef<string>(undefined);
  const { idStock, produit, quantiteAttendue, quantiteComptee } = line;

  const type = (text: string | undefined) => {
    latest.current = text;
    onType(text);
    setTyped(text);
    setProblem(undefined);
  };
  const giveUp = () => {
    type(undefined);
    void forget();
  };
  const save = async () => {
    const text = latest.current;
    const value = readQuantity(text ?? '', locale);
    if (value === null) return giveUp();
    try {
      await waited(count(value));
      // Unless more was typed meanwhile.
      if (latest.current === text) type(undefined);
    } catch (error) {
      setProblem(error);
    }
  };
  const onInput = ({ currentTarget }: React.FormEvent<HTMLElement>) =>
    type((currentTarget as HTMLInputElement).value);
  const fault = sendAgainText ?? (problem === undefined ? undefined : commandErrorText(problem, translate));
  const label = translate('stockCount.countOf', { product: produit.nomCommercial, batch: line.lot });

  return (
    <tr>
      <td>{produit.nomCommercial}</td>
      <td>
        <Code>{line.lot}</Code> <BatchTags batch={line} /> <BatchNote batch={line} />
      </td>
      <td>{format.expiry(line.peremption, produit)}</td>
      <td style={{ textAlign: 'right', whiteSpace: 'nowrap' }}>
        {quantiteAttendue === null ? '—' : format.packages(quantiteAttendue, produit)}
      </td>
      <td style={{ textAlign: 'right' }}>
        <Box
          component="input"
          // The text alone would not tell a number that is shown from one that was typed, which counts the batch again.
          ref={takenBackBy(() => {
            const before = latest.current;
            return () => type(before);
          })}
          aria-label={label}
          aria-invalid={fault !== undefined}
          title={fault}
          data-line={idStock}
          inputMode="numeric"
          autoComplete="off"
          value={typed ?? writeQuantity(quantiteComptee)}
          onChange={onInput}
          // React reports no change where the same number is typed again, which counts the batch again.
          onInput={onInput}
          onFocus={(event: React.FocusEvent<HTMLInputElement>) => {
            event.target.select();
            onFocus();
          }}
          onBlur={() => void save()}
          onKeyDown={(event: React.KeyboardEvent) => event.key === 'Escape' && giveUp()}
          sx={CELL}
        />
        {fault && (
          <Box role="alert" sx={{ typography: 'caption', color: 'error.main' }}>
            {fault}
          </Box>
        )}
      </td>
      <td>{isPending ? translate('state.loading') : <Difference line={line} />}</td>
    </tr>
  );
}

const CELL = {
  width: 110,
  height: 36,
  px: 2,
  border: 1,
  borderColor: 'outline',
  borderRadius: 1,
  bgcolor: 'background.paper',
  color: 'text.primary',
  font: 'inherit',
  fontSize: 15,
  textAlign: 'right',
  fontVariantNumeric: 'tabular-nums',
  '&:focus-visible': { outline: 2, outlineColor: 'primary.main', outlineOffset: -1 },
  '&[aria-invalid=true]': { borderColor: 'error.main', bgcolor: 'tones.danger.tint' },
} as const;
