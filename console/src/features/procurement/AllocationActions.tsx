import MoreIcon from '@mui/icons-material/MoreVert';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useCommand } from '../../api/useCommand.js';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { useFormat } from '../../providers/session/SessionProvider.js';
import { useConfirm } from '../../shared/dialog/Confirm.js';
import { commandErrorText } from '../../shared/errors/failure-text.js';
import { useAnnounce } from '../../shared/feedback/Messages.js';
import type { Allocation } from './allocation.js';

interface Props {
  readonly allocation: Allocation;
  /** A week that is over neither changes nor goes. */
  readonly isOver: boolean;
  readonly onDuplicate: () => void;
}

/** What may be done with one plan, in a menu. */
export function AllocationActions({ allocation, isOver, onDuplicate }: Props) {
  const { id, produit, centre, debutSemaine, version } = allocation;
  const translate = useTranslate();
  const format = useFormat();
  const navigate = useNavigate();
  const confirm = useConfirm();
  const announce = useAnnounce();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { mutate } = useCommand({
    method: 'delete',
    path: '/vaccination/approvisionnement/{id}',
    parameters: { path: { id }, query: { version } },
  });
  const named = { product: produit.nomCommercial, centre: centre.nom, week: format.date(debutSemaine) };
  const choose = (act: () => void) => () => {
    setAnchor(null);
    act();
  };
  const remove = async () => {
    const isMeant = await confirm({
      title: translate('procurement.remove.title'),
      text: translate('procurement.remove.text', named),
      confirmLabel: translate('procurement.remove.confirm'),
      danger: true,
    });
    if (!isMeant) return;
    mutate(undefined, {
      onSuccess: () => announce.success(translate('procurement.remove.done')),
      onError: (error) =>
        announce.error(commandErrorText(error, translate, translate('procurement.remove.failure'))),
    });
  };
  return (
    <>
      <IconButton
        aria-label={translate('procurement.actionsOf', named)}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <MoreIcon fontSize="small" />
      </IconButton>
      {anchor && (
        <Menu open anchorEl={anchor} onClose={() => setAnchor(null)}>
          {!isOver && (
            <MenuItem onClick={choose(() => void navigate(`/procurements/${id}`))}>
              {translate('procurement.edit')}
            </MenuItem>
          )}
          <MenuItem onClick={choose(onDuplicate)}>{translate('procurement.duplicate.open')}</MenuItem>
          {!isOver && (
            <MenuItem onClick={choose(() => void remove())}>
              {translate('procurement.remove.confirm')}
            </MenuItem>
          )}
        </Menu>
      )}
    </>
  );
}
