import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useFormContext } from 'react-hook-form';
import { ErrorCode } from '../../api/generated/codes.js';
import type { DeliveryNoteLine } from '../../api/types.js';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { useFormat } from '../../providers/session/SessionProvider.js';
import { FormCause } from '../../shared/form/fields/FormCause.js';
import { FormCheckbox } from '../../shared/form/fields/FormCheckbox.js';
import { FormQuantity } from '../../shared/form/fields/FormQuantity.js';
import { FormText } from '../../shared/form/fields/FormText.js';
import { atMost, maxText, notNegative } from '../../shared/form/rules.js';
import { needsComment } from '../../shared/form/scrapping-cause.js';
import { Code } from '../../shared/record/Code.js';
import type { IncomingNote } from './incoming-note.js';
import type { ReceptionValues } from './reception.js';

/** Where less arrived than was sent: how much, and why. The scrapping follows by itself. */
export function DifferenceFields({ note }: { note: IncomingNote }) {
  const translate = useTranslate();
  const { watch } = useFormContext<ReceptionValues>();
  const differs = watch('differs');
  return (
    <>
      <FormCheckbox
        name="differs"
        label={translate('stockEntry.differs')}
        help={differs ? translate('stockEntry.differsHelp') : undefined}
      />
      {differs &&
        note.lignes.map((line, index) => <LineDifference key={line.id} line={line} index={index} />)}
    </>
  );
}

function LineDifference({ line, index }: { line: DeliveryNoteLine; index: number }) {
  const translate = useTranslate();
  const format = useFormat();
  const { watch } = useFormContext<ReceptionValues>();
  const arrival = watch(`lines.${index}`);
  const isShort = arrival.quantity !== null && arrival.quantity < line.quantite;
  const name = `${line.produit.nomCommercial} ${line.stock.lot}`;
  return (
    <Box
      role="group"
      aria-label={name}
      sx={{ display: 'flex', flexDirection: 'column', gap: 3, py: 3, borderTop: 1, borderColor: 'divider' }}
    >
      <Typography sx={{ fontWeight: 'fontWeightMedium' }}>
        {line.produit.nomCommercial} <Code>{line.stock.lot}</Code>
      </Typography>
      <FormQuantity
        name={`lines.${index}.quantity`}
        label={translate('stockEntry.arrived', { sent: format.packages(line.quantite, line.produit) })}
        required
        min={0}
        max={line.quantite}
        rules={[notNegative, atMost(line.quantite, ErrorCode.receivedAboveSent)]}
      />
      {isShort && (
        <>
          <Typography variant="body2" color="warning.main" aria-live="polite">
            {translate('stockEntry.missing', {
              packages: format.packages(line.quantite - (arrival.quantity ?? 0), line.produit),
            })}
          </Typography>
          <FormCause name={`lines.${index}.cause`} required />
          <FormText
            name={`lines.${index}.comment`}
            label={translate('field.comment')}
            required={needsComment(arrival.cause)}
            rules={[maxText]}
          />
        </>
      )}
    </Box>
  );
}
