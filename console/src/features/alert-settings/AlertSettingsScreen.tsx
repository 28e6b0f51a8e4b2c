import Alert from '@mui/material/Alert';
import { useMemo, useState } from 'react';
import { together, useFormRead } from '../../api/queries.js';
import type { Product } from '../../api/types.js';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { useProducts } from '../../providers/reference/reference-lists.js';
import { useSession } from '../../providers/session/SessionProvider.js';
import { FormSection } from '../../shared/form/FormSection.js';
import { FormQuantity } from '../../shared/form/fields/FormQuantity.js';
import { OperationForm } from '../../shared/form/OperationForm.js';
import { useOperationForm } from '../../shared/form/useOperationForm.js';
import { Loaded } from '../../shared/page/Loaded.js';
import { Page } from '../../shared/page/Page.js';
import { type AlertSettings, fieldNames, mayChoose, toBody, valuesOf } from './alert-settings.js';

/** From which quantities, days and hours on the selected centre gets an alert about its stock. */
export default function AlertSettingsScreen() {
  const translate = useTranslate();
  const read = together({ stored: useFormRead('/centre/seuils'), products: useProducts() });
  return (
    <Page title={translate('alertSettings.title')} lead={translate('alertSettings.lead')}>
      <Loaded query={read} rows={4} height={64}>
        {({ stored, products }) => <AlertSettingsForm stored={stored} products={products} />}
      </Loaded>
    </Page>
  );
}

interface Props {
  readonly stored: AlertSettings;
  readonly products: readonly Product[];
}

function AlertSettingsForm({ stored, products }: Props) {
  const translate = useTranslate();
  const session = useSession();
  const may = mayChoose(session);
  const [settings, setSettings] = useState(stored);
  const productIds = useMemo(() => products.map(({ id }) => id), [products]);
  const defaultValues = useMemo(() => valuesOf(settings, productIds), [settings, productIds]);
  const operation = useOperationForm({
    defaultValues,
    command: { method: 'put', path: '/centre/seuils' },
    toBody,
    fieldNames,
    failure: 'alertSettings.failure',
    success: 'alertSettings.success',
    // The form goes on from what was saved: nothing has to be read for that.
    onSuccess: (saved) => {
      setSettings(saved);
      operation.reset(valuesOf(saved, productIds));
    },
  });
  return (
    <OperationForm
      operation={operation}
      submitLabel={translate('alertSettings.submit')}
      submitDisabled={!may}
    >
      {!may && <Alert severity="info">{translate('alertSettings.readOnly')}</Alert>}
      <FormSection title={translate('alertSettings.when')}>
        {(['expiryDays', 'limitHours', 'receptionDays'] as const).map((name) => (
          <FormQuantity
            key={name}
            name={name}
            label={translate(`alertSettings.delay.${name}`)}
            help={translate(`alertSettings.delayHelp.${name}`)}
            required
            disabled={!may}
          />
        ))}
      </FormSection>
      <FormSection title={translate('alertSettings.thresholds')}>
        {products.map((product) => (
          <FormQuantity
            key={product.id}
            name={`thresholds.${product.id}`}
            label={product.nomCommercial}
            disabled={!may}
          />
        ))}
      </FormSection>
    </OperationForm>
  );
}
