import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { download } from '../../api/files.js';
import { useRead } from '../../api/queries.js';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { useFormat } from '../../providers/session/SessionProvider.js';
import { ResponsiveDialog } from '../../shared/dialog/ResponsiveDialog.js';
import { NotLoaded } from '../../shared/page/Loaded.js';
import { DownloadButton } from '../../shared/record/DownloadButton.js';
import { Facts } from '../../shared/record/Facts.js';
import { type OutboxRow, partsOf } from './outbox-mail.js';

/** A mail as its receiver would have read it: its text, so that nothing in it can run. */
export function OutboxMailDialog({ mail, onClose }: { mail: OutboxRow; onClose: () => void }) {
  const translate = useTranslate();
  const format = useFormat();
  const path = { id: mail.id };
  const { data, error, refetch } = useRead('/outbox/{id}', { path });
  return (
    <ResponsiveDialog
      open
      width="md"
      onClose={onClose}
      title={mail.objet}
      actions={
        <DownloadButton
          kind="export"
          label={translate('outbox.save')}
          download={download('/outbox/{id}/file', mail.id, { path })}
        />
      }
    >
      <Facts
        columns={2}
        facts={[
          { label: translate('outbox.receiver'), value: mail.destinataire },
          { label: translate('field.date'), value: format.dateTime(mail.date) },
        ]}
      />
      {data ? (
        <Typography component="div" sx={{ mt: 4, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {partsOf(data.texte).map(({ text, isLink }) =>
            isLink ? (
              <Link key={text} href={text}>
                {text}
              </Link>
            ) : (
              text
            ),
          )}
        </Typography>
      ) : (
        <NotLoaded read={{ error, refetch }} rows={6} height={24} />
      )}
    </ResponsiveDialog>
  );
}
