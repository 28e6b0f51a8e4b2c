import Box from '@mui/material/Box';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { useSession } from '../../providers/session/SessionProvider.js';
import { FormSection } from '../../shared/form/FormSection.js';
import { LinkButton } from '../../shared/page/LinkButton.js';
import { Page } from '../../shared/page/Page.js';
import { Panel } from '../../shared/page/Panel.js';
import { Facts } from '../../shared/record/Facts.js';
import { PasswordForm } from './PasswordForm.js';
import { Preferences } from './Preferences.js';
import { Sessions } from './Sessions.js';

export default function AccountScreen() {
  const translate = useTranslate();
  const { user } = useSession();
  return (
    <Page
      title={translate('account.title')}
      actions={
        <Box sx={{ display: 'flex', gap: 2 }}>
          <LinkButton to="/notice">{translate('notice.title')}</LinkButton>
          <LinkButton to="/logout" variant="outlined">
            {translate('app.signOut')}
          </LinkButton>
        </Box>
      }
    >
      <Panel flush>
        <FormSection title={translate('account.profile')}>
          <Facts
            facts={[
              { label: translate('account.name'), value: `${user.firstname} ${user.lastname}` },
              { label: translate('session.login'), value: user.login },
              { label: translate('account.email'), value: user.email },
              { label: translate('account.phone'), value: user.phoneNumber },
              { label: translate('account.company'), value: user.company },
              { label: translate('account.function'), value: user.profile },
              {
                label: translate('account.authorities'),
                value: user.authorities.map((each) => translate(`enum.authority.${each}`)).join(', '),
                wide: true,
              },
            ]}
          />
        </FormSection>
        <FormSection title={translate('account.preferences')}>
          <Preferences />
        </FormSection>
        <FormSection title={translate('session.password')}>
          <PasswordForm />
        </FormSection>
        <FormSection title={translate('account.sessions')}>
          <Sessions />
        </FormSection>
      </Panel>
    </Page>
  );
}
