import DownIcon from '@mui/icons-material/ArrowDownwardOutlined';
import UpIcon from '@mui/icons-material/ArrowUpwardOutlined';
import ColumnsIcon from '@mui/icons-material/ViewWeekOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import Switch from '@mui/material/Switch';
import { useResourceContext, useStore } from 'ra-core';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslate } from '../../../../i18n/I18nProvider.js';
import { ScreenReaderText } from '../../../../shared/page/ScreenReaderText.js';
import { ranksOf, swapped } from './column-order.js';
import type { ListColumn } from './list-column.js';

type Column = Pick<ListColumn<never>, 'id' | 'label' | 'isHidden'>;

/** The table's children beside its columns: the boxes of the selection before them, the actions of a row after them. */
const BEFORE = 1;
const AFTER = 1;

/**
 * Which columns a table has, and in which order; kept in this browser. It writes what react-admin's table reads, in the
 * place of react-admin's own menu, in which columns can be moved with a mouse only.
 */
export function ColumnsMenu({ columns }: { columns: readonly Column[] }) {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const title = translate('administration.columns.title');
  return (
    <>
      <Button
        size="small"
        startIcon={<ColumnsIcon />}
        aria-haspopup="dialog"
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {title}
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': title, sx: { p: 3 } } }}
      >
        <ColumnChoices columns={columns} />
      </Popover>
    </>
  );
}

function ColumnChoices({ columns }: { columns: readonly Column[] }) {
  const translate = useTranslate();
  const key = `${useResourceContext()}.datatable`;
  const atFirst = columns.filter(({ isHidden }) => isHidden).map(({ id }) => id);
  const [hidden, hide] = useStore<readonly string[]>(key, atFirst);
  const [kept, keep] = useStore<readonly number[] | undefined>(`${key}_columnRanks`);
  const [moved, setMoved] = useState('');
  const ranks = ranksOf(kept, BEFORE + columns.length + AFTER);
  const ordered = ranks.flatMap((rank) => {
    const column = columns[rank - BEFORE];
    return column ? [{ ...column, rank }] : [];
  });

  const show = (id: string, isShown: boolean) =>
    hide(isShown ? hidden.filter((each) => each !== id) : [...hidden, id]);

  const move = (from: number, to: number, button: HTMLElement) => {
    const [column, other] = [ordered[from], ordered[to]];
    if (!column || !other) return;
    const words = { name: column.label, position: to + 1, count: ordered.length };
    // An element that is put into another place loses the focus.
    flushSync(() => {
      keep(swapped(ranks, column.rank, other.rank));
      setMoved(translate('administration.columns.moved', words));
    });
    button.focus();
  };

  const mover = (index: number, by: 1 | -1) => {
    const name = ordered[index]?.label;
    const Icon = by === 1 ? DownIcon : UpIcon;
    const isAtEnd = ordered[index + by] === undefined;
    return (
      <IconButton
        size="small"
        // Not disabled, which would take the focus of somebody who has moved a column to the end.
        aria-disabled={isAtEnd}
        aria-label={translate(`administration.columns.move.${by === 1 ? 'down' : 'up'}`, { name })}
        onClick={({ currentTarget }) => move(index, index + by, currentTarget)}
        sx={{ opacity: isAtEnd ? 0.3 : 1 }}
      >
        <Icon fontSize="small" />
      </IconButton>
    );
  };

  return (
    <>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {ordered.map(({ id, label }, index) => (
          <Box component="li" key={id} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
            <FormControlLabel
              label={label}
              slotProps={{ typography: { variant: 'body2' } }}
              sx={{ flex: 1, mr: 3 }}
              control={
                <Switch
                  size="small"
                  checked={!hidden.includes(id)}
                  onChange={(_, isShown) => show(id, isShown)}
                />
              }
            />
            {mover(index, -1)}
            {mover(index, 1)}
          </Box>
        ))}
      </Box>
      <Box role="status">
        <ScreenReaderText>{moved}</ScreenReaderText>
      </Box>
      <Button
        size="small"
        onClick={() => {
          hide(atFirst);
          keep(undefined);
        }}
      >
        {translate('action.reset')}
      </Button>
    </>
  );
}
