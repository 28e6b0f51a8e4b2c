import Autocomplete, { type AutocompleteProps } from '@mui/material/Autocomplete';
import type { KeyboardEvent } from 'react';
import { useTranslate } from '../../../i18n/I18nProvider.js';

type Props<Value, Multiple extends boolean | undefined, NotClearable extends boolean | undefined> = Omit<
  AutocompleteProps<Value, Multiple, NotClearable, false>,
  'onKeyDown' | 'getOptionLabel'
> & {
  readonly getOptionLabel: (option: Value) => string;
};

/**
 * What is chosen by typing a part of its name, with the words of the list and of its buttons. Enter sends no form while
 * the text is not what was chosen: the form would go without it.
 */
export function Combobox<
  Value extends { readonly id: string },
  Multiple extends boolean | undefined = false,
  NotClearable extends boolean | undefined = false,
>(props: Props<Value, Multiple, NotClearable>) {
  const translate = useTranslate();
  const { value, getOptionLabel } = props;
  // Of several, each that was chosen is shown beside the text.
  const chosen = Array.isArray(value) ? null : (value as Value | null | undefined);
  const chosenText = chosen ? getOptionLabel(chosen) : '';
  const keepEnter = (event: KeyboardEvent<HTMLElement>) => {
    const { target } = event;
    if (event.key !== 'Enter' || !(target instanceof HTMLInputElement) || target.value === chosenText) return;
    event.preventDefault();
    // A form also listens to Ctrl+Enter.
    event.stopPropagation();
  };
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
      onKeyDown={keepEnter}
    />
  );
}
