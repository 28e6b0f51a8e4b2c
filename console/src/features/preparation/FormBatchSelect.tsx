import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useMemo } from 'react';
import type { StockRow } from '../../api/types.js';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { useFormat, useSession } from '../../providers/session/SessionProvider.js';
import { chosenFrom } from '../../shared/form/rules.js';
import { type FieldProps, useField } from '../../shared/form/useField.js';
import { byUrgency, freshness } from '../../shared/pickers/freshness.js';
import { lotsInDoubt } from '../../shared/pickers/lots-in-doubt.js';
import { BatchNote, BatchTags, FreshnessTag } from '../../shared/record/BatchTags.js';
import { Code } from '../../shared/record/Code.js';
import { RecallNotices } from '../../shared/record/RecallNotice.js';

interface Props extends FieldProps<string | null> {
  /** Of one product, with what is left of them. */
  readonly batches: readonly StockRow[];
}

/** The proposed batch in full on one line, the others one key away. The field holds the batch's id. */
export function FormBatchSelect({ batches, ...props }: Props) {
  const { zone } = useSession();
  const field = useField<string | null>(props, props.required ? chosenFrom(batches) : undefined);
  const sorted = useMemo(() => byUrgency(batches, zone), [batches, zone]);
  const inDoubt = useMemo(() => lotsInDoubt(batches), [batches]);
  const chosen = batches.find(({ id }) => id === field.value);
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <TextField
        {...field.input}
        select
        disabled={props.disabled || batches.length === 0}
        value={chosen?.id ?? ''}
        onChange={(event) => field.set(event.target.value)}
        slotProps={{
          select: {
            renderValue: () => chosen && <BatchLine batch={chosen} inDoubt={inDoubt.has(chosen.lot)} />,
          },
          inputLabel: { shrink: chosen !== undefined || undefined },
        }}
      >
        {sorted.map((batch) => (
          <MenuItem
            key={batch.id}
            value={batch.id}
            disabled={batch.rappel}
            sx={{ whiteSpace: 'normal', borderBottom: 1, borderColor: 'divider', py: 2 }}
          >
            <BatchLine batch={batch} inDoubt={inDoubt.has(batch.lot)} />
          </MenuItem>
        ))}
      </TextField>
      <RecallNotices goods={batches} />
    </Box>
  );
}

/** Lot, days left, the usage limit or the expiry, whichever ends them, and what is left. */
function BatchLine({ batch, inDoubt }: { batch: StockRow; inDoubt: boolean }) {
  const translate = useTranslate();
  const format = useFormat();
  const { zone } = useSession();
  const { limited } = freshness(batch, zone);
  return (
    <Box
      component="span"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 2.5,
        rowGap: 0.5,
        width: '100%',
        whiteSpace: 'normal',
        overflowWrap: 'anywhere',
      }}
    >
      <Code>{batch.lot}</Code>
      <FreshnessTag batch={batch} />
      <BatchTags batch={batch} />
      {inDoubt && <BatchNote batch={batch} />}
      <Box component="span" sx={{ typography: 'body2', color: 'text.secondary', flex: 1, minWidth: 150 }}>
        {limited
          ? translate('batch.usageLimit', { date: format.dateTime(batch.limiteUtilisation) })
          : translate('batch.expiry', { date: format.expiry(batch.peremption, batch.produit) })}
      </Box>
      <Box component="span" sx={{ typography: 'body2', textAlign: 'right', ml: 'auto' }}>
        <Box component="span" sx={{ display: 'block', fontWeight: 'fontWeightMedium' }}>
          {format.packages(batch.quantite, batch.produit)}
        </Box>
        <Box component="span" sx={{ display: 'block', typography: 'caption', color: 'text.secondary' }}>
          {format.doses(batch.quantite, batch.produit)}
        </Box>
      </Box>
    </Box>
  );
}
