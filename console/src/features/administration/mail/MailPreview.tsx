import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from '../../../i18n/I18nProvider.js';
import { Panel } from '../../../shared/page/Panel.js';
import { paragraphs } from './mail.js';

interface Props {
  readonly receivers: string;
  readonly title: string;
  readonly body: string;
}

/** The mail as it will be read. */
export function MailPreview({ receivers, title, body }: Props) {
  const translate = useTranslate();
  const parts = paragraphs(body);
  return (
    <Panel sx={{ display: 'grid', gap: 3 }}>
      <Typography variant="h3" component="h2">
        {translate('administration.mailForm.preview')}
      </Typography>
      <Box sx={{ borderBottom: 1, borderColor: 'divider', pb: 3 }}>
        <Typography variant="body2" color="textSecondary">
          {translate('administration.mailForm.to', { receivers })}
        </Typography>
        <Typography sx={{ fontWeight: 'fontWeightBold', overflowWrap: 'anywhere' }}>
          {title.trim() || '–'}
        </Typography>
      </Box>
      {parts.length === 0 ? (
        <Typography color="textSecondary">{translate('administration.mailForm.nothingYet')}</Typography>
      ) : (
        parts.map((text) => (
          <Typography key={text} sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
            {text}
          </Typography>
        ))
      )}
    </Panel>
  );
}
