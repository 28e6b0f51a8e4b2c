import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import type { ReactNode } from 'react';
import { download, useDownload } from '../../../api/files.js';
import { useTranslate } from '../../../i18n/I18nProvider.js';
import { downloadErrorText } from '../../../shared/errors/failure-text.js';
import { useAnnounce } from '../../../shared/feedback/Messages.js';
import type { Template } from './template.js';

interface Props {
  readonly template: Template;
  /** `test`: printed with made-up data, as a PDF. `download`: the .docx itself. */
  readonly what: 'test' | 'download';
  readonly icon: ReactNode;
}

export function TemplateDownload({ template, what, icon }: Props) {
  const translate = useTranslate();
  const announce = useAnnounce();
  const { mutate, isPending } = useDownload();
  const name = what === 'test' ? template.fileName.replace(/\.docx$/i, '.pdf') : template.fileName;
  return (
    <Tooltip title={translate(`administration.template.action.${what}`)}>
      <span>
        <IconButton
          size="small"
          loading={isPending}
          aria-label={translate(`administration.template.actionOn.${what}`, { name: template.nom })}
          onClick={() =>
            mutate(download(`/template/{id}/${what}`, name, { path: { id: template.id } }), {
              onError: (error) => announce.error(downloadErrorText(error, translate)),
            })
          }
        >
          {icon}
        </IconButton>
      </span>
    </Tooltip>
  );
}
