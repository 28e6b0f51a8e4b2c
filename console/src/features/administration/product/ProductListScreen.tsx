import UploadIcon from '@mui/icons-material/UploadFileOutlined';
import { useTranslate } from '../../../i18n/I18nProvider.js';
import { useValueList } from '../../../providers/reference/reference-lists.js';
import { FormSelect } from '../../../shared/form/fields/FormSelect.js';
import { LinkButton } from '../../../shared/page/LinkButton.js';
import { Code } from '../../../shared/record/Code.js';
import { AdministeredList } from '../record/AdministeredList.js';
import { KINDS } from '../record/administered-kind.js';
import { StatusFilter, TextFilter } from '../record/StatusFilter.js';
import { useActiveColumn } from '../record/StatusTag.js';
import { useFieldColumn } from '../record/useFieldColumn.js';
import type { AdministeredProduct } from './product.js';

const NO_FILTER = { nomCommercial: null, codeCip: null, type: null, actif: null };

export default function ProductListScreen() {
  const translate = useTranslate();
  const { data: types = [] } = useValueList('PRODUCT_TYPE');
  const column = useFieldColumn<AdministeredProduct>();
  const activeColumn = useActiveColumn();
  const typeName = (code: string) => types.find((each) => each.code === code)?.label ?? code;
  return (
    <AdministeredList<AdministeredProduct, typeof NO_FILTER>
      kind={KINDS.product}
      title={translate('administration.products')}
      nameOf={({ nomCommercial }) => nomCommercial}
      isOn={({ actif }) => actif}
      sort={{ field: 'nomCommercial', order: 'ASC' }}
      filterDefaults={NO_FILTER}
      filters={
        <>
          <TextFilter name="nomCommercial" />
          <TextFilter name="codeCip" />
          <FormSelect
            name="type"
            label={translate('administration.field.type')}
            emptyLabel={translate('administration.either')}
            options={types.map(({ code, label }) => ({ value: code, label }))}
          />
          <StatusFilter />
        </>
      }
      actions={
        <LinkButton variant="outlined" to="/products/import" startIcon={<UploadIcon />}>
          {translate('administration.import.open')}
        </LinkButton>
      }
      columns={[
        column.text('nomCommercial', { card: 'title' }),
        column.text('nom', { card: 'hidden' }),
        column.text('codeCip', { render: ({ codeCip }) => <Code>{codeCip}</Code> }),
        column.text('type', { render: ({ type }) => typeName(type) }),
        column.text('typeConditionnement'),
        column.figure('nbDoses'),
        column.text('peremptionType', {
          render: ({ peremptionType }) => translate(`enum.expiryType.${peremptionType}`),
        }),
        activeColumn,
      ]}
    />
  );
}
