import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { FormProvider } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { useProducts } from '../../providers/reference/reference-lists.js';
import { usePrefix } from '../../providers/session/prefix.js';
import { useOperationForm } from '../../shared/form/useOperationForm.js';
import { Panel } from '../../shared/page/Panel.js';
import { FormProduct } from '../../shared/pickers/FormProduct.js';

interface Values {
  readonly product: string | null;
}
const EMPTY: Values = { product: null };

/** Begins a count of all products, or of one. */
export function StartCount() {
  const translate = useTranslate();
  const prefix = usePrefix();
  const navigate = useNavigate();
  const products = useProducts();
  const { form, submit, isSending, problem } = useOperationForm({
    defaultValues: EMPTY,
    command: { method: 'post', path: `/${prefix}/inventaire` },
    toBody: ({ product }: Values) => ({ idProduit: product }),
    fieldNames: { idProduit: 'product' },
    onSuccess: ({ id }) => void navigate(`/${prefix}/counts/${id}`),
  });
  return (
    <FormProvider {...form}>
      <Panel sx={{ mb: 5 }}>
        <Box
          component="form"
          noValidate
          aria-label={translate('stockCount.start')}
          onSubmit={submit}
          sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, alignItems: 'flex-start' }}
        >
          <Box sx={{ flex: '1 1 260px', maxWidth: { md: 420 } }}>
            <FormProduct
              name="product"
              label={translate('stockCount.productToCount')}
              help={translate('stockCount.productToCountHelp')}
              products={products.data ?? []}
              loading={products.isPending}
              openOnFocus={false}
            />
          </Box>
          <Button
            type="submit"
            variant="contained"
            size="large"
            loading={isSending}
            sx={{ flex: { xs: '1 1 100%', md: 'none' } }}
          >
            {translate('stockCount.start')}
          </Button>
          <Box role="alert" sx={{ flexBasis: '100%' }}>
            {problem && <Alert severity="error">{problem}</Alert>}
          </Box>
        </Box>
      </Panel>
    </FormProvider>
  );
}
