import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { MAX_REASON } from '../../api/generated/limits.js';
import type { StockRow } from '../../api/types.js';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { useFormat } from '../../providers/session/SessionProvider.js';
import { FormText } from '../form/fields/FormText.js';
import { atMostCharacters } from '../form/rules.js';

interface Props {
  /** Field of the form: a text, empty where nothing is asked. */
  readonly name: string;
  /** What is to be taken first; undefined: nothing is asked. */
  readonly earlier: Pick<StockRow, 'lot' | 'peremption' | 'produit'> | undefined;
}

/** Asks why a batch is taken that ends later than another one (docs/rules/stock.md, ST-22). */
export function LaterBatchReason({ name, earlier }: Props) {
  return earlier ? <Reason name={name} earlier={earlier} /> : null;
}

function Reason({ name, earlier }: Props & { readonly earlier: NonNullable<Props['earlier']> }) {
  const translate = useTranslate();
  const format = useFormat();
  const { setValue } = useFormContext();
  // An answer without a question is not sent.
  useEffect(() => () => setValue(name, ''), [setValue, name]);
  return (
    <FormText
      name={name}
      label={translate('batch.laterReason')}
      help={translate('batch.laterReasonHelp', {
        lot: earlier.lot,
        date: format.expiry(earlier.peremption, earlier.produit),
      })}
      required
      rules={[atMostCharacters(MAX_REASON)]}
    />
  );
}
