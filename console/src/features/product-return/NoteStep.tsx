import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ProductBrief } from '../../api/types.js';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { FailedToLoad } from '../../shared/errors/FailedToLoad.js';
import { space } from '../../theme/tokens.js';
import { FormNote } from './FormNote.js';
import type { ReturnableNote } from './product-return.js';

interface Props {
  readonly notes: UseQueryResult<readonly ReturnableNote[]>;
  readonly product: ProductBrief;
  readonly onValue: (noteId: string | null) => void;
}

/** The delivery notes by which this product went to this centre. */
export function NoteStep({ notes: { data, error, refetch }, product, onValue }: Props) {
  const translate = useTranslate();
  if (data === undefined) {
    return error ? (
      <FailedToLoad error={error} retry={() => void refetch()} />
    ) : (
      <Skeleton variant="rounded" height={space.touch} />
    );
  }
  if (data.length === 0) {
    return (
      <Typography role="status" color="textSecondary">
        {translate('productReturn.noNote')}
      </Typography>
    );
  }
  return (
    <FormNote
      name="note"
      label={translate('productReturn.noteNumber')}
      required
      notes={data}
      product={product}
      onValue={onValue}
    />
  );
}
