import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useCallback, useEffect, useState } from 'react';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { mirror } from '../../providers/offline/mirror.js';
import { useOfflineState } from '../../providers/offline/OfflineProvider.js';
import { dropAll, type OpenActions, openActionsOf } from '../../providers/offline/sign-out.js';
import { leftCentres } from '../../providers/session/left-centres.js';
import { useSession } from '../../providers/session/SessionProvider.js';
import type { Session } from '../../providers/session/session.js';
import { useReason } from '../../shared/dialog/Confirm.js';
import { commandErrorText } from '../../shared/errors/failure-text.js';
import { useAnnounce } from '../../shared/feedback/Messages.js';
import { ActionLines } from './ActionLines.js';

interface Props {
  /** They have just kept the user from signing out: all of them are told of, and not only those that nobody sends. */
  readonly isSignOutRefused: boolean;
}

interface Unsettled {
  readonly open: OpenActions;
  /** The centres for which nobody sends them. */
  readonly left: readonly string[];
}

const NOTHING: Unsettled = { open: new Map(), left: [] };

/** Actions of all centres that are neither sent nor dropped, and what can be done (docs/rules/offline.md, OF-9). */
export default function UnsettledActions({ isSignOutRefused }: Props) {
  const session = useSession();
  const here = useOfflineState()?.actions;
  const [{ open, left }, setUnsettled] = useState(NOTHING);
  const read = useCallback(() => void unsettledOf(session).then(setUnsettled), [session]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: read again with each change of what is kept here.
  useEffect(read, [read, here]);

  const centreIds = [...open.keys()];
  return (
    <>
      {isSignOutRefused && centreIds.length > 0 && <SignOutRefused centreIds={centreIds} left={left} />}
      {left.map((id) => (
        <Unreachable key={id} centreId={id} actions={open.get(id)!} onDropped={read} />
      ))}
    </>
  );
}

async function unsettledOf(session: Session): Promise<Unsettled> {
  try {
    const open = await openActionsOf(session.user.id);
    return { open, left: await leftCentres(session, [...open.keys()]) };
  } catch {
    return NOTHING;
  }
}

function SignOutRefused({ centreIds, left }: { centreIds: readonly string[]; left: readonly string[] }) {
  const translate = useTranslate();
  const { centre } = useSession();
  const nameOf = useCentreName();
  const isElsewhere = centreIds.some((id) => id !== centre?.id && !left.includes(id));
  return (
    <Alert severity="error" role="alert" sx={{ mb: 5 }}>
      {translate('offline.signOutRefused')}{' '}
      {translate('offline.openAt', {
        smart_count: centreIds.length,
        centres: centreIds.map(nameOf).join(', '),
      })}{' '}
      {isElsewhere && translate('offline.openElsewhere')}
    </Alert>
  );
}

/** The name of a centre, also of one that the user had before. */
function useCentreName(): (id: string) => string {
  const translate = useTranslate();
  const { centre, centres } = useSession();
  const known = mirror.actions();
  return (id) =>
    [...centres, ...(centre ? [centre] : [])].find((each) => each.id === id)?.nom ??
    known.find((each) => each.centre === id)?.centreName ??
    translate('offline.unknownCentre');
}

interface UnreachableProps {
  readonly centreId: string;
  readonly actions: NonNullable<ReturnType<OpenActions['get']>>;
  readonly onDropped: () => void;
}

/** Actions of a centre for which the service takes nothing from the user any more: nobody sends them. */
function Unreachable({ centreId, actions, onDropped }: UnreachableProps) {
  const translate = useTranslate();
  const { user } = useSession();
  const nameOf = useCentreName();
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
    await dropAll({ userId: user.id, centreId }, reason).catch((error: unknown) =>
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
      {translate('offline.unreachable', { smart_count: actions.length, centre: nameOf(centreId) })}
      <ActionLines actions={actions} />
    </Alert>
  );
}
