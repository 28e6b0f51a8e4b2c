import Box from '@mui/material/Box';
import type { Ref } from 'react';
import type { StockRow } from '../../api/types.js';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { useFormat } from '../../providers/session/SessionProvider.js';
import { VisuallyHiddenRadio } from '../form/fields/VisuallyHiddenRadio.js';
import { BatchNote, BatchTags, FreshnessTag } from '../record/BatchTags.js';
import { Code } from '../record/Code.js';

interface Props {
  readonly name: string;
  readonly batch: StockRow;
  /** Another batch has the same lot: the delivery note tells them apart. */
  readonly inDoubt: boolean;
  readonly checked: boolean;
  readonly disabled?: boolean;
  readonly onSelect: () => void;
  readonly inputRef?: Ref<HTMLInputElement>;
}

/** One batch of a picker: lot, expiry with days left, usage limit, what is left. */
export function BatchChoice({ name, batch, inDoubt, checked, disabled, onSelect, inputRef }: Props) {
  const translate = useTranslate();
  const format = useFormat();
  return (
    <Box
      component="label"
      sx={{
        position: 'relative',
        display: 'grid',
        gridTemplateColumns: { xs: '1fr auto', sm: 'minmax(150px, 1fr) minmax(200px, 1.5fr) 100px' },
        columnGap: 4,
        rowGap: 1,
        alignItems: 'center',
        px: 3.5,
        py: 2.5,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: 'background.paper',
        cursor: disabled ? 'default' : 'pointer',
        '&:hover': { borderColor: 'primary.main' },
        '&:has(:checked)': {
          borderColor: 'primary.main',
          bgcolor: 'primaryTint',
          boxShadow: 'inset 0 0 0 1px var(--mui-palette-primary-main)',
        },
        '&:has(:focus-visible)': { outline: 2, outlineColor: 'primary.main', outlineOffset: 1 },
      }}
    >
      <VisuallyHiddenRadio
        name={name}
        checked={checked}
        disabled={disabled}
        onSelect={onSelect}
        inputRef={inputRef}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, fontSize: '1.0625rem' }}>
        <Code>{batch.lot}</Code>
        <BatchTags batch={batch} />
        {inDoubt && <BatchNote batch={batch} />}
      </Box>
      <Box
        sx={{
          gridRow: { xs: 2, sm: 1 },
          gridColumn: { xs: '1 / -1', sm: 2 },
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          columnGap: 3,
          rowGap: 1,
          typography: 'body2',
        }}
      >
        <FreshnessTag batch={batch} />
        <span>{translate('batch.expiry', { date: format.expiry(batch.peremption, batch.produit) })}</span>
        {batch.limiteUtilisation && (
          <span>{translate('batch.usageLimit', { date: format.dateTime(batch.limiteUtilisation) })}</span>
        )}
      </Box>
      <Box sx={{ textAlign: 'right', typography: 'body2' }}>
        <Box sx={{ fontWeight: 'fontWeightMedium' }}>{format.packages(batch.quantite, batch.produit)}</Box>
        <Box sx={{ color: 'text.secondary' }}>{format.doses(batch.quantite, batch.produit)}</Box>
      </Box>
    </Box>
  );
}
