import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import type { StockRow } from '../../api/types.js';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { useSession } from '../../providers/session/SessionProvider.js';
import { type FieldProps, useField } from '../form/useField.js';
import { BatchChoice } from './BatchChoice.js';
import { byUrgency } from './freshness.js';

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
  const field = useField<string | null>(props);
  if (batches.length === 0) {
    return <Typography color="textSecondary">{translate('batch.none')}</Typography>;
  }
  return (
    <Box>
      <Box
        role="radiogroup"
        aria-label={props.label}
        aria-required={props.required}
        sx={{ display: 'grid', gap: 2, maxHeight: 'min(60vh, 480px)', overflowY: 'auto', p: 0.5, m: -0.5 }}
      >
        {byUrgency(batches, zone, { expired }).map((batch, index) => (
          <BatchChoice
            key={batch.id}
            name={props.name}
            batch={batch}
            checked={field.value === batch.id}
            disabled={props.disabled}
            onSelect={() => field.set(batch.id)}
            inputRef={index === 0 ? field.ref : undefined}
          />
        ))}
      </Box>
      {(field.error ?? props.help) && (
        <FormHelperText error={field.error !== undefined}>{field.error ?? props.help}</FormHelperText>
      )}
    </Box>
  );
}
