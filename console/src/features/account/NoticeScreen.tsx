import Typography from '@mui/material/Typography';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { Page } from '../../shared/page/Page.js';
import { Panel } from '../../shared/page/Panel.js';

const SECTIONS = ['purpose', 'records', 'personalData', 'browser'] as const;

/** The legal notice: what is recorded about whom, and what stays in the browser. */
export default function NoticeScreen() {
  const translate = useTranslate();
  return (
    <Page title={translate('notice.title')} width="form">
      <Panel sx={{ display: 'grid', gap: 5 }}>
        {SECTIONS.map((section) => (
          <section key={section}>
            <Typography variant="h3" component="h2" gutterBottom>
              {translate(`notice.${section}.title`)}
            </Typography>
            <Typography sx={{ maxWidth: '65ch' }}>{translate(`notice.${section}.text`)}</Typography>
          </section>
        ))}
      </Panel>
    </Page>
  );
}
