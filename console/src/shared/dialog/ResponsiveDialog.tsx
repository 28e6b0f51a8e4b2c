import CloseIcon from '@mui/icons-material/CloseOutlined';
import Box from '@mui/material/Box';
import Dialog, { type DialogProps } from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import { type ReactNode, useId } from 'react';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { useIsSmall } from '../page/useIsSmall.js';

interface Props {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly children: ReactNode;
  readonly actions?: ReactNode;
  readonly width?: DialogProps['maxWidth'];
  /** Nothing in it takes the focus: the text does, so that a keyboard can scroll it. */
  readonly readOnly?: boolean;
}

/** A dialog that fills the screen below 960 px (docs/rules/screens.md, SC-3). Esc and the cross close it. */
export function ResponsiveDialog({
  open,
  onClose,
  title,
  children,
  actions,
  width = 'sm',
  readOnly = false,
}: Props) {
  const translate = useTranslate();
  const titleId = useId();
  const isSmall = useIsSmall();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      // A dialog of a form keeps its Enter: Ctrl+Enter would send the form beneath.
      onKeyDown={(event) => event.key === 'Enter' && event.stopPropagation()}
      fullScreen={isSmall}
      fullWidth
      maxWidth={width}
      aria-labelledby={titleId}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', pr: 3 }}>
        <DialogTitle id={titleId} variant="h2" sx={{ flex: 1 }}>
          {title}
        </DialogTitle>
        <IconButton aria-label={translate('action.close')} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </Box>
      {/* Room for the label of a first field. */}
      <DialogContent tabIndex={readOnly ? 0 : undefined} sx={{ pt: 2 }}>
        {children}
      </DialogContent>
      {actions && <DialogActions>{actions}</DialogActions>}
    </Dialog>
  );
}
