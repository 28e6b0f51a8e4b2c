import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import TestIcon from '@mui/icons-material/PictureAsPdfOutlined';
import { useTranslate } from '../../../i18n/I18nProvider.js';
import { useFormat } from '../../../providers/session/SessionProvider.js';
import { Tag } from '../../../shared/record/Tag.js';
import { AdministeredList } from '../record/AdministeredList.js';
import { KINDS } from '../record/administered-kind.js';
import { TextFilter } from '../record/StatusFilter.js';
import { useFieldColumn } from '../record/useFieldColumn.js';
import { PublishedSwitch } from './PublishedSwitch.js';
import { TemplateDownload } from './TemplateDownload.js';
import { TemplateTypeSelect } from './TemplateTypeSelect.js';
import type { Template } from './template.js';

const PUBLISHED = { nom: null, type: null, publie: 'true' };

export default function TemplateListScreen() {
  const translate = useTranslate();
  const format = useFormat();
  const column = useFieldColumn<Template>();
  return (
    <AdministeredList<Template, typeof PUBLISHED>
      kind={KINDS.template}
      title={translate('administration.templates')}
      nameOf={({ nom }) => nom}
      isOn={({ publie }) => publie}
      sort={{ field: 'nom', order: 'ASC' }}
      filterDefaults={PUBLISHED}
      filters={
        <>
          <TextFilter name="nom" />
          <TemplateTypeSelect emptyLabel={translate('administration.either')} />
          <PublishedSwitch />
        </>
      }
      rowActions={(template) => (
        <>
          <TemplateDownload template={template} what="test" icon={<TestIcon fontSize="small" />} />
          <TemplateDownload template={template} what="download" icon={<DownloadIcon fontSize="small" />} />
        </>
      )}
      columns={[
        column.text('nom', { card: 'title' }),
        column.text('type', { render: ({ type }) => translate(`enum.documentType.${type}`) }),
        { ...column.text('fileName'), sortField: undefined },
        {
          id: 'created',
          label: translate('administration.createdOn'),
          render: ({ history }) =>
            `${format.date(history.creationDate)}${history.creationUser ? ` · ${history.creationUser}` : ''}`,
        },
        column.text('publie', {
          render: ({ publie }) => (
            <Tag tone={publie ? 'good' : 'neutral'}>
              {translate(publie ? 'administration.published' : 'administration.hidden')}
            </Tag>
          ),
        }),
      ]}
    />
  );
}
