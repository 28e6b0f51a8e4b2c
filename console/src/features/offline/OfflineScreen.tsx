import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { heldBack, isOpen, type OfflineAction } from '../../providers/offline/action.js';
import type { OfflineController, OfflineState } from '../../providers/offline/OfflineController.js';
import { useOffline, useOfflineState } from '../../providers/offline/OfflineProvider.js';
import { type StockDifference, synchronisedAt } from '../../providers/offline/synchronised-data.js';
import { useFormat } from '../../providers/session/SessionProvider.js';
import { useReason } from '../../shared/dialog/Confirm.js';
import { errorText } from '../../shared/errors/error-text.js';
import { commandErrorText } from '../../shared/errors/failure-text.js';
import { useAnnounce } from '../../shared/feedback/Messages.js';
import { OFFLINE_MENU } from '../../shared/navigation/workplace-menu.js';
import { LinkButton } from '../../shared/page/LinkButton.js';
import { Page } from '../../shared/page/Page.js';
import { Panel } from '../../shared/page/Panel.js';
import { useByTheClock } from '../../shared/page/useByTheClock.js';
import { Code } from '../../shared/record/Code.js';
import { Facts } from '../../shared/record/Facts.js';
import { ActionLines } from './ActionLines.js';
import { ActionList } from './ActionList.js';
import { CorrectionDialog } from './CorrectionDialog.js';
import { useStoredConsole } from './useStoredConsole.js';

/** The home of who works offline (docs/rules/offline.md). */
export default function OfflineScreen() {
  const { controller } = useOffline();
  const state = useOfflineState();
  return controller && state ? <Synchronisation controller={controller} state={state} /> : null;
}

function Synchronisation({ controller, state }: { controller: OfflineController; state: OfflineState }) {
  const translate = useTranslate();
  const format = useFormat();
  const askReason = useReason();
  const announce = useAnnounce();
  const [corrected, setCorrected] = useState<OfflineAction>();
  const isStored = useStoredConsole();
  const { actions, data, local, lost } = state;
  const waiting = actions.filter(({ status }) => status === 'WAITING');
  const refused = actions.filter((action) => action.status === 'ERROR' && isOpen(action));

  const tell = (error: unknown) => announce.error(commandErrorText(error, translate));
  const resend = (given: readonly OfflineAction[]) =>
    void controller.resend(given.map(({ uid }) => uid)).catch(tell);
  const drop = async (action: OfflineAction) => {
    const reason = await askReason({
      title: translate('offline.dropTitle'),
      text: translate('offline.dropText'),
      confirmLabel: translate('offline.drop'),
      reasonLabel: translate('offline.dropReason'),
      initialReason: '',
      danger: true,
    });
    if (reason) await controller.drop(action.uid, reason).catch(tell);
  };

  return (
    <Page title={translate('offline.title')}>
      <Box sx={{ display: 'grid', gap: 5 }}>
        <Alert severity="warning">
          <AlertTitle>{translate('offline.beforeTheDay')}</AlertTitle>
          {translate('offline.beforeTheDayHelp')}
        </Alert>
        {!isStored && (
          <Alert severity="info" role="note">
            {translate('offline.notStored')}
          </Alert>
        )}
        {lost.length > 0 && (
          <Alert
            severity="error"
            action={<Button onClick={() => controller.forgetLost()}>{translate('offline.read')}</Button>}
          >
            <ActionLines actions={lost} />
          </Alert>
        )}
        <Panel>
          <Facts
            facts={[
              { label: translate('offline.notes'), value: format.number(local.notes.length) },
              {
                label: translate('offline.stocks'),
                value: format.number(local.rows.filter(({ quantite }) => quantite > 0).length),
              },
              {
                label: translate('offline.synchronisedAt'),
                value: data && <Age at={synchronisedAt(data)} />,
              },
            ]}
          />
          {state.synchronisationError !== undefined && (
            <Alert severity="error" sx={{ mt: 4 }}>
              {errorText(state.synchronisationError, translate)}
            </Alert>
          )}
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 4 }}>
            <Button
              variant="outlined"
              loading={state.isSynchronising}
              onClick={() => void controller.synchronise().catch(() => undefined)}
            >
              {translate('offline.synchronise')}
            </Button>
            <Button
              variant="contained"
              disabled={waiting.length === 0}
              loading={state.sending === 'now'}
              onClick={() => void controller.send()}
            >
              {translate('offline.send', { smart_count: waiting.length })}
            </Button>
            {refused.length > 0 && (
              <Button variant="outlined" onClick={() => resend(refused)}>
                {translate('offline.resendAll', { smart_count: refused.length })}
              </Button>
            )}
          </Box>
          <Typography role="status" color="textSecondary" sx={{ mt: 2, '&:empty': { mt: 0 } }}>
            {state.sending === 'later' && translate('offline.sentLater')}
            {state.sending === 'signIn' && translate('offline.sentAfterSignIn')}
          </Typography>
        </Panel>
        {data && data.differences.length > 0 && (
          <Differences
            differences={data.differences}
            onRead={() => void controller.forgetDifferences().catch(tell)}
          />
        )}
        <ActionList
          actions={actions}
          held={heldBack(actions)}
          onResend={(action) => resend([action])}
          onCorrect={setCorrected}
          onDrop={(action) => void drop(action)}
        />
        <Box
          component="nav"
          aria-label={translate('offline.work')}
          sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}
        >
          {OFFLINE_MENU.work.map(({ path, title }) => (
            <LinkButton key={path} to={path} variant="outlined" color="inherit">
              {translate(title)}
            </LinkButton>
          ))}
        </Box>
      </Box>
      {corrected && (
        <CorrectionDialog
          key={corrected.uid}
          action={corrected}
          onCorrect={(correction) => controller.correct(corrected.uid, correction)}
          onSend={() => void controller.send()}
          onClose={() => setCorrected(undefined)}
        />
      )}
    </Page>
  );
}

