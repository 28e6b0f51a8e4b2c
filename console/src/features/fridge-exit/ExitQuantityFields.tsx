import Typography from '@mui/material/Typography';
import { PACKAGINGS } from '../../api/generated/vocabulary.js';
import type { Packaging, ProductBrief, StockRow } from '../../api/types.js';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { useFormat } from '../../providers/session/SessionProvider.js';
import { FormChoice } from '../../shared/form/fields/FormChoice.js';
import { FormQuantity } from '../../shared/form/fields/FormQuantity.js';
import { atMost, positive } from '../../shared/form/rules.js';
import { drawnFrom, offersSyringes, packagesOut } from './fridge-exit.js';

interface Props {
  readonly product: ProductBrief;
  readonly batch: StockRow | undefined;
  readonly mode: Packaging;
  readonly syringes: number | null;
}

/** Counted in vials, or in syringes drawn from as many vials as they need. */
export function ExitQuantityFields({ product, batch, mode, syringes }: Props) {
  const translate = useTranslate();
  const format = useFormat();
  const opened = packagesOut({ mode: 'SERINGUE', quantity: null, syringes }, product);
  return (
    <>
      {offersSyringes(product) && (
        <FormChoice<Packaging>
          name="mode"
          label={translate('fridgeExit.mode')}
          options={PACKAGINGS.map((value) => ({ value, label: translate(`enum.packaging.${value}`) }))}
        />
      )}
      {mode === 'FLACON' ? (
        <FormQuantity
          key="quantity"
          name="quantity"
          label={translate('field.quantity')}
          required
          min={1}
          max={batch?.quantite}
          rules={[positive, atMost(batch?.quantite)]}
          product={product}
        />
      ) : (
        <div>
          <FormQuantity
            key="syringes"
            name="syringes"
            label={translate('fridgeExit.syringes')}
            required
            min={1}
            rules={[positive, drawnFrom(batch, product)]}
          />
          {opened > 0 && (
            <Typography variant="body2" aria-live="polite">
              {translate('fridgeExit.opened', { packages: format.packages(opened, product) })}
            </Typography>
          )}
        </div>
      )}
    </>
  );
}
