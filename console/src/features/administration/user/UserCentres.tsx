import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useFormContext } from 'react-hook-form';
import type { Authority, CentreSummary } from '../../../api/types.js';
import { useTranslate } from '../../../i18n/I18nProvider.js';
import { lackingAuthorities } from '../../../providers/session/authorities.js';
import { FormManyCentres } from '../centre/FormManyCentres.js';
import { useCentreSearch } from '../centre/useCentreSearch.js';

interface Props {
  readonly authorities: readonly Authority[];
  readonly centres: readonly CentreSummary[];
}

/** The user's centres; where the rights do not fit them, the fitting ones are proposed. */
export function UserCentres({ authorities, centres }: Props) {
  const translate = useTranslate();
  const { setValue } = useFormContext();
  const search = useCentreSearch();
  const lacking = lackingAuthorities(
    authorities,
    centres.map(({ type }) => type),
  );
  return (
    <>
      <FormManyCentres name="centres" label={translate('administration.field.centres')} {...search} />
      {lacking.map((authority) => (
        <Alert
          key={authority}
          severity="warning"
          action={
            <Button
              color="inherit"
              size="small"
              onClick={() => setValue('authorities', [...authorities, authority], { shouldDirty: true })}
            >
              {translate('administration.authority.give')}
            </Button>
          }
        >
          {translate('administration.authority.lacking', {
            authority: translate(`enum.authority.${authority}`),
          })}
        </Alert>
      ))}
    </>
  );
}
