import Box from '@mui/material/Box';
import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { MAX_REASON } from '../../api/generated/limits.js';
import type { StockRow } from '../../api/types.js';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { useFormat } from '../../providers/session/SessionProvider.js';
import { FormText } from '../form/fields/FormText.js';
import { atMostCharacters } from '../form/rules.js';

interface Props {
  /** What is to be taken first. */
  readonly earlier: Pick<StockRow, 'lot' | 'peremption' | 'produit'>;
}

const NAME = 'laterBatchReason';

/**
 * Asks why a batch is taken that ends later than another one (docs/rules/stock.md, ST-22). The form holds the answer as
 * `laterBatchReason`, empty where nothing is asked.
 */
export function LaterBatchReason({ earlier }: Props) {
  const translate = useTranslate();
  const format = useFormat();
  const { setValue } = useFormContext();
  // An answer without a question is not sent.
  useEffect(() => () => setValue(NAME, ''), [setValue]);
  return (
    <Box sx={{ overflowWrap: 'anywhere' }}>
      <FormText
        name={NAME}
        label={translate('batch.laterReason')}
        help={translate('batch.laterReasonHelp', {
          lot: earlier.lot,
          date: format.expiry(earlier.peremption, earlier.produit),
        })}
        required
        rules={[atMostCharacters(MAX_REASON)]}
      />
    </Box>
  );
}
