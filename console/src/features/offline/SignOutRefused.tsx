import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useCallback, useEffect, useState } from 'react';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { mirror } from '../../providers/offline/mirror.js';
import { useOfflineState } from '../../providers/offline/OfflineProvider.js';
import { dropAll, type OpenActions, openActionsOf } from '../../providers/offline/sign-out.js';
import { useSession } from '../../providers/session/SessionProvider.js';
import { seesAllCentres } from '../../providers/session/session.js';
import { useReason } from '../../shared/dialog/Confirm.js';
import { commandErrorText } from '../../shared/errors/failure-text.js';
import { useAnnounce } from '../../shared/feedback/Messages.js';
import { ActionLines } from './ActionLines.js';

/** Which actions keep the user from signing out, and what can be done about them (docs/rules/offline.md, OF-9). */
export default function SignOutRefused() {
  const translate = useTranslate();
  const { user, centre, centres } = useSession();
  const here = useOfflineState()?.actions;
  const [open, setOpen] = useState<OpenActions>(new Map());
  const read = useCallback(
    () => void openActionsOf(user.id).then(setOpen, () => setOpen(new Map())),
    [user.id],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: read again with each change of what is kept here.
  useEffect(read, [read, here]);

  if (open.size === 0) return null;
  const known = mirror.actions();
  const nameOf = (id: string): string =>
    [...centres, ...(centre ? [centre] : [])].find((each) => each.id === id)?.nom ??
    known.find((each) => each.centre === id)?.centreName ??
    translate('offline.unknownCentre');
  const maySelect = (id: string): boolean =>
    seesAllCentres(user) || id === centre?.id || centres.some((each) => each.id === id);
  const ids = [...open.keys()];
  return (
    <>
      <Alert severity="error" role="alert" sx={{ mb: 5 }}>
        {translate('offline.signOutRefused')}{' '}
        {translate('offline.openAt', { smart_count: ids.length, centres: ids.map(nameOf).join(', ') })}{' '}
        {ids.some((id) => id !== centre?.id && maySelect(id)) && translate('offline.openElsewhere')}
      </Alert>
      {ids
        .filter((id) => !maySelect(id))
        .map((id) => (
          <Unreachable
            key={id}
            owner={{ userId: user.id, centreId: id }}
            centre={nameOf(id)}
            actions={open.get(id)!}
            onDropped={read}
          />
        ))}
    </>
  );
}

interface UnreachableProps {
  readonly owner: Parameters<typeof dropAll>[0];
  readonly centre: string;
  readonly actions: NonNullable<ReturnType<OpenActions['get']>>;
  readonly onDropped: () => void;
}

/** Actions of a centre that the user can select no more: nobody sends them. */
function Unreachable({ owner, centre, actions, onDropped }: UnreachableProps) {
  const translate = useTranslate();
  const askReason = useReason();
  const announce = useAnnounce();
  const drop = async () => {
    const reason = await askReason({
      title: translate('offline.dropAllTitle'),
      text: translate('offline.dropAllText'),
      confirmLabel: translate('offline.drop'),
      reasonLabel: translate('offline.dropReason'),
      initialReason: '',
      danger: true,
    });
    if (!reason) return;
    await dropAll(owner, reason).catch((error: unknown) =>
      announce.error(commandErrorText(error, translate)),
    );
    onDropped();
  };
  if (actions.length === 0) return null;
  return (
    <Alert
      severity="warning"
      sx={{ mb: 5 }}
      action={
        <Button color="inherit" size="small" onClick={() => void drop()}>
          {translate('offline.drop')}
        </Button>
      }
    >
      {translate('offline.unreachable', { smart_count: actions.length, centre })}
      <ActionLines actions={actions} />
    </Alert>
  );
}
