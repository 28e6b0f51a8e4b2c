import { useFormContext } from 'react-hook-form';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { useValueList } from '../../providers/reference/reference-lists.js';
import { FormComment } from '../../shared/form/fields/FormComment.js';
import { FormSelect } from '../../shared/form/fields/FormSelect.js';
import { needsComment, type ScrappingValues } from './scrapping.js';

/** Why it is scrapped; a cause that is not listed has to be described. */
export function CauseFields({ cause }: { cause: string | null }) {
  const translate = useTranslate();
  const causes = useValueList('SCRAPPING_CAUSE');
  const { setValue } = useFormContext<ScrappingValues>();
  return (
    <>
      <FormSelect
        name="cause"
        label={translate('scrapping.cause')}
        required
        disabled={!causes.data}
        options={(causes.data ?? []).map(({ code, label }) => ({ value: code, label }))}
        onValue={() => setValue('comment', '', { shouldDirty: true, shouldValidate: false })}
      />
      <FormComment
        required={needsComment(cause)}
        help={needsComment(cause) ? translate('scrapping.tellCause') : undefined}
      />
    </>
  );
}
