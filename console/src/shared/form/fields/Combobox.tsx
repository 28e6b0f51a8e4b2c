import Autocomplete, { type AutocompleteProps } from '@mui/material/Autocomplete';
import { useTranslate } from '../../../i18n/I18nProvider.js';

/** What is chosen by typing a part of its name, with the words of the list and of its buttons. */
export function Combobox<
  Value extends { readonly id: string },
  Multiple extends boolean | undefined = false,
  NotClearable extends boolean | undefined = false,
>(props: AutocompleteProps<Value, Multiple, NotClearable, false>) {
  const translate = useTranslate();
  return (
    <Autocomplete
      loadingText={translate('state.loading')}
      noOptionsText={translate('state.noResult')}
      openText={translate('action.open')}
      closeText={translate('action.close')}
      clearText={translate('action.clear')}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(option, value) => option.id === value.id}
      {...props}
    />
  );
}
