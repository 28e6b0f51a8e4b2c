import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import type { StockRow } from '../../api/types.js';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { useSession } from '../../providers/session/SessionProvider.js';
import { type FieldProps, useField } from '../form/useField.js';
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
  /** Where batches that have expired stand: scrapping looks for them first. */
  readonly expired?: 'first' | 'last';
}

/** Batches, first-expiring first, each with all that decides between them. The field holds the batch's id. */
export function FormBatch({ batches, expired, ...props }: Props) {
  const translate = useTranslate();
  const { zone } = useSession();
  const [typed, setTyped] = useState('');
  const field = useField<string | null>(props);
  const sorted = useMemo(() => byUrgency(batches, zone, { expired }), [batches, zone, expired]);
  const inDoubt = useMemo(() => lotsInDoubt(batches), [batches]);
  const wanted = typed.trim().toLowerCase();
  const found = sorted.filter(({ lot }) => lot.toLowerCase().includes(wanted));
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
          onEnter={() => found[0] && field.set(found[0].id)}
          disabled={props.disabled}
        />
      )}
      <Box
        role="radiogroup"
        aria-label={props.label}
        aria-required={props.required}
        sx={{ display: 'grid', gap: 2, maxHeight: 'min(60vh, 480px)', overflowY: 'auto', p: 0.5, m: -0.5 }}
      >
        {found.slice(0, DRAWN).map((batch, index) => (
          <BatchChoice
            key={batch.id}
            name={props.name}
            batch={batch}
            inDoubt={inDoubt.has(batch.lot)}
            checked={field.value === batch.id}
            disabled={props.disabled}
            onSelect={() => field.set(batch.id)}
            inputRef={index === 0 ? field.ref : undefined}
          />
        ))}
      </Box>
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
