import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { download } from '../../api/files.js';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { FormDialog } from '../../shared/dialog/FormDialog.js';
import { FormComment } from '../../shared/form/fields/FormComment.js';
import { DownloadButton } from '../../shared/record/DownloadButton.js';
import { DOCUMENTS } from './prepare-together.js';
import type { Request } from './request.js';
import { useStatusesForm } from './useStatusesForm.js';

interface Props {
  /** Preparations. */
  readonly ids: readonly string[];
  /** Requests that they serve. */
  readonly requests: readonly Request[];
  readonly onClose: () => void;
}

/** The documents of what was just prepared, and whether the requests are processed thereby. */
export function PreparedTogether({ ids, requests, onClose }: Props) {
  const translate = useTranslate();
  const operation = useStatusesForm({ requests, action: 'PROCESS', onDone: onClose });
  return (
    <FormDialog
      operation={operation}
      title={translate('replenishment.prepared', { smart_count: ids.length })}
      submitLabel={translate('replenishment.submit.PROCESS')}
      onClose={onClose}
      width="md"
      cancelLabel={translate('replenishment.leaveStatus')}
      gap={5}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {DOCUMENTS.map((documentType) => (
          <DownloadButton
            key={documentType}
            label={translate(`replenishment.document.${documentType}`)}
            download={download('/dispatch/preparation/multiple/document', `${documentType}.pdf`, {
              // With a name before each id, the address of 200 would be longer than what most proxies let through.
              query: { documentType, ids: [ids.join(',')] },
            })}
          />
        ))}
      </Box>
      <Typography>{translate('replenishment.processQuestion', { smart_count: requests.length })}</Typography>
      <FormComment />
    </FormDialog>
  );
}
