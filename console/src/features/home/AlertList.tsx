import ChevronIcon from '@mui/icons-material/ChevronRightOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { keepPreviousData } from '@tanstack/react-query';
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
/** Read at a time: more than anybody settles in a day. */
const READ = 100;

const TONES: Readonly<Record<AlertRow['gravite'], ToneName>> = {
  URGENT: 'danger',
  ATTENTION: 'caution',
  INFO: 'notice',
};

const LESS_URGENT = ['ATTENTION', 'INFO'] as const;

/**
 * What waits for somebody, most urgent first; each leads to where it is settled (docs/rules/alerts.md). Of the whole
 * network what is urgent comes at once, each other level in a list of its own when somebody wants it.
 */
export function AlertList() {
  const translate = useTranslate();
  const { centre } = useSession();
  const [isUrgentOnly, setUrgentOnly] = useState(true);

  return (
    <Box sx={{ ...DESK_PART, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 4 }}>
      {centre ? (
        // Of another centre nothing is shown, not even until its own are there.
        <Alerts key={centre.id} />
      ) : (
        <>
          <Alerts level="URGENT" />
          {isUrgentOnly ? (
            <Button onClick={() => setUrgentOnly(false)} sx={{ justifySelf: 'start' }}>
              {translate('home.lessUrgent')}
            </Button>
          ) : (
            LESS_URGENT.map((level) => <Alerts key={level} level={level} />)
          )}
        </>
      )}
    </Box>
  );
}

/** @param level the only one that is listed; all, where it is absent */
function Alerts({ level }: { readonly level?: AlertRow['gravite'] }) {
  const translate = useTranslate();
  const format = useFormat();
  const session = useSession();
  const [all, setAll] = useState(false);
  const shown = useIsSmall() ? SHOWN.small : SHOWN.desk;
  const [end, setEnd] = useState(READ);
  const { data, error, refetch, isPlaceholderData } = useRead(
    '/centre/alertes',
    // One row further, which tells whether there are more.
    { query: { range: `[0,${end}]`, ...(level && { gravite: level }) } },
    { placeholderData: keepPreviousData },
  );
  const alerts = grouped(data?.slice(0, end) ?? []);
  const more = isPlaceholderData || (data?.length ?? 0) > end;
  const isAllInSight = all || alerts.length <= shown;
  const count = `${format.number(alerts.length)}${more ? '+' : ''}`;
  const now = serviceNow();
  const words = `home.levels.${level ?? 'ALL'}`;
  const readOn = () => {
    setAll(true);
    setEnd(end + READ);
  };

  return (
    <Section title={alerts.length > 0 ? translate(`${words}.count`, { count }) : translate(`${words}.title`)}>
      {data === undefined ? (
        <NotLoaded inPanel read={{ error, refetch }} rows={2} height={44} />
      ) : alerts.length === 0 ? (
        <Panel>
          <Typography>{translate(`${words}.none`)}</Typography>
          {!level && <Typography color="textSecondary">{translate('home.nothingWaitsHelp')}</Typography>}
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
          {(alerts.length > shown || more) && (
            <Box
              sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, p: 2, borderTop: 1, borderColor: 'divider' }}
            >
              {alerts.length > shown && (
                <Button onClick={() => setAll(!all)} aria-expanded={all}>
                  {all ? translate('home.fewer') : translate('home.showAll', { count })}
                </Button>
              )}
              {isAllInSight && more && (
                <Button onClick={readOn} loading={isPlaceholderData}>
                  {translate('home.further')}
                </Button>
              )}
            </Box>
          )}
        </Panel>
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
