import { useFormContext } from 'react-hook-form';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { FormCheckbox } from '../../shared/form/fields/FormCheckbox.js';
import { FormComment } from '../../shared/form/fields/FormComment.js';

/** Compliant, or a comment that says why not (docs/rules/receptions.md, RE-5). */
export function ComplianceFields() {
  const translate = useTranslate();
  const { watch, setValue, clearErrors } = useFormContext<{ compliant: boolean; comment: string }>();
  const compliant = watch('compliant');
  return (
    <>
      <FormCheckbox
        name="compliant"
        label={translate('stockEntry.compliant')}
        help={compliant ? translate('stockEntry.commentNotNeeded') : undefined}
        onValue={(isCompliant) => {
          if (!isCompliant) return;
          setValue('comment', '');
          clearErrors('comment');
        }}
      />
      <FormComment
        required={!compliant}
        disabled={compliant}
        help={compliant ? undefined : translate('stockEntry.commentNeeded')}
      />
    </>
  );
}
