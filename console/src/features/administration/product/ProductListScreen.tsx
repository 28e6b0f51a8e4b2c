import UploadIcon from '@mui/icons-material/UploadFileOutlined';
import { useTranslate } from '../../../i18n/I18nProvider.js';
import { LinkButton } from '../../../shared/page/LinkButton.js';
import { Code } from '../../../shared/record/Code.js';
import { AdministeredList } from '../record/AdministeredList.js';
import { KINDS } from '../record/administered-kind.js';
import type { Listed } from '../record/list/list-column.js';
import type { AdministeredProduct } from './product.js';

export default function ProductListScreen() {
  const translate = useTranslate();
  return (
    <AdministeredList<AdministeredProduct & Listed>
      kind={KINDS.product}
      actions={
        <LinkButton variant="outlined" to="/products/import" startIcon={<UploadIcon />}>
          {translate('importing.open')}
        </LinkButton>
      }
      columns={{
        codeCip: { render: ({ codeCip }) => <Code>{codeCip}</Code> },
        // A text of its own where it is none of the packagings that have a word.
        typeConditionnement: {
          render: ({ typeConditionnement: packaging }) =>
            translate(`packaging.${packaging}`, { _: packaging }),
        },
      }}
    />
  );
}
