import ChevronIcon from '@mui/icons-material/ChevronRightOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useRead } from '../../api/queries.js';
import { serviceNow } from '../../api/service-clock.js';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { useFormat, useSession } from '../../providers/session/SessionProvider.js';
import { LinkedItem } from '../../shared/list/LinkedItem.js';
import { NotLoaded } from '../../shared/page/Loaded.js';
import { Panel } from '../../shared/page/Panel.js';
import { Section } from '../../shared/page/Section.js';
import { useIsSmall } from '../../shared/page/useIsSmall.js';
import { Tag } from '../../shared/record/Tag.js';
import type { ToneName } from '../../theme/tokens.js';
import { type AlertGroup, type AlertRow, grouped, isFoundByCheck, leadsTo } from './desk.js';

/** As many as leave the next part of the page in sight; the others are one tap away. */
const SHOWN = { small: 2, desk: 6 };
/** More than anybody settles in a day. */
const READ = 100;

const TONES: Readonly<Record<AlertRow['gravite'], ToneName>> = {
  URGENT: 'danger',
  ATTENTION: 'caution',
  INFO: 'notice',
};

/** What waits for somebody, most urgent first; each leads to where it is settled (docs/rules/alerts.md). */
export function AlertList() {
  const translate = useTranslate();
  const format = useFormat();
  const session = useSession();
  const [all, setAll] = useState(false);
  const shown = useIsSmall() ? SHOWN.small : SHOWN.desk;
  // Of the whole network what is urgent comes at once; everything is searched for when somebody wants it.
  const [urgentOnly, setUrgentOnly] = useState(session.centre === null);
  const { data, error, refetch } = useRead('/centre/alertes', {
    query: { range: `[0,${READ}]`, ...(urgentOnly && { gravite: 'URGENT' as const }) },
  });
  const alerts = grouped(data?.slice(0, READ) ?? []);
  const more = (data?.length ?? 0) > READ;
  const count = `${format.number(alerts.length)}${more ? '+' : ''}`;
  const now = serviceNow();

  return (
    <Section
      sx={DESK_PART}
      title={
        alerts.length > 0
          ? translate(urgentOnly ? 'home.urgentCount' : 'home.waitingCount', { count })
          : translate(urgentOnly ? 'home.urgent' : 'home.waiting')
      }
    >
      {data === undefined ? (
        <NotLoaded inPanel read={{ error, refetch }} rows={2} height={44} />
      ) : alerts.length === 0 ? (
        <Panel>
          <Typography>{translate(urgentOnly ? 'home.nothingUrgent' : 'home.nothingWaits')}</Typography>
          {!urgentOnly && <Typography color="textSecondary">{translate('home.nothingWaitsHelp')}</Typography>}
        </Panel>
      ) : (
        <Panel flush>
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {(all ? alerts : alerts.slice(0, shown)).map((group) => (
              <AlertItem
                key={group[0].id}
                group={group}
                to={leadsTo(group[0], session, now)}
                withCentre={session.centre === null}
              />
            ))}
          </Box>
          {alerts.length > shown && (
            <Box sx={{ p: 2, borderTop: 1, borderColor: 'divider' }}>
              <Button onClick={() => setAll(!all)} aria-expanded={all}>
                {all ? translate('home.fewer') : translate('home.showAll', { count })}
              </Button>
            </Box>
          )}
          {all && more && (
            <Typography variant="body2" color="textSecondary" sx={{ px: 4, pb: 3 }}>
              {translate('home.further')}
            </Typography>
          )}
        </Panel>
      )}
      {urgentOnly && data && (
        <Button onClick={() => setUrgentOnly(false)} sx={{ mt: 2 }}>
          {translate('home.lessUrgent')}
        </Button>
      )}
    </Section>
  );
}

interface ItemProps {
  readonly group: AlertGroup;
  readonly to: string | undefined;
  readonly withCentre: boolean;
}

function AlertItem({ group, to, withCentre }: ItemProps) {
  const translate = useTranslate();
  const format = useFormat();
  const [alert] = group;
  const { gravite, type, echeance } = alert;
  const packages = group.reduce((sum, { quantite = 0 }) => sum + quantite, 0);
  const due = echeance && (echeance.length === 10 ? format.date(echeance) : format.dateTime(echeance));
  const details = [
    packages > 0 &&
      translate(isFoundByCheck(alert) ? 'home.differences' : 'home.packages', {
        smart_count: packages,
        count: format.number(packages),
      }),
    alert.lot && translate('home.lot', { lot: alert.lot }),
    alert.numeroBl,
    alert.correspondant?.nom,
    due &&
      (group.length > 1
        ? translate('home.periods', { count: format.number(group.length), date: due })
        : translate('home.due', { date: due })),
    withCentre && alert.centre?.nom,
  ].filter(Boolean);
  return (
    <LinkedItem to={to} sx={ROW}>
      <Box
        sx={{
          display: 'flex',
          flexDirection: { xs: 'column', md: 'row' },
          alignItems: { xs: 'flex-start', md: 'center' },
          gap: { xs: 1, md: 4 },
          minWidth: 0,
          flexGrow: 1,
          overflowWrap: 'anywhere',
        }}
      >
        <Box sx={{ width: { md: 112 }, flexShrink: 0 }}>
          <Tag tone={TONES[gravite]}>{translate(`enum.alertLevel.${gravite}`)}</Tag>
        </Box>
        <Box sx={{ minWidth: 0 }}>
          <Typography component="span" sx={{ display: 'block', fontWeight: 'fontWeightMedium' }}>
            {[translate(`enum.alertType.${type}`), alert.nomCommercial].filter(Boolean).join(' · ')}
          </Typography>
          <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
            {details.join(' · ')}
          </Typography>
        </Box>
      </Box>
      {to && <ChevronIcon aria-hidden sx={{ color: 'text.secondary', flexShrink: 0 }} />}
    </LinkedItem>
  );
}

const ROW = {
  display: 'flex',
  alignItems: 'center',
  gap: { xs: 3, md: 4 },
  px: { xs: 3.5, md: 5 },
  py: 2.5,
  minHeight: 56,
} as const;

/** Between the parts of the desk. */
export const DESK_PART = { mb: { xs: 6, md: 8 } };
