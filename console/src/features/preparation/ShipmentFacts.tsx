import Typography from '@mui/material/Typography';
import type { Reference } from '../../api/types.js';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { useFormat } from '../../providers/session/SessionProvider.js';
import { Panel } from '../../shared/page/Panel.js';
import { Code } from '../../shared/record/Code.js';
import { Facts } from '../../shared/record/Facts.js';
import type { Preparation } from './prepared.js';
import { useEquipment } from './useEquipment.js';

const named = (references: readonly Reference[] | undefined, id: string | null) =>
  references?.find((each) => each.id === id)?.nom;

/** Where it goes, who takes it, in what, and what watches over it. */
export function ShipmentFacts({ preparation }: { preparation: Preparation }) {
  const translate = useTranslate();
  const format = useFormat();
  const { carriers, containers, trackers } = useEquipment();
  const { destination, numContenant, numTracker } = preparation;

  return (
    <Panel
      component="section"
      aria-label={translate('preparation.shipment')}
      sx={{ display: 'grid', gap: 4 }}
    >
      <Typography variant="h3" component="h2">
        {translate('preparation.shipment')}
      </Typography>
      <Facts
        facts={[
          {
            label: translate('field.destination'),
            value: destination && [destination.nom, destination.service].filter(Boolean).join(' – '),
          },
          {
            label: translate('preparation.transfer'),
            value: translate(preparation.transfert ? 'answer.yes' : 'answer.no'),
          },
          {
            label: translate('field.carrier'),
            value: named(carriers.data, preparation.idTransporteur),
          },
          {
            label: translate('preparation.equipment.container'),
            value: named(containers.data, preparation.idContenant),
          },
          {
            label: translate('preparation.equipment.containerNumber'),
            value: numContenant && <Code>{numContenant}</Code>,
          },
          {
            label: translate('preparation.equipment.tracker'),
            value: named(trackers.data, preparation.idTracker),
          },
          {
            label: translate('preparation.equipment.trackerNumber'),
            value: numTracker && <Code>{numTracker}</Code>,
          },
          { label: translate('preparation.preparedAt'), value: format.dateTime(preparation.date) },
          { label: translate('preparation.preparedBy'), value: preparation.utilisateur },
          {
            label: translate('preparation.destinationComment'),
            value: preparation.commentaireDestination,
            wide: true,
          },
        ]}
      />
    </Panel>
  );
}
