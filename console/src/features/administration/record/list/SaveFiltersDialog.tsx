import { extractValidSavedQueries, useListContext, useSavedQueries } from 'ra-core';
import { ApiCode } from '../../../../api/generated/codes.js';
import { useTranslate } from '../../../../i18n/I18nProvider.js';
import { FormDialog } from '../../../../shared/dialog/FormDialog.js';
import { FormText } from '../../../../shared/form/fields/FormText.js';
import type { Rule } from '../../../../shared/form/rules.js';
import { useCheckedForm } from '../../../../shared/form/useCheckedForm.js';

/** Asks for the name under which the list's filters, order and page length are saved: one that is not taken. */
export function SaveFiltersDialog({ onClose }: { onClose: () => void }) {
  const translate = useTranslate();
  const { resource, filterValues, sort, perPage } = useListContext();
  const [stored, store] = useSavedQueries(resource);
  const { form, check, problem } = useCheckedForm({ defaultValues: { name: '' } });
  const saved = extractValidSavedQueries(stored);

  const notTaken: Rule<string> = (name) =>
    saved.some(({ label }) => label === name.trim()) ? { code: ApiCode.nameTaken } : undefined;
  const submit = check(({ name }) => {
    store([...saved, { label: name.trim(), value: { filter: filterValues, sort, perPage } }]);
    onClose();
  });

  return (
    <FormDialog
      operation={{ form, submit, problem }}
      title={translate('administration.savedFilters.saveTitle')}
      submitLabel={translate('action.save')}
      onClose={onClose}
    >
      <FormText
        name="name"
        label={translate('administration.savedFilters.name')}
        required
        rules={[notTaken]}
        autoFocus
      />
    </FormDialog>
  );
}
