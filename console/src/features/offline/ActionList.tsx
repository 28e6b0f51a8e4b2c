import SuccessIcon from '@mui/icons-material/CheckCircleOutlined';
import ErrorIcon from '@mui/icons-material/ErrorOutlined';
import WaitingIcon from '@mui/icons-material/ScheduleOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { type ActionStatus, isOpen, type OfflineAction } from '../../providers/offline/action.js';
import { useFormat } from '../../providers/session/SessionProvider.js';
import { messagesText } from '../../shared/errors/failure-text.js';
import { DataList } from '../../shared/list/DataList.js';
import { useColumns } from '../../shared/list/useColumns.js';
import { EmptyState } from '../../shared/page/EmptyState.js';
import { Code } from '../../shared/record/Code.js';

interface Props {
  /** In the order in which they were made. */
  readonly actions: readonly OfflineAction[];
  /** Those that wait for a refused one. */
  readonly held: ReadonlyMap<string, string>;
  readonly onResend: (action: OfflineAction) => void;
  readonly onCorrect: (action: OfflineAction) => void;
  readonly onDrop: (action: OfflineAction) => void;
}

const ICONS = { WAITING: WaitingIcon, SUCCESS: SuccessIcon, ERROR: ErrorIcon } as const;
const COLOURS = { WAITING: 'warning', SUCCESS: 'success', ERROR: 'error' } as const;

/** What was done offline, the newest first. */
export function ActionList({ actions, held, onResend, onCorrect, onDrop }: Props) {
  const translate = useTranslate();
  const { column, headline, figure } = useColumns<OfflineAction>();
  const format = useFormat();
  if (actions.length === 0) {
    return <EmptyState inPanel title={translate('offline.noAction')} />;
  }
  return (
    <DataList<OfflineAction>
      label={translate('offline.actions')}
      rows={[...actions].reverse()}
      rowKey={({ uid }) => uid}
      columns={[
        headline('type', 'offline.action', ({ type }) => translate(`offline.type.${type}`)),
        column('date', 'field.date', ({ datetime }) => format.dateTime(datetime)),
        column('status', 'offline.status', (action) => (
          <Box
            sx={{
              display: 'grid',
              gap: 1,
              justifyItems: { xs: 'end', md: 'start' },
              maxWidth: 360,
              ml: { xs: 'auto', md: 0 },
            }}
          >
            <Status status={action.status} isDropped={action.dropped !== undefined} />
            <Why action={action} isHeld={held.has(action.uid)} />
            {action.status === 'ERROR' && isOpen(action) && (
              <Box
                sx={{
                  display: 'flex',
                  flexWrap: 'wrap',
                  justifyContent: { xs: 'end', md: 'start' },
                  gap: 1,
                }}
              >
                <Button size="small" onClick={() => onCorrect(action)}>
                  {translate('offline.correct')}
                </Button>
                <Button size="small" onClick={() => onResend(action)}>
                  {translate('offline.resend')}
                </Button>
                <Button size="small" color="error" onClick={() => onDrop(action)}>
                  {translate('offline.drop')}
                </Button>
              </Box>
            )}
          </Box>
        )),
        column('note', 'field.deliveryNote', ({ data }) => data.bl ?? '–'),
        column('product', 'field.product', ({ data: { product, batch } }) => (
          <>
            {product} {batch && <Code>{batch}</Code>}
          </>
        )),
        figure('quantity', 'field.quantity', ({ data: { quantity } }) =>
          quantity === null ? '–' : format.number(quantity),
        ),
      ]}
    />
  );
}

function Status({ status, isDropped }: { status: ActionStatus; isDropped: boolean }) {
  const translate = useTranslate();
  const Icon = ICONS[status];
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1 }}>
      <Icon fontSize="small" color={isDropped ? 'disabled' : COLOURS[status]} />
      {translate(isDropped ? 'offline.dropped' : `offline.statusOf.${status}`)}
    </Box>
  );
}

/** The service's words, what holds it back, or why it was given up. */
function Why({ action, isHeld }: { action: OfflineAction; isHeld: boolean }) {
  const translate = useTranslate();
  const { dropped, refusal, status } = action;
  const words = dropped
    ? dropped.reason
    : status === 'ERROR' && refusal
      ? messagesText([...refusal.globalErrors, ...refusal.fieldErrors], translate)
      : isHeld
        ? translate('offline.held')
        : undefined;
  return words ? (
    <Typography variant="caption" component="p" sx={{ overflowWrap: 'anywhere' }}>
      {words}
    </Typography>
  ) : null;
}
