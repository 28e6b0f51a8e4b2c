import { TAG_CATEGORIES, type TagCategory } from '../../../api/generated/centre-vocabulary.js';
import { ApiCode } from '../../../api/generated/codes.js';
import { useTranslate } from '../../../i18n/I18nProvider.js';
import { optionsOf } from '../../../i18n/options.js';
import { FormDialog } from '../../../shared/dialog/FormDialog.js';
import type { Rule } from '../../../shared/form/rules.js';
import { useCheckedForm } from '../../../shared/form/useCheckedForm.js';
import { RecordSelect } from '../record/fields/RecordSelect.js';
import { RecordText } from '../record/fields/RecordText.js';
import { type CentreTag, isTagTaken } from './centre.js';

interface Props {
  readonly tags: readonly CentreTag[];
  readonly onAdd: (tag: CentreTag) => void;
  readonly onClose: () => void;
}

interface Values {
  readonly categorieType: TagCategory | null;
  readonly categorieLabel: string;
  readonly valeur: string;
}

const EMPTY: Values = { categorieType: null, categorieLabel: '', valeur: '' };

/** Category, its name where it is one's own, and value. */
export function TagDialog({ tags, onAdd, onClose }: Props) {
  const translate = useTranslate();
  const { form, check, problem } = useCheckedForm<Values>({ defaultValues: EMPTY });
  const isOther = form.watch('categorieType') === 'AUTRE';
  const add = check(({ categorieType, categorieLabel, valeur }) => {
    if (categorieType === null) return;
    const label = categorieType === 'AUTRE' ? categorieLabel.trim() : null;
    onAdd({ categorieType, categorieLabel: label, valeur: valeur.trim() });
  });
  const submit = (event?: React.BaseSyntheticEvent) => {
    // The centre's form surrounds the dialog in React's tree.
    event?.stopPropagation();
    return add(event);
  };

  const notTaken: Rule<string | null> = (value) => {
    const { categorieType } = form.getValues();
    if (categorieType === null) return undefined;
    const isTaken = isTagTaken(tags, { categorieType, categorieLabel: value });
    return isTaken ? { code: ApiCode.tagCategoryTaken } : undefined;
  };

  return (
    <FormDialog
      operation={{ form, submit, problem }}
      title={translate('administration.tag.add')}
      submitLabel={translate('administration.tag.confirm')}
      onClose={onClose}
    >
      <RecordSelect
        name="categorieType"
        required
        rules={isOther ? [] : [notTaken]}
        options={optionsOf(TAG_CATEGORIES, 'enum.tagCategory', translate)}
      />
      {isOther && <RecordText name="categorieLabel" required rules={[notTaken]} />}
      <RecordText name="valeur" required />
    </FormDialog>
  );
}
