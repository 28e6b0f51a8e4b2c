import AccountIcon from '@mui/icons-material/AccountCircleOutlined';
import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import ListSubheader from '@mui/material/ListSubheader';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useColorScheme } from '@mui/material/styles';
import { useState } from 'react';
import { Link } from 'react-router';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { useSession } from '../../providers/session/SessionProvider.js';

/** On a phone, account, theme and sign-out share one button: the centre's name needs the room. */
export function AccountMenu() {
  const translate = useTranslate();
  const { user } = useSession();
  const { mode, systemMode, setMode } = useColorScheme();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const isDark = (mode === 'system' ? systemMode : mode) === 'dark';
  const close = () => setAnchor(null);

  return (
    <>
      <IconButton
        color="inherit"
        aria-label={translate('app.accountMenu')}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <AccountIcon />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close}>
        <ListSubheader role="presentation" sx={{ lineHeight: 2.5 }}>
          {user.firstname} {user.lastname}
        </ListSubheader>
        <MenuItem component={Link} to="/me" onClick={close}>
          {translate('app.account')}
        </MenuItem>
        <MenuItem component={Link} to="/notice" onClick={close}>
          {translate('notice.title')}
        </MenuItem>
        <MenuItem
          onClick={() => {
            setMode(isDark ? 'light' : 'dark');
            close();
          }}
        >
          {translate(isDark ? 'app.lightTheme' : 'app.darkTheme')}
        </MenuItem>
        <Divider />
        <MenuItem component={Link} to="/logout" onClick={close}>
          {translate('app.signOut')}
        </MenuItem>
      </Menu>
    </>
  );
}
