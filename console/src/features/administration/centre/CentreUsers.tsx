import RemoveIcon from '@mui/icons-material/CloseOutlined';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import type { CentreType } from '../../../api/types.js';
import { useTranslate } from '../../../i18n/I18nProvider.js';
import { useField } from '../../../shared/form/useField.js';
import { KINDS } from '../record/administered-kind.js';
import { StatusTag } from '../record/StatusTag.js';
import { FittingAuthority } from '../user/FittingAuthority.js';
import { UserSearch } from '../user/UserSearch.js';
import { type FoundUser, fullName } from '../user/user.js';

/** Who works there, and which of them is its referent. */
export function CentreUsers({ type }: { type: CentreType | null }) {
  const translate = useTranslate();
  const users = useField<readonly FoundUser[]>({
    name: 'utilisateurs',
    label: translate('administration.field.utilisateurs'),
  });
  const referent = useField<string | null>({
    name: 'idReferent',
    label: translate('administration.field.idReferent'),
  });
  const remove = (id: string) => {
    users.set(users.value.filter((user) => user.id !== id));
    // A referent who leaves is no referent any more.
    if (referent.value === id) referent.set(null);
  };

  return (
    <>
      <UserSearch
        label={translate('administration.addUser')}
        inputRef={users.ref}
        error={users.error ?? referent.error}
        without={users.value}
        onChoose={(user) => users.set([...users.value, user])}
      />
      {users.value.length === 0 ? (
        <Typography color="textSecondary">{translate('administration.noUser')}</Typography>
      ) : (
        <RadioGroup
          aria-label={translate('administration.field.idReferent')}
          value={referent.value ?? ''}
          onChange={(_, id) => referent.set(id)}
        >
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {users.value.map((user) => (
              <Box
                component="li"
                key={user.id}
                sx={{
                  display: 'flex',
                  flexWrap: 'wrap',
                  alignItems: 'center',
                  columnGap: 3,
                  py: 1,
                  borderBottom: 1,
                  borderColor: 'divider',
                }}
              >
                <Box sx={{ flex: 1, minWidth: { xs: '100%', sm: 200 }, overflowWrap: 'anywhere' }}>
                  {fullName(user)}{' '}
                  <Typography component="span" variant="body2" color="textSecondary">
                    {user.login} · {user.email}
                  </Typography>
                </Box>
                {type && (
                  <FittingAuthority
                    user={user}
                    type={type}
                    onGiven={(authorities) =>
                      users.set(
                        users.value.map((one) => (one.id === user.id ? { ...one, authorities } : one)),
                      )
                    }
                  />
                )}
                {!user.actif && <StatusTag kind={KINDS.user} isOn={false} />}
                <FormControlLabel
                  value={user.id}
                  control={<Radio size="small" />}
                  label={translate('administration.referent')}
                />
                <IconButton
                  aria-label={translate('administration.removeNamed', { name: fullName(user) })}
                  onClick={() => remove(user.id)}
                >
                  <RemoveIcon fontSize="small" />
                </IconButton>
              </Box>
            ))}
          </Box>
        </RadioGroup>
      )}
    </>
  );
}
