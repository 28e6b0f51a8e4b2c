import Alert from '@mui/material/Alert';
import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { FailedToLoad } from '../../shared/errors/FailedToLoad.js';
import { FieldRow } from '../../shared/form/FieldRow.js';
import { FormQuantity } from '../../shared/form/fields/FormQuantity.js';
import { notNegative } from '../../shared/form/rules.js';
import { RowsSkeleton } from '../../shared/page/PageSkeleton.js';
import { space } from '../../theme/tokens.js';
import { type DeclarationValues, type DeclaredDoses, DOSES, isDeclared } from './use-declaration.js';

/**
 * The doses of one product and one period, begun with what is declared already. Mounted anew for each; what the
 * service says later does not overwrite what was typed meanwhile.
 */
export function DoseFields({ declared }: { declared: UseQueryResult<DeclaredDoses> }) {
  const translate = useTranslate();
  const { setValue, clearErrors } = useFormContext<DeclarationValues>();
  const isFilled = useRef(false);
  const { data, error, refetch } = declared;

  useEffect(() => {
    if (!data || isFilled.current) return;
    isFilled.current = true;
    for (const dose of DOSES) setValue(dose.name, data[dose.declared]);
    clearErrors(DOSES.map(({ name }) => name));
  }, [data, setValue, clearErrors]);

  if (!data) {
    return error ? (
      <FailedToLoad error={error} retry={() => void refetch()} />
    ) : (
      <RowsSkeleton rows={2} height={space.touch} />
    );
  }
  return (
    <>
      {isDeclared(data) && <Alert severity="info">{translate('useDeclaration.declared')}</Alert>}
      <FieldRow>
        {DOSES.map(({ name }) => (
          <FormQuantity
            key={name}
            name={name}
            label={translate(`useDeclaration.dose.${name}`)}
            rules={[notNegative]}
          />
        ))}
      </FieldRow>
    </>
  );
}
