import { useFormContext } from 'react-hook-form';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { FormCause } from '../../shared/form/fields/FormCause.js';
import { FormComment } from '../../shared/form/fields/FormComment.js';
import { needsComment } from '../../shared/form/scrapping-cause.js';
import type { ScrappingValues } from './scrapping.js';

/** Why it is scrapped; a cause that is not listed has to be described. */
export function CauseFields({ cause }: { cause: string | null }) {
  const translate = useTranslate();
  const { setValue } = useFormContext<ScrappingValues>();
  return (
    <>
      <FormCause
        name="cause"
        required
        onValue={() => setValue('comment', '', { shouldDirty: true, shouldValidate: false })}
      />
      <FormComment
        required={needsComment(cause)}
        help={needsComment(cause) ? translate('scrapping.tellCause') : undefined}
      />
    </>
  );
}