const MINUTE_MS = 60_000;

/** When, and how long ago that is, by the service's clock. */
function Age({ at }: { at: string }) {
  const translate = useTranslate();
  const format = useFormat();
  const minutes = useByTheClock((now) =>
    Math.max(0, Math.floor((now.getTime() - Date.parse(at)) / MINUTE_MS)),
  );
  const hours = Math.floor(minutes / 60);
  const age =
    hours > 0
      ? translate('offline.hoursAgo', { smart_count: hours })
      : translate('offline.minutesAgo', { smart_count: minutes });
  return `${format.dateTime(at)} (${age})`;
}

/** Batches of which the service has another quantity than was to be expected here, and who changed it. */
function Differences({
  differences,
  onRead,
}: {
  differences: readonly StockDifference[];
  onRead: () => void;
}) {
  const translate = useTranslate();
  const format = useFormat();
  return (
    <Alert severity="info" action={<Button onClick={onRead}>{translate('offline.read')}</Button>}>
      <AlertTitle>{translate('offline.differences')}</AlertTitle>
      <Box component="ul" sx={{ m: 0, pl: 4 }}>
        {differences.map(({ batchId, product, lot, expected, actual, movements }) => (
          <li key={batchId}>
            {product} <Code>{lot}</Code>{' '}
            {translate('offline.difference', {
              expected: format.number(expected),
              actual: format.number(actual),
            })}
            <Box component="ul" sx={{ m: 0, pl: 4 }}>
              {movements.map(({ type, quantity, user, date }) => (
                <li key={`${date} ${type} ${quantity}`}>
                  {translate('offline.other', {
                    type: translate(`enum.movementType.${type}`),
                    quantity: format.signed(quantity),
                    user,
                    date: format.dateTime(date),
                  })}
                </li>
              ))}
            </Box>
          </li>
        ))}
      </Box>
    </Alert>
  );
}
