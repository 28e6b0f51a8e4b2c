import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import TestIcon from '@mui/icons-material/PictureAsPdfOutlined';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useTranslate } from '../../../i18n/I18nProvider.js';
import { useField } from '../../../shared/form/useField.js';
import { AdministeredList } from '../record/AdministeredList.js';
import { KINDS } from '../record/administered-kind.js';
import { RecordSelect } from '../record/fields/RecordSelect.js';
import type { Listed } from '../record/list/list-column.js';
import { TemplateDownload } from './TemplateDownload.js';
import { type Template, typeOptions } from './template.js';

export default function TemplateListScreen() {
  const translate = useTranslate();
  return (
    <AdministeredList<Template & Listed>
      kind={KINDS.template}
      filterDefaults={{ publie: 'true' }}
      filterFields={{
        type: (
          <RecordSelect
            name="type"
            options={typeOptions(translate)}
            emptyLabel={translate('administration.either')}
          />
        ),
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

/** Published templates only, unless one asks for the hidden ones too. */
function PublishedSwitch() {
  const translate = useTranslate();
  const label = translate('administration.publishedOnly');
  const field = useField<string | null>({ name: 'publie', label });
  return (
    <FormControlLabel
      label={label}
      control={
        <Switch
          checked={field.value === 'true'}
          onChange={(_, on) => field.set(on ? 'true' : null)}
          onBlur={field.onBlur}
          slotProps={{ input: { ref: field.ref, role: 'switch' } }}
        />
      }
    />
  );
}
