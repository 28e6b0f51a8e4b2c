import Typography from '@mui/material/Typography';
import type { ProductBrief } from '../../api/types.js';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { useFormat } from '../../providers/session/SessionProvider.js';

interface Props {
  readonly product: ProductBrief;
  /** What is taken from which lot; the quantity in packages. */
  readonly parts: readonly { readonly lot: string; readonly quantity: number }[];
}

/** More than the batch holds: what Enter takes from which. */
export function SplitNotice({ product, parts }: Props) {
  const translate = useTranslate();
  const format = useFormat();
  const words = parts.map(({ lot, quantity }) =>
    translate('batch.splitPart', { packages: format.packages(quantity, product), lot }),
  );
  return (
    <Typography variant="body2" role="status" sx={{ overflowWrap: 'anywhere' }}>
      {translate('batch.split', { parts: words.join(translate('batch.splitAnd')) })}
    </Typography>
  );
}
