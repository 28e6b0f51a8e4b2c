import SavedIcon from '@mui/icons-material/BookmarkBorderOutlined';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Popover from '@mui/material/Popover';
import { extractValidSavedQueries, type SavedQuery, useListContext, useSavedQueries } from 'ra-core';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslate } from '../../../../i18n/I18nProvider.js';
import { SaveFiltersDialog } from './SaveFiltersDialog.js';

/** Filters, order and page length under names that a user gave them; kept in this browser. */
export function SavedFilters() {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { resource } = useListContext();
  const [stored, store] = useSavedQueries(resource);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isNaming, setNaming] = useState(false);
  const saved = extractValidSavedQueries(stored);

  const apply = ({ value }: SavedQuery) => {
    setAnchor(null);
    void navigate({ search: addressOf(value) });
  };

  return (
    <>
      <Button
        size="small"
        startIcon={<SavedIcon />}
        aria-haspopup="dialog"
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {translate('administration.savedFilters.title')}
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{
          paper: { role: 'dialog', 'aria-label': translate('administration.savedFilters.title') },
        }}
      >
        {saved.map((query) => (
          <ListItem
            key={query.label}
            component="div"
            disablePadding
            secondaryAction={
              <IconButton
                edge="end"
                size="small"
                aria-label={translate('administration.removeNamed', { name: query.label })}
                onClick={() => store(saved.filter((each) => each !== query))}
              >
                <DeleteIcon fontSize="small" />
              </IconButton>
            }
          >
            <ListItemButton onClick={() => apply(query)}>
              <ListItemText primary={query.label} />
            </ListItemButton>
          </ListItem>
        ))}
        {saved.length > 0 && <Divider />}
        <ListItemButton
          onClick={() => {
            setAnchor(null);
            setNaming(true);
          }}
        >
          <ListItemText primary={translate('administration.savedFilters.save')} />
        </ListItemButton>
      </Popover>
      {isNaming && <SaveFiltersDialog onClose={() => setNaming(false)} />}
    </>
  );
}

/** The query string that a list reads its state from. */
const addressOf = ({ filter, sort, perPage }: SavedQuery['value']): string =>
  new URLSearchParams({
    filter: JSON.stringify(filter),
    ...(sort && { sort: sort.field, order: sort.order }),
    ...(perPage && { perPage: String(perPage) }),
    page: '1',
  }).toString();
