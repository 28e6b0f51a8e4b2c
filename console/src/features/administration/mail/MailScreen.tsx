import Alert from '@mui/material/Alert';
import TextField from '@mui/material/TextField';
import { keepPreviousData, useQueryClient } from '@tanstack/react-query';
import { useDeferredValue, useRef, useState } from 'react';
import type { Body } from '../../../api/calls.js';
import { TAG_CATEGORIES } from '../../../api/generated/centre-vocabulary.js';
import { CENTRE_TYPES } from '../../../api/generated/vocabulary.js';
import { readOf, useRead } from '../../../api/queries.js';
import { useTranslate } from '../../../i18n/I18nProvider.js';
import { optionsOf } from '../../../i18n/options.js';
import { useFormat } from '../../../providers/session/SessionProvider.js';
import { useConfirm } from '../../../shared/dialog/Confirm.js';
import { readErrorText } from '../../../shared/errors/failure-text.js';
import { useAnnounce } from '../../../shared/feedback/Messages.js';
import { FieldRow } from '../../../shared/form/FieldRow.js';
import { FormSection } from '../../../shared/form/FormSection.js';
import { FormSelect } from '../../../shared/form/fields/FormSelect.js';
import { FormText } from '../../../shared/form/fields/FormText.js';
import { OperationForm } from '../../../shared/form/OperationForm.js';
import { useField } from '../../../shared/form/useField.js';
import { type Operation, useOperationForm } from '../../../shared/form/useOperationForm.js';
import { useSendAgain } from '../../../shared/form/useSendAgain.js';
import { Page } from '../../../shared/page/Page.js';
import { FormManyCentres } from '../centre/FormManyCentres.js';
import { useCentreSearch } from '../centre/useCentreSearch.js';
import { FormCheckboxes } from '../record/fields/FormCheckboxes.js';
import { MailPreview } from './MailPreview.js';
import {
  EMPTY_MAIL,
  isToEveryone,
  type MailReport,
  type MailValues,
  receiversQuery,
  toBody,
} from './mail.js';

/** A mail to the receivers of centres: chosen ones, those of a type, below a parent or with a tag, or all. */
export default function MailScreen() {
  const translate = useTranslate();
  const format = useFormat();
  const confirm = useConfirm();
  const announce = useAnnounce();
  const queryClient = useQueryClient();
  const [report, setReport] = useState<MailReport>();
  /** Why the centres could not be counted. */
  const [uncounted, setUncounted] = useState<unknown>();
  /** The conditions that were counted, whatever the form shows when the mail is sent, or sent once more. */
  const counted = useRef(receiversQuery(EMPTY_MAIL));
  /** Of these conditions now: what is on screen may be older than they are. Undefined: they could not be counted. */
  const countNow = async (conditions: typeof counted.current): Promise<number | undefined> => {
    try {
      const fresh = { ...readOf('/centre/mail/apercu', { query: conditions }), staleTime: 0 };
      return (await queryClient.fetchQuery(fresh)).nbCentres;
    } catch (error) {
      setUncounted(error);
      return undefined;
    }
  };
  /** Counts the centres that are meant, and asks where they are several. */
  const isMeant = async (values: MailValues): Promise<boolean> => {
    setReport(undefined);
    setUncounted(undefined);
    const conditions = receiversQuery(values);
    const nbCentres = await countNow(conditions);
    if (nbCentres === undefined) return false;
    counted.current = conditions;
    if (nbCentres <= 1) return true;
    return confirm({
      title: translate(
        isToEveryone(conditions)
          ? 'administration.mailForm.confirmTitle'
          : 'administration.mailForm.confirmSome',
      ),
      text: translate('administration.mailForm.confirmText', { smart_count: nbCentres }),
      confirmLabel: translate('administration.mailForm.send'),
    });
  };
  const operation: Operation<MailValues, Body<'/centre/mail', 'post'>> = useOperationForm({
    defaultValues: EMPTY_MAIL,
    command: {
      method: 'post',
      path: '/centre/mail',
      parameters: () => ({ query: counted.current }),
    },
    toBody,
    isMeant,
    failure: 'administration.mailForm.failure',
    onSuccess: (result) => {
      setReport(result);
      announce.success(translate('administration.mailForm.success', { smart_count: result.nbMails }));
    },
  });
  const sendAgainText = useSendAgain(uncounted);
  const problem = uncounted
    ? (sendAgainText ?? readErrorText(uncounted, translate, translate('administration.mailForm.failure')))
    : operation.problem;
  const values = operation.form.watch();
  const query = useDeferredValue(receiversQuery(values));
  const { data: preview } = useRead('/centre/mail/apercu', { query }, { placeholderData: keepPreviousData });
  const count = preview?.nbCentres ?? 0;
  const number = translate('administration.mailForm.centres', {
    smart_count: count,
    count: format.number(count),
  });
  const receivers = isToEveryone(query)
    ? translate('administration.mailForm.everyCentre')
    : count === 1 && values.centres.length === 1
      ? (values.centres[0]?.nom ?? number)
      : number;

  return (
    <Page title={translate('administration.mail')}>
      <OperationForm
        operation={{ ...operation, problem }}
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
      <FormManyCentres
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
      <FormManyCentres name="parents" label={translate('administration.mailForm.below')} {...parents} />
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

/** A letter, longer than the other texts of the product. */
function MessageField({ name }: { name: string }) {
  const translate = useTranslate();
  const label = translate('administration.mailForm.body');
  const field = useField<string>({ name, label, required: true });
  return (
    <TextField
      label={label}
      required
      multiline
      minRows={8}
      value={field.value}
      onChange={({ target }) => field.set(target.value)}
      onBlur={field.onBlur}
      inputRef={field.ref}
      error={field.error !== undefined}
      helperText={field.error}
    />
  );
}
