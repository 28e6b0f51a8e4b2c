import MoreIcon from '@mui/icons-material/MoreVert';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { RequestKind } from '../../api/generated/request-status.js';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { useSession } from '../../providers/session/SessionProvider.js';
import { onlyReads } from '../../providers/session/session.js';
import { actionsFor, mayPrepare, preparationState, type Request, type StatusAction } from './request.js';

interface Props {
  readonly kind: RequestKind;
  readonly request: Request;
  readonly onAction: (action: StatusAction, request: Request) => void;
  readonly onPlan: (request: Request) => void;
}

/** What may be done with one request, in a menu. */
export function RequestActions({ kind, request, onAction, onPlan }: Props) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { centre, user } = useSession();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const reads = onlyReads(user);
  const actions = reads ? [] : actionsFor(kind, request, centre?.type);
  const prepares = !reads && mayPrepare(kind, request, centre?.type);
  const showsPlan = kind === 'CENTRE' && (centre?.type === 'DISPATCH' || centre?.type === 'REFERENT');
  if (actions.length === 0 && !prepares && !showsPlan) return null;
  const choose = (act: () => void) => () => {
    setAnchor(null);
    act();
  };
  return (
    <>
      <IconButton
        aria-label={translate('replenishment.actionsOf', {
          product: request.produit.nomCommercial,
          centre: (request.pointVacc ?? request.centreVacc).nom,
        })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <MoreIcon fontSize="small" />
      </IconButton>
      {anchor && (
        <Menu open anchorEl={anchor} onClose={() => setAnchor(null)}>
          {prepares && (
            <MenuItem
              onClick={choose(() => void navigate('/dispatch/exits', { state: preparationState(request) }))}
            >
              {translate('replenishment.prepare')}
            </MenuItem>
          )}
          {actions.map((action) => (
            <MenuItem key={action} onClick={choose(() => onAction(action, request))}>
              {translate(`replenishment.action.${action}`)}
            </MenuItem>
          ))}
          {showsPlan && (
            <MenuItem onClick={choose(() => onPlan(request))}>
              {translate('replenishment.plan.show')}
            </MenuItem>
          )}
        </Menu>
      )}
    </>
  );
}
