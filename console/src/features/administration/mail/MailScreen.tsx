import Alert from '@mui/material/Alert';
import { useState } from 'react';
import type { Body } from '../../../api/calls.js';
import { useTranslate } from '../../../i18n/I18nProvider.js';
import { useConfirm } from '../../../shared/dialog/Confirm.js';
import { useAnnounce } from '../../../shared/feedback/Messages.js';
import { FormSection } from '../../../shared/form/FormSection.js';
import { FormText } from '../../../shared/form/fields/FormText.js';
import { OperationForm } from '../../../shared/form/OperationForm.js';
import { type OperationForm as Operation, useOperationForm } from '../../../shared/form/useOperationForm.js';
import { Page } from '../../../shared/page/Page.js';
import { FormCentre } from '../../../shared/pickers/FormCentre.js';
import { MailPreview } from './MailPreview.js';
import { MessageField } from './MessageField.js';
import { EMPTY_MAIL, type MailReport, type MailValues } from './mail.js';
import { useMailedCentres } from './useMailedCentres.js';

/** A mail to a centre's receivers, or to those of every active centre. */
export default function MailScreen() {
  const translate = useTranslate();
  const confirm = useConfirm();
  const announce = useAnnounce();
  const [report, setReport] = useState<MailReport>();
  const operation: Operation<MailValues, Body<'/centre/mail', 'post'>> = useOperationForm({
    defaultValues: EMPTY_MAIL,
    command: {
      method: 'post',
      path: '/centre/mail',
      parameters: () => ({ query: { idCentre: operation.form.getValues('centre') } }),
    },
    toBody: ({ title, body }) => ({ title, body }),
    failure: 'administration.mailForm.failure',
    onSuccess: (result) => {
      setReport(result);
      announce.success(translate('administration.mailForm.success', { smart_count: result.nbMails }));
    },
  });
  const { centre, title, body } = operation.form.watch();
  const { chosen, options, count, search } = useMailedCentres(centre);
  const receivers = chosen?.nom ?? translate('administration.mailForm.everyCentre');

  const askFirst = async (event?: React.BaseSyntheticEvent) => {
    event?.preventDefault();
    setReport(undefined);
    if (centre === null && (await operation.form.trigger())) {
      const yes = await confirm({
        title: translate('administration.mailForm.confirmTitle'),
        text: translate('administration.mailForm.confirmText', { smart_count: count }),
        confirmLabel: translate('administration.mailForm.send'),
      });
      if (!yes) return;
    }
    await operation.submit(event);
  };

  return (
    <Page title={translate('administration.mail')}>
      <OperationForm
        operation={{ ...operation, submit: askFirst }}
        submitLabel={translate('administration.mailForm.send')}
        summary={<MailPreview receivers={receivers} title={title} body={body} />}
      >
        <FormSection title={translate('administration.mailForm.receivers')}>
          <FormCentre
            name="centre"
            label={translate('administration.kind.centre')}
            help={translate('administration.mailForm.receiversHelp')}
            centres={options}
            onSearch={search}
          />
        </FormSection>
        <FormSection title={translate('administration.mailForm.message')}>
          <FormText name="title" label={translate('administration.mailForm.title')} required />
          <MessageField name="body" />
        </FormSection>
      </OperationForm>
      {report && report.centresSansAdresse.length > 0 && (
        <Alert severity="warning" sx={{ mt: 4 }}>
          {translate('administration.mailForm.withoutAddress', {
            centres: report.centresSansAdresse.map(({ nom }) => nom).join(', '),
          })}
        </Alert>
      )}
    </Page>
  );
}
