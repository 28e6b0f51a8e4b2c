import AddIcon from '@mui/icons-material/AddOutlined';
import RemoveIcon from '@mui/icons-material/RemoveOutlined';
import Box from '@mui/material/Box';
import Button, { type ButtonProps } from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { ProductBrief } from '../../../api/types.js';
import { useTranslate } from '../../../i18n/I18nProvider.js';
import { useFormat } from '../../../providers/session/SessionProvider.js';
import { narrowest } from '../../../theme/tokens.js';
import { notNegative, wholeNumber } from '../rules.js';
import { type FieldProps, useField } from '../useField.js';
import { useQuantityText } from './quantity.js';

interface Props extends Partial<FieldProps<number | null>> {
  /** Says the doses of what is typed, as it is typed. */
  readonly product?: Pick<ProductBrief, 'nbDoses' | 'typeConditionnement'>;
  /** Corrections may take away. */
  readonly signed?: boolean;
  /** Smallest value of the minus button. */
  readonly min?: number;
  /** Largest value of the plus button. It does not limit what is typed: the rules of the field refuse that. */
  readonly max?: number;
  readonly autoFocus?: boolean;
}

/**
 * Whole packages: typed, or counted with a thumb. Arrow keys count too. What is no whole number, or negative where no
 * sign is meant, stays as it was typed and is refused.
 */
export function FormQuantity({ product, signed = false, min, max, autoFocus, ...given }: Props) {
  const translate = useTranslate();
  const props = { name: 'quantity', label: translate('field.quantity'), ...given };
  const format = useFormat();
  const helpId = useId();
  const rules = [wholeNumber, ...(props.rules ?? []), signed ? undefined : notNegative];
  const field = useField<number | null>({ ...props, rules });
  const { text, type } = useQuantityText(field.value, field.set);
  const { helperText, ...input } = field.input;
  const least = min ?? (signed ? Number.NEGATIVE_INFINITY : 0);
  const most = max ?? Number.POSITIVE_INFINITY;
  const step = (by: number) => field.set(Math.min(most, Math.max(least, (field.value || 0) + by)));

  return (
    <Box role="group" aria-label={props.label}>
      <Box sx={{ display: 'flex', gap: 2, maxWidth: 320 }}>
        <StepButton
          label={translate('quantity.less')}
          disabled={props.disabled || (field.value ?? 0) <= least}
          onClick={() => step(-1)}
        >
          <RemoveIcon />
        </StepButton>
        <TextField
          {...input}
          value={text}
          onChange={(event) => type(event.target.value)}
          onFocus={(event) => event.target.select()}
          onKeyDown={(event) => {
            const by = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 }[event.key];
            if (by === undefined) return;
            event.preventDefault();
            step(by);
          }}
          autoFocus={autoFocus}
          autoComplete="off"
          slotProps={{
            htmlInput: {
              inputMode: signed ? 'text' : 'numeric',
              'aria-describedby': helpId,
              style: { textAlign: 'center', fontSize: '1.25rem', fontWeight: 600 },
            },
          }}
        />
        <StepButton
          label={translate('quantity.more')}
          disabled={props.disabled || (field.value ?? 0) >= most}
          onClick={() => step(1)}
        >
          <AddIcon />
        </StepButton>
      </Box>
      <FormHelperText id={helpId} error={input.error}>
        {helperText}
      </FormHelperText>
      {product && field.value !== null && !Number.isNaN(field.value) && (
        <Typography variant="body2" aria-live="polite">
          {format.withDoses(field.value, product)}
        </Typography>
      )}
    </Box>
  );
}

/** Out of the Tab order: on a keyboard the arrow keys do the same. */
function StepButton({ label, ...props }: ButtonProps & { readonly label: string }) {
  return (
    <Button
      variant="outlined"
      aria-label={label}
      tabIndex={-1}
      sx={{ minWidth: { xs: 56, md: 44 }, [narrowest]: { minWidth: 44 }, px: 0 }}
      {...props}
    />
  );
}
