import DownIcon from '@mui/icons-material/ArrowDownwardOutlined';
import UpIcon from '@mui/icons-material/ArrowUpwardOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useListContext } from 'ra-core';
import { useTranslate } from '../../i18n/I18nProvider.js';

interface Props {
  /** Fields that the service sorts by, and what they are called. */
  readonly fields: readonly { readonly id: string; readonly label: string }[];
}

/** The order of the surrounding list, where there is no table head to press. */
export function SortSelect({ fields }: Props) {
  const translate = useTranslate();
  const { sort, setSort } = useListContext();
  const isAscending = sort.order === 'ASC';
  const isKnown = fields.some(({ id }) => id === sort.field);
  return (
    <Box sx={{ display: 'flex', gap: 2, mt: 3, mb: 3 }}>
      <TextField
        select
        label={translate('list.sortBy')}
        value={isKnown ? sort.field : ''}
        onChange={({ target }) => setSort({ field: target.value, order: sort.order })}
      >
        {fields.map(({ id, label }) => (
          <MenuItem key={id} value={id}>
            {label}
          </MenuItem>
        ))}
      </TextField>
      <IconButton
        aria-label={translate(isAscending ? 'list.descending' : 'list.ascending')}
        onClick={() => setSort({ field: sort.field, order: isAscending ? 'DESC' : 'ASC' })}
      >
        {isAscending ? <UpIcon /> : <DownIcon />}
      </IconButton>
    </Box>
  );
}
