import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import type { StockRow } from '../../api/types.js';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { useSession } from '../../providers/session/SessionProvider.js';
import { type FieldProps, useField } from '../form/useField.js';
import { RecallNotices } from '../record/RecallNotice.js';
import { BatchChoice } from './BatchChoice.js';
import { BatchSearch } from './BatchSearch.js';
import { byUrgency } from './freshness.js';
import { lotsInDoubt } from './lots-in-doubt.js';

/** More than these want a search. */
const IN_SIGHT = 8;
/** Those that expire later than so many others are found by their number. */
const DRAWN = 50;

interface Props extends FieldProps<string | null> {
  /** Of one product. */
  readonly batches: readonly StockRow[];
  /** Where batches stand that have expired or are recalled: scrapping looks for them first, and takes them. */
  readonly unusable?: 'first' | 'last';
}

/** Batches, first-expiring first, each with all that decides between them. The field holds the batch's id. */
export function FormBatch({ batches, unusable = 'last', ...props }: Props) {
  const translate = useTranslate();
  const { zone } = useSession();
  const [typed, setTyped] = useState('');
  const field = useField<string | null>(props);
  const sorted = useMemo(() => byUrgency(batches, zone, { unusable }), [batches, zone, unusable]);
  const inDoubt = useMemo(() => lotsInDoubt(batches), [batches]);
  const wanted = typed.trim().toLowerCase();
  const found = sorted.filter(({ lot }) => lot.toLowerCase().includes(wanted));
  const mayTake = ({ rappel }: StockRow) => !rappel || unusable === 'first';
  const hidden = found.length - DRAWN;
  if (batches.length === 0) {
    return <Typography color="textSecondary">{translate('batch.none')}</Typography>;
  }
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      {batches.length > IN_SIGHT && (
        <BatchSearch
          value={typed}
          onChange={setTyped}
          onEnter={() => {
            const first = found.find(mayTake);
            if (first) field.set(first.id);
          }}
          disabled={props.disabled}
        />
      )}
      <Box
        role="radiogroup"
        aria-label={props.label}
        aria-required={props.required}
        sx={{
          display: 'grid',
          // No row is lower than what it shows, also where the list is cut.
          gridAutoRows: 'max-content',
          gap: 2,
          maxHeight: 'min(60vh, 480px)',
          overflowY: 'auto',
          p: 0.5,
          m: -0.5,
        }}
      >
        {found.slice(0, DRAWN).map((batch, index) => (
          <BatchChoice
            key={batch.id}
            name={props.name}
            batch={batch}
            inDoubt={inDoubt.has(batch.lot)}
            checked={field.value === batch.id}
            disabled={props.disabled || !mayTake(batch)}
            onSelect={() => field.set(batch.id)}
            inputRef={index === 0 ? field.ref : undefined}
          />
        ))}
      </Box>
      <RecallNotices goods={batches} />
      {(hidden > 0 || found.length === 0) && (
        <Typography role="status" variant="body2" color="textSecondary">
          {hidden > 0 ? translate('batch.moreToFind', { smart_count: hidden }) : translate('batch.notFound')}
        </Typography>
      )}
      {(field.error ?? props.help) && (
        <FormHelperText error={field.error !== undefined}>{field.error ?? props.help}</FormHelperText>
      )}
    </Box>
  );
}
