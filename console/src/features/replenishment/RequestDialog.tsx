import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router';
import type { RequestKind } from '../../api/generated/request-status.js';
import { useRead } from '../../api/queries.js';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { useFormat, useSession } from '../../providers/session/SessionProvider.js';
import { ResponsiveDialog } from '../../shared/dialog/ResponsiveDialog.js';
import { NotLoaded } from '../../shared/page/Loaded.js';
import { Section } from '../../shared/page/Section.js';
import { Code } from '../../shared/record/Code.js';
import { Facts } from '../../shared/record/Facts.js';
import { Tag } from '../../shared/record/Tag.js';
import { historyOf, namesOf, REQUEST_PATHS, type Request, type RequestLife, toneOf } from './request.js';

interface Props {
  readonly kind: RequestKind;
  readonly request: Request;
  readonly onClose: () => void;
}

/** A request and all that happened to it, the first step first. */
export function RequestDialog({ kind, request, onClose }: Props) {
  const translate = useTranslate();
  const { data, error, refetch } = useRead(`${REQUEST_PATHS[kind]}/{id}`, { path: { id: request.id } });
  return (
    <ResponsiveDialog
      open
      readOnly
      onClose={onClose}
      width="md"
      title={translate('replenishment.detailTitle', namesOf(request))}
      actions={<Button onClick={onClose}>{translate('action.close')}</Button>}
    >
      {data ? <Life life={data} /> : <NotLoaded read={{ error, refetch }} rows={5} height={44} />}
    </ResponsiveDialog>
  );
}

function Life({ life }: { life: RequestLife }) {
  const translate = useTranslate();
  const format = useFormat();
  const { produit } = life;
  const doses = [
    [life.nbDoses1, 'first'],
    [life.nbDoses2, 'second'],
    [life.nbDosesR, 'booster'],
  ] as const;
  return (
    <Box sx={{ display: 'grid', gap: 6 }}>
      <Facts
        compact
        facts={[
          {
            label: translate('field.status'),
            value: <Tag tone={toneOf(life.statut)}>{translate(`enum.requestStatus.${life.statut}`)}</Tag>,
          },
          { label: translate('replenishment.asked'), value: format.packages(life.nbCond, produit) },
          { label: translate('replenishment.wanted'), value: format.dateTime(life.dateReception) },
          ...(life.modeQte === 'DOSE'
            ? doses.map(([count, round]) => ({
                label: translate(`replenishment.dose.${round}`),
                value: format.number(count),
              }))
            : []),
          ...(life.dateCouvertureDebut || life.dateCouvertureFin
            ? [
                {
                  label: translate('replenishment.coverageFrom'),
                  value: format.date(life.dateCouvertureDebut),
                },
                {
                  label: translate('replenishment.coverageUntil'),
                  value: format.date(life.dateCouvertureFin),
                },
              ]
            : []),
          { label: translate('field.carrier'), value: life.transporteur?.nom },
        ]}
      />
      <Steps life={life} />
      {life.preparations.length > 0 && <Preparations life={life} />}
    </Box>
  );
}

function Steps({ life }: { life: RequestLife }) {
  const translate = useTranslate();
  const format = useFormat();
  return (
    <Section heading="h3" title={translate('replenishment.timeline')}>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 4 }}>
        {life.historique.map((step) => (
          <Box
            component="li"
            key={`${step.date} ${step.statut}`}
            sx={{ borderLeft: 3, borderColor: 'divider', pl: 3, display: 'grid', gap: 1 }}
          >
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'baseline' }}>
              <Tag tone={toneOf(step.statut)}>{translate(`enum.requestStatus.${step.statut}`)}</Tag>
              <Typography variant="body2" color="textSecondary">
                {[format.dateTime(step.date), step.utilisateur, step.centre?.nom].filter(Boolean).join(' · ')}
              </Typography>
            </Box>
            {step.quantite !== null && (
              <Typography variant="body2">
                {translate('replenishment.stepQuantity', {
                  quantity: format.packages(step.quantite, life.produit),
                  date: format.dateTime(step.dateReception),
                })}
              </Typography>
            )}
            {step.dateDepart && (
              <Typography variant="body2">
                {translate('replenishment.stepDeparture', { date: format.dateTime(step.dateDepart) })}
              </Typography>
            )}
            {step.commentaire && (
              <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
                {step.commentaire}
              </Typography>
            )}
          </Box>
        ))}
      </Box>
    </Section>
  );
}

/** Delivery notes that serve it; only the dispatch centre has a page of each. */
function Preparations({ life }: { life: RequestLife }) {
  const translate = useTranslate();
  const format = useFormat();
  const { centre } = useSession();
  const isDispatch = centre?.type === 'DISPATCH';
  return (
    <Section heading="h3" title={translate('replenishment.preparations')}>
      <Box component="ul" sx={{ m: 0, pl: 5 }}>
        {life.preparations.map((note) => (
          <Typography component="li" variant="body2" key={note.id}>
            {isDispatch ? (
              <Link component={RouterLink} to={`/dispatch/exits/${note.id}`}>
                <Code>{note.numeroBl}</Code>
              </Link>
            ) : (
              <Code>{note.numeroBl}</Code>
            )}{' '}
            {historyOf(note)
              .map(({ words, date, user }) => translate(words, { date: format.dateTime(date), user }))
              .join(', ')}
          </Typography>
        ))}
      </Box>
    </Section>
  );
}
