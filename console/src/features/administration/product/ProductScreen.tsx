import { useTranslate } from '../../../i18n/I18nProvider.js';
import { useValueOptions } from '../../../providers/reference/reference-lists.js';
import { FormSection } from '../../../shared/form/FormSection.js';
import { KINDS } from '../record/administered-kind.js';
import { blankOf } from '../record/blank-record.js';
import { RecordCheckbox } from '../record/fields/RecordCheckbox.js';
import { RecordForm } from '../record/RecordForm.js';
import { RecordScreen } from '../record/RecordScreen.js';
import { ProductIdentity, ProductPackaging, ProductPharmacy, ProductStability } from './ProductSections.js';
import { type AdministeredProduct, isVaccine } from './product.js';

export default function ProductScreen() {
  const translate = useTranslate();
  // What the form chooses from is asked for beside the record, not after it.
  useValueOptions();
  return (
    <RecordScreen<AdministeredProduct> kind={KINDS.product} nameOf={({ nomCommercial }) => nomCommercial}>
      {(record) => (
        <RecordForm kind={KINDS.product} record={record} blank={blankOf('product')} large>
          {({ type }) => (
            <>
              <FormSection title={translate('administration.section.identity')}>
                <ProductIdentity isVaccine={isVaccine(type)} />
              </FormSection>
              <FormSection title={translate('administration.section.pharmacy')}>
                <ProductPharmacy isVaccine={isVaccine(type)} />
              </FormSection>
              <FormSection title={translate('administration.section.packaging')}>
                <ProductPackaging isVaccine={isVaccine(type)} />
              </FormSection>
              <FormSection title={translate('administration.section.stability')}>
                <ProductStability />
              </FormSection>
              <FormSection title={translate('administration.field.status')}>
                <RecordCheckbox name="actif" help={translate('administration.activeHelp')} />
              </FormSection>
            </>
          )}
        </RecordForm>
      )}
    </RecordScreen>
  );
}
