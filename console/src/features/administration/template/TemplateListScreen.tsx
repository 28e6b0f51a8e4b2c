import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import TestIcon from '@mui/icons-material/PictureAsPdfOutlined';
import { useTranslate } from '../../../i18n/I18nProvider.js';
import { AdministeredList } from '../record/AdministeredList.js';
import { KINDS } from '../record/administered-kind.js';
import type { Listed } from '../record/list/list-column.js';
import { PublishedSwitch } from './PublishedSwitch.js';
import { TemplateDownload } from './TemplateDownload.js';
import { TemplateTypeSelect } from './TemplateTypeSelect.js';
import type { Template } from './template.js';

export default function TemplateListScreen() {
  const translate = useTranslate();
  return (
    <AdministeredList<Template & Listed>
      kind={KINDS.template}
      filterDefaults={{ publie: 'true' }}
      filterFields={{
        type: <TemplateTypeSelect emptyLabel={translate('administration.either')} />,
        publie: <PublishedSwitch />,
      }}
      rowActions={(template) => (
        <>
          <TemplateDownload template={template} what="test" icon={<TestIcon fontSize="small" />} />
          <TemplateDownload template={template} what="download" icon={<DownloadIcon fontSize="small" />} />
        </>
      )}
      columns={{
        fileName: { render: ({ fileName }) => fileName, sorts: false },
      }}
    />
  );
}
