import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { keepPreviousData } from '@tanstack/react-query';
import { type Ref, useDeferredValue, useState } from 'react';
import { useRead } from '../../../api/queries.js';
import { useTranslate } from '../../../i18n/I18nProvider.js';
import { Combobox } from '../../../shared/form/fields/Combobox.js';
import { type FoundUser, fullName } from './user.js';

/** Characters from which on users are searched. */
const SEARCH_FROM = 3;

interface Props {
  readonly label: string;
  readonly without: readonly Pick<FoundUser, 'id'>[];
  readonly onChoose: (user: FoundUser) => void;
  readonly inputRef?: Ref<HTMLInputElement>;
  readonly error?: string;
}

/** Finds users by a part of their name, login or address. */
export function UserSearch({ label, without, onChoose, inputRef, error }: Props) {
  const translate = useTranslate();
  const [text, setText] = useState('');
  const query = useDeferredValue(text.trim());
  const isLongEnough = query.length >= SEARCH_FROM;
  const { data = [], isFetching } = useRead(
    '/users/query',
    { query: { query } },
    { enabled: isLongEnough, placeholderData: keepPreviousData },
  );
  const chosen = new Set(without.map(({ id }) => id));
  return (
    <Combobox<FoundUser>
      options={isLongEnough ? data.filter(({ id }) => !chosen.has(id)) : []}
      value={null}
      inputValue={text}
      onInputChange={(_, next, reason) => setText(reason === 'selectOption' ? '' : next)}
      onChange={(_, user) => user && onChoose(user)}
      loading={isLongEnough && isFetching}
      noOptionsText={translate(isLongEnough ? 'state.noResult' : 'administration.searchFrom', {
        min: SEARCH_FROM,
      })}
      filterOptions={(options) => options}
      autoHighlight
      blurOnSelect={false}
      getOptionLabel={fullName}
      renderOption={({ key, ...option }, user) => (
        <Box component="li" key={key} {...option} sx={{ display: 'block !important' }}>
          {fullName(user)}
          <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
            {user.login} · {user.email}
          </Box>
        </Box>
      )}
      renderInput={(parameters) => (
        <TextField
          {...parameters}
          label={label}
          inputRef={inputRef}
          error={error !== undefined}
          helperText={error ?? translate('administration.searchFrom', { min: SEARCH_FROM })}
        />
      )}
    />
  );
}
