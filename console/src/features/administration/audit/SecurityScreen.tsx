import { SECURITY_EVENTS, SECURITY_OUTCOMES } from '../../../api/generated/security-vocabulary.js';
import type { Schemas } from '../../../api/types.js';
import { useTranslate } from '../../../i18n/I18nProvider.js';
import { optionsOf } from '../../../i18n/options.js';
import { useFormat } from '../../../providers/session/SessionProvider.js';
import { FormSelect } from '../../../shared/form/fields/FormSelect.js';
import { FormText } from '../../../shared/form/fields/FormText.js';
import { FormPeriod } from '../../../shared/list/FormPeriod.js';
import { RecordList } from '../../../shared/list/RecordList.js';
import { useColumns } from '../../../shared/list/useColumns.js';
import { Page } from '../../../shared/page/Page.js';
import { Tag } from '../../../shared/record/Tag.js';

type SecurityEntry = Schemas['SecurityEntryView'];

const NO_FILTER = { evenement: null, resultat: null, login: '', from: null, to: null };

/**
 * Who signed in, failed to, changed a password or rights, or was refused; failures of a flood are counted in one row.
 */
export default function SecurityScreen() {
  const translate = useTranslate();
  const { column, headline } = useColumns<SecurityEntry>();
  const format = useFormat();
  const either = translate('administration.either');
  const counted = ({ nombre }: SecurityEntry) =>
    nombre > 1 ? ` · ${translate('administration.security.many', { count: format.number(nombre) })}` : '';

  return (
    <Page title={translate('administration.security.title')} lead={translate('administration.security.lead')}>
      <RecordList<SecurityEntry, typeof NO_FILTER>
        label={translate('administration.security.title')}
        resource="audit/securite"
        sort={{ field: 'date', order: 'DESC' }}
        filterDefaults={NO_FILTER}
        exports={{ path: '/audit/securite/export', name: 'securite.xlsx' }}
        filters={
          <>
            <FormSelect
              name="evenement"
              label={translate('administration.security.event')}
              emptyLabel={either}
              options={optionsOf(SECURITY_EVENTS, 'enum.securityEvent', translate)}
            />
            <FormSelect
              name="resultat"
              label={translate('administration.security.outcome')}
              emptyLabel={either}
              options={optionsOf(SECURITY_OUTCOMES, 'enum.securityOutcome', translate)}
            />
            <FormText name="login" label={translate('session.login')} />
            <FormPeriod names={['from', 'to']} />
          </>
        }
        columns={[
          column('date', 'field.date', ({ date }) => format.dateTime(date)),
          headline(
            'evenement',
            'administration.security.event',
            (entry) => `${translate(`enum.securityEvent.${entry.evenement}`)}${counted(entry)}`,
          ),
          column('resultat', 'administration.security.outcome', ({ resultat }) => (
            <Tag tone={resultat === 'SUCCES' ? 'good' : 'danger'}>
              {translate(`enum.securityOutcome.${resultat}`)}
            </Tag>
          )),
          column(
            'login',
            'session.login',
            ({ login, nombre }) => login ?? (nombre > 1 ? translate('administration.security.several') : '–'),
          ),
          column(
            'adresse',
            'administration.security.address',
            ({ adresse, nombre }) =>
              adresse ?? (nombre > 1 ? translate('administration.security.several') : '–'),
          ),
          column('utilisateur', 'administration.audit.user', ({ utilisateur }) => utilisateur ?? '–'),
        ]}
      />
    </Page>
  );
}
