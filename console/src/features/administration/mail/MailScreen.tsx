import Alert from '@mui/material/Alert';
import { keepPreviousData } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import type { Body } from '../../../api/calls.js';
import { TAG_CATEGORIES } from '../../../api/generated/centre-vocabulary.js';
import { CENTRE_TYPES } from '../../../api/generated/vocabulary.js';
import { useRead } from '../../../api/queries.js';
import { useTranslate } from '../../../i18n/I18nProvider.js';
import { optionsOf } from '../../../i18n/options.js';
import { useFormat } from '../../../providers/session/SessionProvider.js';
import { useConfirm } from '../../../shared/dialog/Confirm.js';
import { useAnnounce } from '../../../shared/feedback/Messages.js';
import { FieldRow } from '../../../shared/form/FieldRow.js';
import { FormSection } from '../../../shared/form/FormSection.js';
import { FormSelect } from '../../../shared/form/fields/FormSelect.js';
import { FormText } from '../../../shared/form/fields/FormText.js';
import { OperationForm } from '../../../shared/form/OperationForm.js';
import { type OperationForm as Operation, useOperationForm } from '../../../shared/form/useOperationForm.js';
import { Page } from '../../../shared/page/Page.js';
import { FormCentres } from '../centre/FormCentres.js';
import { useCentreSearch } from '../centre/useCentreSearch.js';
import { FormCheckboxes } from '../record/fields/FormCheckboxes.js';
import { MailPreview } from './MailPreview.js';
import { MessageField } from './MessageField.js';
import { EMPTY_MAIL, type MailReport, type MailValues, receiversQuery } from './mail.js';

/** A mail to the receivers of centres: chosen ones, those of a type, below a parent or with a tag, or all. */
export default function MailScreen() {
  const translate = useTranslate();
  const format = useFormat();
  const confirm = useConfirm();
  const announce = useAnnounce();
  const [report, setReport] = useState<MailReport>();
  const operation: Operation<MailValues, Body<'/centre/mail', 'post'>> = useOperationForm({
    defaultValues: EMPTY_MAIL,
    command: {
      method: 'post',
      path: '/centre/mail',
      parameters: () => ({ query: receiversQuery(operation.form.getValues()) }),
    },
    toBody: ({ title, body }) => ({ title, body }),
    failure: 'administration.mailForm.failure',
    onSuccess: (result) => {
      setReport(result);
      announce.success(translate('administration.mailForm.success', { smart_count: result.nbMails }));
    },
  });
  const values = operation.form.watch();
  const query = useDeferredValue(receiversQuery(values));
  const { data: preview } = useRead('/centre/mail/apercu', { query }, { placeholderData: keepPreviousData });
  const count = preview?.nbCentres ?? 0;
  const isEveryone = Object.values(query).every((condition) => condition === null);
  const counted = translate('administration.mailForm.centres', {
    smart_count: count,
    count: format.number(count),
  });
  const receivers = isEveryone
    ? translate('administration.mailForm.everyCentre')
    : count === 1 && values.centres.length === 1
      ? (values.centres[0]?.nom ?? counted)
      : counted;

  const askFirst = async (event?: React.BaseSyntheticEvent) => {
    event?.preventDefault();
    setReport(undefined);
    if (count > 1 && (await operation.form.trigger())) {
      const yes = await confirm({
        title: translate(
          isEveryone ? 'administration.mailForm.confirmTitle' : 'administration.mailForm.confirmSome',
        ),
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
        summary={<MailPreview receivers={receivers} title={values.title} body={values.body} />}
      >
        <FormSection title={translate('administration.mailForm.receivers')}>
          <Receivers />
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

/** Conditions on the centres; all of them have to hold. */
function Receivers() {
  const translate = useTranslate();
  const centres = useCentreSearch();
  const parents = useCentreSearch();
  return (
    <>
      <FormCentres
        name="centres"
        label={translate('administration.kind.centre.title')}
        help={translate('administration.mailForm.receiversHelp')}
        {...centres}
      />
      <FormCheckboxes
        name="types"
        label={translate('administration.mailForm.types')}
        options={optionsOf(CENTRE_TYPES, 'enum.centreType', translate)}
      />
      <FormCentres name="parents" label={translate('administration.mailForm.below')} {...parents} />
      <FieldRow>
        <FormSelect
          name="tagCategory"
          label={translate('administration.field.categorieType')}
          emptyLabel={translate('administration.either')}
          options={optionsOf(TAG_CATEGORIES, 'enum.tagCategory', translate)}
        />
        <FormText name="tag" label={translate('administration.mailForm.tag')} />
      </FieldRow>
    </>
  );
}
