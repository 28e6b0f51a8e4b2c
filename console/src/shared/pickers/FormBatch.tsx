import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type KeyboardEvent, useMemo, useState } from 'react';
import type { StockRow } from '../../api/types.js';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { useFormat, useSession } from '../../providers/session/SessionProvider.js';
import { RadioTiles, scrolled } from '../form/fields/RadioTiles.js';
import { chosenFrom } from '../form/rules.js';
import { type FieldProps, useField } from '../form/useField.js';
import { BatchNote, BatchTags, FreshnessTag } from '../record/BatchTags.js';
import { Code } from '../record/Code.js';
import { RecallNotices } from '../record/RecallNotice.js';
import { byUrgency } from './freshness.js';
import { lotsInDoubt } from './lots-in-doubt.js';

/** More than these want a search. */
const IN_SIGHT = 8;
/** Those that expire later than so many others are found by their number. */
const DRAWN = 50;

interface Props extends FieldProps<string | null> {
  /** Of one product. */
  readonly batches: readonly StockRow[];
  /** Whether expired and recalled batches come first or last: scrapping takes them, and lists them first. */
  readonly unusable?: 'first' | 'last';
}

/** Batches, first-expiring first, each with all that decides between them. The field holds the batch's id. */
export function FormBatch({ batches, unusable = 'last', ...props }: Props) {
  const translate = useTranslate();
  const { zone } = useSession();
  const [typed, setTyped] = useState('');
  const field = useField<string | null>(props, props.required ? chosenFrom(batches) : undefined);
  const sorted = useMemo(() => byUrgency(batches, zone, { unusable }), [batches, zone, unusable]);
  const inDoubt = useMemo(() => lotsInDoubt(batches), [batches]);
  const wanted = typed.trim().toLowerCase();
  const found = sorted.filter(({ lot }) => lot.toLowerCase().includes(wanted));
  const mayTake = ({ rappel }: StockRow) => !rappel || unusable === 'first';
  const hidden = found.length - DRAWN;
  const takeTheFirst = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const first = found.find(mayTake);
    if (first) field.set(first.id);
  };
  if (batches.length === 0) {
    return <Typography color="textSecondary">{translate('batch.none')}</Typography>;
  }
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      {batches.length > IN_SIGHT && (
        <TextField
          label={translate('batch.search')}
          helperText={translate('batch.searchHelp')}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={takeTheFirst}
          autoComplete="off"
          disabled={props.disabled}
        />
      )}
      <RadioTiles
        {...props}
        field={field}
        options={found.slice(0, DRAWN)}
        isDisabled={(batch) => props.disabled || !mayTake(batch)}
        sx={scrolled('min(60vh, 480px)')}
        tileSx={TILE}
      >
        {(batch) => <Batch batch={batch} inDoubt={inDoubt.has(batch.lot)} />}
      </RadioTiles>
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

const TILE = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr auto', sm: 'minmax(150px, 1fr) minmax(200px, 1.5fr) 100px' },
  columnGap: 4,
  rowGap: 1,
  alignItems: 'center',
  px: 3.5,
  py: 2.5,
  borderColor: 'divider',
} as const;

/**
 * Lot, expiry with days left, usage limit, what is left.
 * @param inDoubt another batch has the same lot: the delivery note tells them apart
 */
function Batch({ batch, inDoubt }: { batch: StockRow; inDoubt: boolean }) {
  const translate = useTranslate();
  const format = useFormat();
  return (
    <>
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
    </>
  );
}
