import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Fragment, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { ErrorCode } from '../../api/generated/codes.js';
import type { CentreTree, Reference } from '../../api/types.js';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { useSession } from '../../providers/session/SessionProvider.js';
import { ResponsiveDialog } from '../../shared/dialog/ResponsiveDialog.js';
import { FormCheckbox } from '../../shared/form/fields/FormCheckbox.js';
import { FormComment } from '../../shared/form/fields/FormComment.js';
import { FormSelect } from '../../shared/form/fields/FormSelect.js';
import { FormText } from '../../shared/form/fields/FormText.js';
import { Panel } from '../../shared/page/Panel.js';
import { FormCentre } from '../../shared/pickers/FormCentre.js';
import { numberNeeds, offered, type PreparationValues } from './preparation.js';

export interface Equipment {
  readonly carriers: readonly Reference[];
  readonly containers: readonly Reference[];
  readonly trackers: readonly Reference[];
}

interface Props {
  readonly destinations: readonly CentreTree[];
  readonly equipment: Equipment;
}

const options = (references: readonly Reference[]) =>
  references.map(({ id, nom }) => ({ value: id, label: nom }));

/** What has a number of its own, which means nothing without it. */
const NUMBERED = [
  { name: 'container', among: 'containers', missing: ErrorCode.containerRequired },
  { name: 'tracker', among: 'trackers', missing: ErrorCode.trackerRequired },
] as const;

/** Where it goes, who takes it, in what, and what watches over it. */
export function ShipmentFields({ destinations, equipment }: Props) {
  const translate = useTranslate();
  const { configuration, centre } = useSession();
  const { watch, setValue, clearErrors } = useFormContext<PreparationValues>();
  const [isNoticeOpen, setNoticeOpen] = useState(false);
  const [transfer, container, tracker, destinationId] = watch([
    'transfer',
    'container',
    'tracker',
    'destination',
  ]);
  const chosen = { container, tracker };
  const isNeverFollowed = destinations.some(
    ({ id, desactivationSuivi }) => id === destinationId && desactivationSuivi,
  );

  const copySettings = (id: string | null) => {
    const destination = destinations.find((each) => each.id === id);
    setValue('followUpDisabled', destination?.desactivationSuivi ?? false);
    setValue('carrier', offered(destination?.idTransporteur ?? null, equipment.carriers));
  };

  return (
    <Panel
      component="section"
      aria-label={translate('preparation.shipment')}
      sx={{ display: 'grid', gap: 3.5, alignContent: 'start' }}
    >
      <Typography variant="h3" component="h2">
        {translate('preparation.shipment')}
      </Typography>
      {centre?.type === 'DISPATCH' && configuration.transfertPreparation && (
        <FormCheckbox
          name="transfer"
          label={translate('preparation.transfer')}
          onValue={() => clearErrors('destination')}
        />
      )}
      <FormCentre
        name="destination"
        label={translate('field.destination')}
        required={!transfer}
        centres={destinations}
        offersLast
        onValue={copySettings}
      />
      <FormComment name="destinationComment" label={translate('preparation.destinationComment')} />
      <FormSelect name="carrier" label={translate('field.carrier')} options={options(equipment.carriers)} />
      {NUMBERED.map(({ name, among, missing }) => (
        <Fragment key={name}>
          <FormSelect
            name={name}
            label={translate(`preparation.equipment.${name}`)}
            options={options(equipment[among])}
            onValue={() => clearErrors(`${name}Number`)}
          />
          <FormText
            name={`${name}Number`}
            label={translate(`preparation.equipment.${name}Number`)}
            rules={[numberNeeds(chosen[name], missing)]}
            code
          />
        </Fragment>
      ))}
      <FormCheckbox
        name="followUpDisabled"
        label={translate('field.followUpDisabled')}
        disabled={isNeverFollowed}
        help={isNeverFollowed ? translate('preparation.neverFollowed') : undefined}
        onValue={(ticked) => setNoticeOpen(ticked)}
      />
      <FollowUpNotice open={isNoticeOpen} onClose={() => setNoticeOpen(false)} />
    </Panel>
  );
}

/** What it means that a shipment is not followed up. */
function FollowUpNotice({ open, onClose }: { open: boolean; onClose: () => void }) {
  const translate = useTranslate();
  return (
    <ResponsiveDialog
      open={open}
      onClose={onClose}
      title={translate('preparation.followUpTitle')}
      actions={
        <Button variant="contained" autoFocus onClick={onClose}>
          {translate('preparation.understood')}
        </Button>
      }
    >
      <Typography>{translate('preparation.followUpText')}</Typography>
    </ResponsiveDialog>
  );
}
