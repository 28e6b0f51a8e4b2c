import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { ResponsiveDialog } from '../../shared/dialog/ResponsiveDialog.js';

interface Props {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** What it means that a shipment is not followed up. */
export function FollowUpNotice({ open, onClose }: Props) {
  const translate = useTranslate();
  return (
    <ResponsiveDialog
      open={open}
      onClose={onClose}
      title={translate('preparation.followUpTitle')}
      actions={
        <Button variant="contained" autoFocus onClick={onClose}>
          {translate('preparation.understood')}
        </Button>
      }
    >
      <Typography>{translate('preparation.followUpText')}</Typography>
    </ResponsiveDialog>
  );
}
