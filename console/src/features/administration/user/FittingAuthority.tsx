import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../../api/client.js';
import type { Authority, CentreType } from '../../../api/types.js';
import { useTranslate } from '../../../i18n/I18nProvider.js';
import { lackingAuthorities } from '../../../providers/session/authorities.js';
import { useSession } from '../../../providers/session/SessionProvider.js';
import { commandErrorText } from '../../../shared/errors/failure-text.js';
import { useAnnounce } from '../../../shared/feedback/Messages.js';
import { useWaited } from '../../../shared/feedback/useWaited.js';
import { Tag } from '../../../shared/record/Tag.js';
import { type FoundUser, fullName } from './user.js';

interface Props {
  readonly user: FoundUser;
  /** Of the centre in which the user works. */
  readonly type: CentreType;
  readonly onGiven: (authorities: readonly Authority[]) => void;
}

/** Says that a user's authorities do not fit a centre; an administrator can give the fitting one at once. */
export function FittingAuthority({ user, type, onGiven }: Props) {
  const translate = useTranslate();
  const announce = useAnnounce();
  const waited = useWaited();
  const mayGive = useSession().user.isAdmin;
  const [lacking] = lackingAuthorities(user.authorities, [type]);
  const give = async (authority: Authority): Promise<readonly Authority[]> => {
    const parameters = { path: { id: user.id } };
    // As it is now: the list of the centre may have been read some time ago.
    const now = await call('get', '/users/{id}', { parameters });
    const { login, email, lastname, firstname, version } = now;
    const authorities = [...new Set([...(now.authorities ?? []), authority])];
    await call('put', '/users/{id}', {
      parameters,
      body: { login, email, lastname, firstname, authorities, version },
    });
    return authorities;
  };
  const giving = useMutation({
    mutationFn: (authority: Authority) => waited(give(authority)),
    onSuccess: (authorities) => {
      onGiven(authorities);
      announce.success(translate('administration.authority.given', { name: fullName(user) }));
    },
    onError: (error) => announce.error(commandErrorText(error, translate)),
  });
  if (!lacking) return null;
  const authority = translate(`enum.authority.${lacking}`);
  return (
    <>
      <Tag tone="caution">{translate('administration.authority.unfit')}</Tag>
      {mayGive && (
        <Button
          size="small"
          loading={giving.isPending}
          aria-label={translate('administration.authority.giveNamed', { authority, name: fullName(user) })}
          onClick={() => giving.mutate(lacking)}
        >
          {translate('administration.authority.giveThis', { authority })}
        </Button>
      )}
    </>
  );
}
